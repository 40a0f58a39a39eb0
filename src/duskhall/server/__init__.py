"""Tables on a server: people, seats, storage, sockets. It knows no rule; it asks the machine and tells each viewer."""
