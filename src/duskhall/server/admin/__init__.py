"""What admins do, over HTTP or by the command."""
