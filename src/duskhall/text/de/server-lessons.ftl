# What the server says about lessons.

server-lesson-not-this = { $why }
server-lesson-none = Dieser Tisch ist keine Lektion.
server-lesson-unknown = Eine Lektion „{ $name }“ gibt es nicht. Wähl eine aus der Liste.
