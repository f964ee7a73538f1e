/** The family's rules of Wandering Towers, a chapter for each way to play. Clauses are named where a picture shows one. */
import type { JsonObject, State } from "../../../core/game.ts";
import type { Sketch } from "../../../games/towers/scenario.ts";
import { scene } from "../../../games/towers/scenario.ts";
import type { Chapter } from "../../rulebook/book.ts";

const BASIC: JsonObject = { players: 2, memory: "notes" };
const at =
  (sketch: Sketch, options: JsonObject = BASIC) =>
  (): State =>
    scene({ options, ...sketch });

const basic: Chapter = {
  name: "family",
  title: { de: "So wird gespielt", en: "How to play" },
  sections: [
    {
      title: { de: "Worum es geht", en: "What it is about" },
      text: [
        {
          de: "Nach einem langen Tag wollen alle Magier heim in die Rabenburg. Wer als Erster alle seine Magier dort hat und keinen leeren Trank mehr besitzt, gewinnt. Dumm nur: Die Türme wandern, und unter ihnen verschwindet so mancher.",
          en: "After a long day all wizards want to go home to Ravenskeep. Whoever first has all their wizards there, and no empty potion left, wins. The trouble is that the towers wander, and now and then somebody disappears beneath one.",
        },
      ],
      picture: {
        position: at({
          board: { 1: "/1:010", 2: "/2:011", 3: "/3:01", 4: "/4:0", 5: "/5:1" },
          options: BASIC,
        }),
        caption: {
          de: "Sechzehn Felder im Kreis, neun Türme, oben die Rabenburg. Alles bewegt sich im Uhrzeigersinn.",
          en: "Sixteen spaces in a circle, nine towers, Ravenskeep at the top. Everything moves clockwise.",
        },
      },
    },
    {
      title: { de: "Dein Zug", en: "Your turn" },
      text: [
        {
          de: "Du hast drei Karten und spielst zwei, eine nach der anderen. Jede sagt, was sich bewegt, ein Magier oder ein Turm, und wie weit. Geht es irgend, musst du es tun. Danach ziehst du auf drei Karten nach.",
          en: "You hold three cards and play two, one after the other. Each says what moves, a wizard or a tower, and how far. If it can be done, you must do it. Then you draw back up to three.",
        },
        {
          de: "Gefällt dir keine? Wirf am Anfang deines Zuges alle drei ab und rücke einen Turm ein Feld weiter; damit ist dein Zug vorbei. Würfelkarten werden erst gespielt, dann geworfen; manche darfst du wiederholen, doch der letzte Wurf zählt.",
          en: "Like none of them? At the start of your turn discard all three and move one tower by one space; that was your turn. Dice cards are played first and rolled then; some may be rolled again, but the last roll counts.",
        },
      ],
    },
    {
      title: { de: "Magier gehen", en: "Wizards walk" },
      text: [
        {
          de: "Du bewegst nur eigene Magier, und nur solche, die man sieht. Sie steigen auf das, was auf dem Zielfeld steht; mehr als sechs passen nirgends hin. Trifft einer genau die Rabenburg, ist er daheim: Die Burg zieht weiter zum nächsten freien Rabenschild, und dein Zug endet sofort.",
          en: "You move your own wizards only, and only those that can be seen. They climb onto whatever stands on the space they reach; no place holds more than six. If one reaches Ravenskeep exactly, it is home: the keep moves on to the next free raven shield, and your turn ends at once.",
        },
      ],
      picture: {
        position: at({
          board: { 2: "/2:01", 4: "/4:0", 6: "/6:1", 13: "0", 15: "1" },
          hands: { 0: ["W3", "T2", "T5"] },
        }),
        lines: ["play W3"],
        shown: "wizard 13",
        caption: { de: "Drei Schritte, genau getroffen: daheim.", en: "Three steps, and exactly there: home." },
      },
    },
    {
      title: { de: "Türme wandern", en: "Towers wander" },
      text: [
        {
          de: "Jeder Turm darf bewegt werden, auch mitten aus einem Stapel. Alles, was auf ihm steht, fährt mit, selbst die Rabenburg. Er landet auf dem, was am Ziel steht, nur nie auf der Rabenburg.",
          en: "Any tower may be moved, even from the middle of a stack. Everything on it rides along, even Ravenskeep. It lands on whatever is there, but never on Ravenskeep.",
        },
        {
          de: "Landet er auf Magiern, sind sie eingesperrt, und du füllst einen deiner Tränke, einen je Bewegung. Zieht er wieder fort, sind sie frei. Wer wo steckt, muss man sich merken: Nachsehen ist verboten.",
          en: "If it lands on wizards, they are shut in, and you fill one of your potions, one for each move. When it moves off again they are free. Who is where is for you to remember: no peeking.",
        },
      ],
      picture: {
        position: at({
          board: { 2: "/2:1", 4: "/4:0", 6: "/6:0", 12: "11", 14: "1" },
          hands: { 0: ["T3", "T1", "W1"] },
        }),
        lines: ["play T3"],
        shown: "tower 9/1",
        caption: {
          de: "Dieser Turm sperrt zwei Gelbe ein. Das füllt einen Trank.",
          en: "This tower shuts two yellow wizards in. That fills one potion.",
        },
      },
    },
    {
      title: { de: "Tränke und Zauber", en: "Potions and spells" },
      text: [
        {
          de: "Volle Tränke bezahlen Zauber, einen in jedem Zug. „Magier vor“ kostet zwei und bewegt irgendeinen sichtbaren Magier um ein Feld, „Turm vor“ kostet einen und bewegt einen Turm um zwei. Verbrauchte Tränke gelten weiter als gefüllt.",
          en: "Full potions pay for spells, one in each turn. Advance a Wizard costs two and moves any wizard in sight by one space, Advance a Tower costs one and moves a tower by two. Spent potions still count as filled.",
        },
      ],
    },
    {
      title: { de: "Das Ende", en: "The end" },
      text: [
        {
          de: "Hat jemand beide Ziele erreicht, wird die Runde zu Ende gespielt. Schaffen es mehrere, gewinnt, wer mehr volle Tränke übrig hat.",
          en: "When somebody has reached both goals, the round is played to its end. If several have, most full potions left over wins.",
        },
      ],
    },
  ],
};

const nasty: Chapter = {
  name: "nasty",
  title: { de: "Gemein", en: "Nasty" },
  sections: [
    {
      title: { de: "Alle zaubern, jederzeit", en: "Everybody casts, at any time" },
      text: [
        {
          de: "Wer am Zug ist, sagt an, was sich bewegt. Davor und danach darf jeder dazwischenzaubern, für wen oder gegen wen er mag: reihum wird gefragt, wer bezahlen kann. Der erste Zauber gilt, und nur wer ihn sprach, darf denselben gleich noch einmal sprechen.",
          en: "Whoever has the turn says what is going to move. Before and after, anybody may cast, for or against anyone: all who can pay are asked in turn. The first spell counts, and only its caster may cast the same once more.",
        },
        {
          de: "Danach geht die angesagte Bewegung weiter, wenn sie noch möglich ist. Einen fremden Zug beendet kein Zauber.",
          en: "Then the move goes on, if it still can. No spell ends somebody else's turn.",
        },
      ],
      picture: {
        position: at(
          {
            board: { 2: "/2:0", 4: "/4:1", 6: "/6:0", 13: "1" },
            hands: { 1: ["W3", "T1", "W4"] },
            active: 1,
            full: [2, 0],
          },
          { players: 2, mode: "nasty", memory: "notes" },
        ),
        lines: ["play W3", "wizard 13"],
        shown: "cast advance-wizard 13 of 1",
        caption: {
          de: "Gelb hätte es genau getroffen. Ein Feld weiter, und der Magier läuft vorbei.",
          en: "Yellow would have come home exactly. One space on, and the wizard walks past.",
        },
      },
    },
  ],
};

const teams: Chapter = {
  name: "teams",
  title: { de: "In Teams", en: "In teams" },
  sections: [
    {
      title: { de: "Partner sitzen gegenüber", en: "Partners sit opposite" },
      text: [
        {
          de: "Vier oder sechs spielen in Paaren; gewonnen hat ein Paar erst, wenn beide fertig sind. Einmal im Zug darfst du deinen Partner um eine Karte bitten und gibst eine zurück. Volle Tränke darfst du schenken. Geredet wird nicht.",
          en: "Four or six play in pairs; a pair has won only when both are done. Once in your turn you may ask your partner for a card, and give one back. Full potions may be given away. There is no talking.",
        },
        {
          de: "Sind alle deine Magier daheim, führst du die deines Partners. Hast du keinen leeren Trank mehr, füllt sich einer bei ihm.",
          en: "When all your wizards are home, you walk your partner's. When you have no empty potion left, one of your partner's is filled.",
        },
      ],
    },
  ],
};

const alone: Chapter = {
  name: "alone",
  title: { de: "Allein und gemeinsam", en: "Alone and together" },
  sections: [
    {
      title: { de: "Zwölf Magier, so wenig Karten wie möglich", en: "Twelve wizards, as few cards as possible" },
      text: [
        {
          de: "Alle zwölf gehören dir. In jedem Zug spielst du eine Karte und ziehst eine nach. Sind alle daheim, zählt der Ablagestapel: Dreißig Karten oder weniger sind das Ziel. Ist der Nachziehstapel vorher leer, hast du verloren.",
          en: "All twelve are yours. Each turn you play one card and draw one. When all are home, count the discard pile: thirty cards or fewer is the goal. If the draw pile runs out first, you have lost.",
        },
        {
          de: "Mit Zaubern kommen drei davon und sechs leere Tränke dazu, die auch gefüllt sein wollen. Gemeinsam spielt ihr genauso, reihum, mit einer offenen Hand für alle, und ohne euch abzusprechen.",
          en: "With spells there are three of them, and six empty potions that want to be filled as well. Together you play in the same way, in turns, from one open hand, and without discussing it.",
        },
      ],
      picture: {
        position: at(
          { board: { 1: "/1:000", 2: "/2:000", 3: "/3:000", 4: "/4:00", 5: "/5:0" } },
          { players: 1, mode: "solo", memory: "notes" },
        ),
        caption: { de: "So beginnt es.", en: "How it begins." },
      },
    },
  ],
};

export const BOOK: readonly Chapter[] = [basic, nasty, teams, alone];
