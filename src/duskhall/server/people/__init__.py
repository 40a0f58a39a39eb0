"""Who people are, by a signed cookie, and what holds for the whole house."""
