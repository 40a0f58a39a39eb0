### Words that one edition has for what others have as well; those of Quest are in quest.ftl.

advance-figure-attack = Physischer Angriff
    .gender = m
    .adjective = Physisch
    .noun = Angriff
    .noun-gen = Angriffs
advance-figure-darkness = Dunkelheit
    .gender = f
quest-figure-attack = Physischer Angriff
    .gender = m
    .adjective = Physisch
    .noun = Angriff
    .noun-gen = Angriffs
