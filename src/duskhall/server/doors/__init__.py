"""Where requests and sockets come in: what stands before them, the built page, figures and the log."""
