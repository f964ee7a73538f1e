/** Was die sieben Karten zeigen, auf Deutsch. */
export const cardsDe = {
  "magicians.picture.forest": "Nacht im Wald. Ein Alter hält die Laterne vor sich hin, und eine Eule sieht ihm zu.",
  "magicians.picture.magician":
    "Eine Hand zu den Sternen, eine über Kelch, Münze, Dolch und Stab: Auf seinem Tisch liegt alles bereit.",
  "magicians.picture.tower": "Der Blitz nimmt dem Turm die Krone, und zwei fallen, die sich hoch genug glaubten.",
  "magicians.picture.castle": "Sie sitzt im Korn vor ihrem Schloss, Sterne um die Krone und ein Herz auf dem Schild.",
  "magicians.picture.sun":
    "Mittag über der Gartenmauer: Ein Kind reitet mit rotem Banner hinaus, und die Sonnenblumen sehen ihm nach.",
  "magicians.picture.mill":
    "Ein Hase steigt, ein Fuchs fällt, eine Eule trägt vorerst die Krone: Der Bach dreht das Rad.",
  "magicians.picture.moon":
    "Hund und Wolf sehen denselben Mond. Ein Krebs verlässt den Teich, und ein Weg führt zwischen zwei Türmen fort.",
  "magicians.lookAt": "{card} ansehen",
  "magicians.allSeven": "Alle sieben",
} as const;
