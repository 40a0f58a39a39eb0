# What the server says about lessons.

server-lesson-not-this = { $why }
server-lesson-none = This table is not a lesson.
server-lesson-unknown = There is no lesson “{ $name }”. Choose one from the list.
