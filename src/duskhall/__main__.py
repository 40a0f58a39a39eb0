"""Runs the command line: ``python -m duskhall``."""

import sys

from duskhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
