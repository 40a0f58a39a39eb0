### Titles of stacks and groups of cards, of set-ups and of editions. A stack of one card has the name of the card.

## Editions

edition-title-classic = Classic
edition-title-advance = Advance
edition-title-quest = Quest

## Set-ups

setup-name-first = First
setup-name-learning = Learning
setup-name-tower-of-corruption = Tower of corruption
setup-name-tower-of-compulsion = Tower of compulsion
setup-name-tower-of-contempt = Tower of contempt

## Stacks of Classic

stack-thunderstone = Thunderstone
stack-amazon = Amazon
stack-chalice = Chalice
stack-dwarf = Dwarf
stack-elf = Elf
stack-feayn = Feayn
stack-lorigg = Lorigg
stack-outlands = Outlands
stack-redblade = Redblade
stack-regian = Regian
stack-selurin = Selurin
stack-thyrian = Thyrian
stack-abyssal = Abyssal
stack-doomknight-humanoid = Doomknight Humanoid
stack-dragon = Dragon
stack-enchanted = Enchanted
stack-humanoid = Humanoid
stack-ooze = Ooze
stack-undead-doom = Undead Doom
stack-undead-spirit = Undead Spirit

## Stacks of Advance

stack-aird = Aird
stack-bhoidwood = Bhoidwood
stack-caliginite = Caliginite
stack-criochan = Criochan
stack-deepstrider = Deepstrider
stack-drua = Drua
stack-glamercast = Glamercast
stack-sternnkin = Sternnkin
stack-thundermage = Thundermage
stack-veilminder = Veilminder
stack-whetmage = Whetmage
stack-burnmarked = Burnmarked
stack-corvaxis = Corvaxis
stack-djinni = Djinni
stack-kobold = Kobold
stack-horde = Horde
stack-skeleton = Skeleton
stack-treefolk = Treefolk
stack-bearer = Bearer
stack-curse = Curse
stack-token = Token
stack-familiar = Familiar

## Stacks of Quest

stack-gorlandor = Gorlandor
stack-hawkswood = Hawkswood
stack-pylorian = Pylorian
stack-scathian = Scathian
stack-silverhelm = Silverhelm
stack-stormhand = Stormhand
stack-avania = Avania
stack-brimstone = Brimstone
stack-ehrlingal = Ehrlingal
stack-felin = Felin
stack-gendarme = Gendarme
stack-sephilest = Sephilest
stack-baharan = Baharan
stack-darameric = Darameric
stack-linsha = Linsha
stack-markennan = Markennan
stack-nimblefingers = Nimblefingers
stack-regalen = Regalen
stack-darkrend = Darkrend
stack-grimwolf = Grimwolf
stack-honormain = Honormain
stack-jadress = Jadress
stack-moonblades = Moonblades
stack-stormskull = Stormskull
stack-arcanian = Arcanian
stack-dunardic = Dunardic
stack-terakian = Terakian
stack-veris = Veris
stack-treasure = Treasure
stack-side-quest = Side Quest
stack-kobold-skirmishers = Kobold Skirmishers
stack-goblin-grunts = Goblin Grunts
stack-hobgoblin-brutes = Hobgoblin Brutes
stack-spider-terrors = Spider Terrors
stack-ancient-adventurers = Ancient Adventurers
stack-twisted-creatures = Twisted Creatures
stack-woodland-sprites = Woodland Sprites
stack-corrupted-elves = Corrupted Elves
stack-foundational-keepers = Foundational Keepers
stack-corrupted-centaurs = Corrupted Centaurs
stack-ensnaring-vines = Ensnaring Vines
stack-bog-zombies = Bog Zombies
stack-chaos-lizards = Chaos Lizards
stack-moor-skeletons = Moor Skeletons
stack-marsh-trolls = Marsh Trolls
stack-swamp-spirits = Swamp Spirits
stack-air-servitors = Air Servitors
stack-water-servitors = Water Servitors
stack-earth-servitors = Earth Servitors
stack-fire-servitors = Fire Servitors
stack-divine-founders = Divine Founders
stack-abyssal-founders = Abyssal Founders
stack-doomknights = Doomknights
stack-gnoll-raiders = Gnoll Raiders
stack-torments = Torments
stack-ancient-wyrms = Ancient Wyrms
stack-ancient-protectors = Ancient Protectors
stack-tile = Tile
stack-guardian-of-the-sun = Guardian Of The Sun
stack-baalok-the-flesh-weaver = Baalok The Flesh Weaver
stack-miricelle-scion-defender = Miricelle Scion Defender
stack-death-sentinel = Death Sentinel
