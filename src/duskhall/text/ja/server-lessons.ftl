# What the server says about lessons.

server-lesson-not-this = { $why }
server-lesson-none = この卓はレッスンではありません。
server-lesson-unknown = 「{ $name }」というレッスンはありません。一覧から選んでください。
