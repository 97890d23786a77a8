# The cards of Cache ton Cash, in every form that a sentence asks for.
# name alone; full in full; a; pl counted ("2 …"); the; kind after "a set of"; sets after "your" or "Tom's"; brief at the
# brief level; short in braille, 9 cells at most. "-pl": where there are several.

card-BD =
    .name = Comic Book Collection
    .full = Comic Book Collection
    .a = a Comic Book Collection
    .pl = Comic Book Collections
    .the = the Comic Book Collection
    .kind = Comic Book Collections
    .sets = Comic Book Collection
    .sets-pl = Comic Book Collections
    .brief = Comic Collection
    .brief-pl = Comics
    .short = Comics

card-PI =
    .name = Piano
    .full = Piano
    .a = a Piano
    .pl = Pianos
    .the = the Piano
    .kind = Pianos
    .sets = Piano
    .sets-pl = Pianos
    .brief = Piano
    .brief-pl = Pianos
    .short = Piano

card-TR =
    .name = Electric Train
    .full = Electric Train
    .a = an Electric Train
    .pl = Electric Trains
    .the = the Electric Train
    .kind = Electric Trains
    .sets = Electric Train
    .sets-pl = Electric Trains
    .brief = Train
    .brief-pl = Trains
    .short = Train

card-BJ =
    .name = Granny's Jewels
    .full = Granny's Jewels
    .a = a Granny's Jewels card
    .pl = Granny's Jewels cards
    .the = the Granny's Jewels
    .kind = Granny's Jewels
    .sets = Granny's Jewels
    .brief = Jewels
    .short = Jewels

card-BL =
    .name = Nest Egg Stocking
    .full = Nest Egg Stocking
    .a = a Nest Egg Stocking
    .pl = Nest Egg Stockings
    .the = the Nest Egg Stocking
    .kind = Nest Egg Stockings
    .sets = Nest Egg Stocking
    .sets-pl = Nest Egg Stockings
    .brief = Stocking
    .brief-pl = Stockings
    .short = Stocking

card-TI =
    .name = Piggy Bank
    .full = Piggy Bank
    .a = a Piggy Bank
    .pl = Piggy Banks
    .the = the Piggy Bank
    .kind = Piggy Banks
    .sets = Piggy Bank
    .sets-pl = Piggy Banks
    .brief = Piggy Bank
    .brief-pl = Piggy Banks
    .short = Piggy

card-SB =
    .name = Fancy Car
    .full = Fancy Car
    .a = a Fancy Car
    .pl = Fancy Cars
    .the = the Fancy Car
    .kind = Fancy Cars
    .sets = Fancy Car
    .sets-pl = Fancy Cars
    .brief = Car
    .brief-pl = Cars
    .short = Car

card-AV =
    .name = Private Plane
    .full = Private Plane
    .a = a Private Plane
    .pl = Private Planes
    .the = the Private Plane
    .kind = Private Planes
    .sets = Private Plane
    .sets-pl = Private Planes
    .brief = Plane
    .brief-pl = Planes
    .short = Plane

card-SC =
    .name = Scooter
    .full = Scooter
    .a = a Scooter
    .pl = Scooters
    .the = the Scooter
    .kind = Scooters
    .sets = Scooter
    .sets-pl = Scooters
    .brief = Scooter
    .brief-pl = Scooters
    .short = Scooter

card-CA =
    .name = Cabin
    .full = Cabin in the Woods
    .a = a Cabin
    .pl = Cabins
    .the = the Cabin
    .kind = Cabins
    .sets = Cabin
    .sets-pl = Cabins
    .brief = Cabin
    .brief-pl = Cabins
    .short = Cabin

card-AG =
    .name = Silverware
    .full = Silverware
    .a = a Silverware card
    .pl = Silverware cards
    .the = the Silverware
    .short = Silver

card-OR =
    .name = Gold
    .full = Gold
    .a = a Gold card
    .pl = Gold cards
    .the = the Gold
    .short = Gold

card-PE =
    .name = Small Savings
    .full = Small Savings
    .a = a Small Savings card
    .pl = Small Savings cards
    .the = the Small Savings
    .short = Savings

card-EC =
    .name = Swap
    .full = Swap
    .a = a Swap
    .pl = Swap cards
    .the = the Swap
    .short = Swap

card-DE =
    .name = House Move
    .full = House Move
    .a = a House Move
    .pl = House Move cards
    .the = the House Move
    .short = Move
