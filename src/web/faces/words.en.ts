/** Faces one may choose, in English. */
export const facesEn = {
  "face.title": "Your face",
  "face.help": "It is yours in games on this device. Online everybody has the face that goes with their name.",
  "face.byName": "By name",
  "face.0": "In a pointed hat, with a wand",
  "face.1": "Copper hair, in a soft hat",
  "face.2": "Curls, a wide hat, and a cat",
  "face.3": "A full straw-coloured beard",
  "face.4": "Hooded, with a potion",
  "face.5": "In a turban, with round glasses",
  "face.6": "With a circlet and a book",
  "face.7": "A moustache and a tall hat",
  "face.8": "A kerchief, half-moon glasses, a mouse",
  "face.9": "A long white beard and a staff",
  "face.10": "With an eye patch and a key",
  "face.11": "A goatee, a wide hat, and dice",
};
