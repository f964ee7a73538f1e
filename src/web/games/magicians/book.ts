/** The family's rules of The Three Magicians. */
import type { State } from "../../../core/game.ts";
import type { Given } from "../../../games/magicians/scenario.ts";
import { given } from "../../../games/magicians/scenario.ts";
import type { Chapter } from "../../rulebook/book.ts";

const at = (wish: Given) => (): State => given(wish).state;

const family: Chapter = {
  name: "family",
  title: { de: "So wird gespielt", en: "How to play" },
  sections: [
    {
      title: { de: "Worum es geht", en: "What it is about" },
      text: [
        {
          de: "Drei Magier und ihre Lehrlinge streifen durch den alten Wald. An sieben Orten liegen Tarotkarten, je zwei. Wer als Erster alle sieben verschiedenen besitzt, gewinnt.",
          en: "Three magicians and their apprentices roam the old wood. At seven places lie tarot cards, two at each. Whoever first owns all seven different ones wins.",
        },
      ],
      picture: {
        position: at({}),
        caption: {
          de: "Alle beginnen auf dem Platz des Lebens, in der Mitte.",
          en: "All begin at the tree of life, in the middle.",
        },
      },
    },
    {
      title: { de: "Dein Zug", en: "Your turn" },
      text: [
        {
          de: "Du wirfst drei Stäbe; jeder zeigt null, eine oder zwei Kerben. Alle zusammen sagen, wie viele Schritte dein Lehrling gehen muss, auf Steinen und Orten, ohne umzukehren. Der Stab deiner Farbe sagt, wie viele Orte weit dein Magier springen darf, genau so viele oder gar nicht. Die Reihenfolge ist frei.",
          en: "You throw three wands; each shows none, one or two notches. All together say how many steps your apprentice must walk, over stones and places, without turning back. The wand of your own colour says how many places your magician may jump, exactly that many or none. The order is yours.",
        },
        {
          de: "Drei Einsen oder drei Zweien: Nach diesem Wurf wirfst du noch einmal. Drei Nullen: Beide Figuren landen im Labyrinth, und dein Zug ist vorbei. Auf dem Platz des Lebens darf dein Magier nicht zweimal nacheinander stehen bleiben.",
          en: "Three ones or three twos: after this throw you throw again. Three zeros: both figures go to the labyrinth, and your turn is over. Your magician may not stay at the tree of life twice in a row.",
        },
      ],
    },
    {
      title: { de: "Eine Karte gewinnen", en: "Winning a card" },
      text: [
        {
          de: "Treffen sich dein Magier und dein Lehrling an einem der sieben Orte, nimmst du dessen Karte; liegt keine mehr da, dann von jemandem, der sie hat. Keiner besitzt eine Karte doppelt. Die sechste bringt dir sofort einen weiteren Wurf.",
          en: "When your magician and your apprentice meet at one of the seven places, you take its card; if none is left, from somebody who has it. Nobody owns a card twice. The sixth brings you one more throw.",
        },
      ],
      picture: {
        position: at({ magicians: ["mill", "forest", "tower"], apprentices: ["life", "castle", "tower"] }),
        lines: ["throw 0 2 2"],
        shown: "apprentice mill",
        caption: {
          de: "Vier Schritte bis zur Mühle, wo der rote Magier wartet: eine Karte.",
          en: "Four steps to the mill, where the red magician is waiting: a card.",
        },
      },
    },
    {
      title: { de: "Kampf", en: "The duel" },
      text: [
        {
          de: "Springt ein Magier zu einem anderen, kämpfen sie um den Ort. Der Angreifer wirft die Stäbe bis zu dreimal und lässt liegen, was ihm gefällt. Der andere hat höchstens so viele Würfe. Die höhere Summe gewinnt, bei gleicher die mit weniger Würfen. Der Verlierer muss ins Labyrinth, der Sieger nimmt die Karte.",
          en: "When a magician jumps to another one, they fight for the place. The attacker throws the wands up to three times and leaves lying what is good. The other has at most as many throws. The higher sum wins, equal sums the one with fewer throws. The loser goes to the labyrinth, the winner takes the card.",
        },
        {
          de: "Ein Lehrling, der allein auf einen fremden Magier trifft, muss ebenfalls ins Labyrinth.",
          en: "An apprentice that meets a foreign magician alone goes to the labyrinth, too.",
        },
      ],
      picture: {
        position: at({ magicians: ["mill", "sun", "tower"], apprentices: ["life", "castle", "tower"] }),
        lines: ["throw 1 0 0"],
        shown: "magician sun",
        caption: {
          de: "Rot springt zur Sonne und fordert Schwarz heraus.",
          en: "Red jumps to the sun and challenges black.",
        },
      },
    },
    {
      title: { de: "Leuchtende Zeichen", en: "Glowing signs" },
      text: [
        {
          de: "Endet dein Lehrling auf einem Zeichen, darf er zaubern: Wirf die Stäbe und lies, welches Zeichen am häufigsten zu sehen ist. Kraft gibt ihm den Kraftstein, mit dem er doppelt so weit gehen darf. Magie trägt ihn an einen Ort deiner Wahl. Schicksal schickt ihn ins Labyrinth, und der Stein ist fort.",
          en: "If your apprentice ends on a sign, it may cast: throw the wands and see which sign shows most often. Power gives it the power stone, with which it may walk twice as far. Magic carries it to a place of your choice. Fate sends it to the labyrinth, and the stone is gone.",
        },
      ],
    },
    {
      title: { de: "Das Labyrinth", en: "The labyrinth" },
      text: [
        {
          de: "Es ist eine Sackgasse: hinein kommt man nur mit genau passender Zahl, hinaus nur über den Platz des Lebens. Beide Orte sind friedlich; dort wird weder gekämpft noch vertrieben.",
          en: "It is a dead end: one enters by exact count only, and leaves by way of the tree of life. Both are peaceful; nobody fights or is driven out there.",
        },
      ],
    },
  ],
};

export const BOOK: readonly Chapter[] = [family];
