"""Tables on a server: people, seats, storage, sockets. It knows no rule; it asks the machine and tells each viewer.

The rooms, from the ground up; each knows only rooms below it, and its ``__init__`` says what it holds: ``wire``,
``limits``, ``game``, ``store``, ``encode``, ``people``, ``services``, ``thinking``, ``tables``, ``lobby``, ``admin``,
``doors``, ``api``. Beside them stand ``errors`` and ``settings``, and ``app``, which puts all of them together.
"""
