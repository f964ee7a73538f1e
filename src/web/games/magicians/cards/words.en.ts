/** What the seven cards show, in English. */
export const cardsEn = {
  "magicians.picture.forest": "Night in the wood. An old man holds his lantern before him, and an owl looks on.",
  "magicians.picture.magician":
    "One hand raised to the stars, one above cup, coin, dagger and wand: all is ready on his table.",
  "magicians.picture.tower": "Lightning takes the tower's crown, and two fall who thought themselves high enough.",
  "magicians.picture.castle":
    "She sits among the corn before her castle, stars about her crown and a heart on her shield.",
  "magicians.picture.sun":
    "Noon above the garden wall: a child rides out with a red banner, and sunflowers turn after it.",
  "magicians.picture.mill": "A hare climbs, a fox falls, an owl wears the crown for now: the stream turns the wheel.",
  "magicians.picture.moon":
    "Dog and wolf look up at one moon. A crayfish leaves the pool, and a way leads between two towers.",
  "magicians.lookAt": "Look at {card}",
  "magicians.allSeven": "All seven",
} as const;
