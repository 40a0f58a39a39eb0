"""The steps of programs: a class for each word, which lowers, runs and asks it and takes the answer."""
