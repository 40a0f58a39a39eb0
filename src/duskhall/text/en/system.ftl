# Why the system refused something, by the name of its error.

system-eacces = Permission denied
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-econnrefused = Connection refused
system-eexist = File exists
system-eisdir = Is a directory
system-enametoolong = File name too long
system-enoent = No such file or directory
system-enospc = No space left on device
system-enotdir = Not a directory
system-enotempty = Directory not empty
system-eperm = Operation not permitted
system-erofs = Read-only file system
system-etimedout = Connection timed out
