"""What people do with tables: find and make them, sit down, play again, campaigns, challenges, lessons."""
