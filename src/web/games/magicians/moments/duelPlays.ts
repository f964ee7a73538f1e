/** What plays in a duel, event by event. Before its last throw the light narrows, and time holds its breath. */
import type { FightPosition } from "../../../../games/magicians/position.ts";
import type { Play } from "../../../table/plays.ts";
import { sumOf } from "../choose.ts";
import type { MagiciansScene } from "../scene.ts";

/** When the wands lie, in parts of the moment: nobody reads them before. */
const AT_REST = 0.84;
/** The same in a last throw, after which there is time to see what it did. */
const LAST_REST = 0.8;
/** When the wands leave the hand, in a last throw. */
export const HELD = 0.26;

export function duelPlays(scene: MagiciansScene, fight: FightPosition): Play[] {
  const { event } = scene;
  switch (event?.what) {
    case "fight":
      return meeting();
    case "fight-throw":
      return scene.isDeciding
        ? lastThrow(event.seat, fight)
        : [...read(event.seat, AT_REST), ...thrown(event.seat, 0, 0.24)];
    case "fight-again":
      return again(fight);
    case "fight-won":
      return won(event.seat, event.loser, event.seat === fight.challenged ? 1 : -1);
    default:
      return [];
  }
}

/** Two step out of the dark, and the card they want appears between them. */
const meeting = (): Play[] => [
  { part: "arena", until: 0.3, frames: [{ opacity: 0 }, { opacity: 1 }] },
  ...["left", "right"].map((side): Play => ({
    part: `fighter-${side}`,
    from: 0.08,
    until: 0.5,
    easing: "cubic-bezier(.2,.8,.3,1)",
    frames: [
      { transform: `translateX(${side === "left" ? "-" : ""}70%)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
  })),
  {
    part: "prize",
    from: 0.5,
    until: 0.9,
    easing: "cubic-bezier(.3,1.5,.5,1)",
    frames: [
      { transform: "translateY(40%) scale(.2) rotateY(180deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
  },
  { part: "title", from: 0.2, until: 0.5, frames: [{ opacity: 0 }, { opacity: 1 }] },
  { part: "clash", from: 0.44, until: 0.72, frames: flash() },
];

const flash = (): Keyframe[] => [
  { opacity: 0 },
  { opacity: 1, offset: 0.2 },
  { opacity: 0.3, offset: 0.4 },
  { opacity: 1, offset: 0.55 },
  { opacity: 0 },
];

/** Sum and throw are told when the wands lie. */
const read = (seat: number, rest: number): Play[] => [
  {
    part: `sum-${seat}`,
    frames: [
      { transform: "scale(.4)", opacity: 0 },
      { transform: "scale(.4)", opacity: 0, offset: rest },
      { transform: "scale(1.7)", opacity: 1, offset: rest + 0.08 },
      { transform: "none", opacity: 1 },
    ],
  },
  ...[`read-${seat}`, "chance"].map((part): Play => ({
    part,
    frames: [{ opacity: 0 }, { opacity: 0, offset: rest }, { opacity: 1 }],
  })),
];

/** An arm is raised, and falls. */
const thrown = (seat: number, from: number, until: number): Play[] => [
  {
    part: `figure-${seat}`,
    from,
    until,
    easing: "ease-in-out",
    frames: [
      { transform: "none" },
      { transform: "translate(0px,-3px) rotate(-9deg)", offset: 0.55 },
      { transform: "translate(0px,1px) rotate(8deg)", offset: 0.8 },
      { transform: "none" },
    ],
  },
];

/** The light narrows, eyes open in the dark, the number to beat beats like a heart; then one leaps and one gives way. */
const lastThrow = (seat: number, fight: FightPosition): Play[] => {
  const other = seat === fight.challenger ? fight.challenged : fight.challenger;
  const sum = fight.values ? sumOf(fight.values) : 0;
  const over = sum - (fight.leadSum ?? sum);
  const [glad, sorry] = over > 0 ? [seat, other] : [other, seat];
  return [
    ...read(seat, LAST_REST),
    {
      part: "narrow",
      frames: [
        { opacity: 0 },
        { opacity: 1, offset: 0.16 },
        { opacity: 1, offset: LAST_REST },
        { opacity: 0, offset: LAST_REST + 0.05 },
        { opacity: 0 },
      ],
    },
    {
      part: "eyes",
      frames: [
        { opacity: 0 },
        { opacity: 0, offset: 0.12 },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, offset: LAST_REST },
        { opacity: 0, offset: LAST_REST + 0.05 },
        { opacity: 0 },
      ],
    },
    ...thrown(seat, 0.12, HELD + 0.06),
    { part: `figure-${seat}`, from: HELD + 0.08, until: LAST_REST, easing: "ease-in-out", frames: bent(9) },
    { part: `figure-${other}`, from: HELD, until: LAST_REST, easing: "ease-in-out", frames: bent(5) },
    { part: "to-beat", from: 0.1, until: LAST_REST, easing: "ease-in-out", frames: heart(1.22) },
    { part: "prize", until: LAST_REST, easing: "ease-in-out", frames: heart(1.1) },
    ...(over === 0 ? [] : outcome(glad, sorry, glad === fight.challenged ? 1 : -1)),
  ];
};

/** Bowed over the wands, closer and closer. */
const bent = (far: number): Keyframe[] => [
  { transform: "none" },
  { transform: `translate(${far * 0.5}px,0px) rotate(${far * 0.6}deg)`, offset: 0.3 },
  { transform: `translate(${far * 0.8}px,1px) rotate(${far}deg)`, offset: 0.85 },
  { transform: `translate(${far * 0.8}px,1px) rotate(${far}deg)` },
];

/** Faster and faster. */
const heart = (high: number): Keyframe[] =>
  [0, 0.18, 0.32, 0.46, 0.57, 0.67, 0.75, 0.83, 0.89, 0.95, 1].map((offset, i) => ({
    transform: i % 2 ? `scale(${high})` : "scale(1)",
    offset,
  }));

const outcome = (glad: number, sorry: number, side: number): Play[] => [
  {
    part: `halo-${glad}`,
    from: LAST_REST,
    frames: [
      { transform: "scale(.3)", opacity: 0 },
      { transform: "scale(1.1)", opacity: 0.9, offset: 0.4 },
      { transform: "scale(1)", opacity: 0.7 },
    ],
  },
  {
    part: `figure-${glad}`,
    from: LAST_REST,
    frames: [
      { transform: "none", easing: "ease-out" },
      { transform: "translate(0px,-13px) rotate(-4deg)", offset: 0.35, easing: "ease-in" },
      { transform: "scale(1.06,.92)", offset: 0.65 },
      { transform: "none" },
    ],
  },
  {
    part: `figure-${sorry}`,
    from: LAST_REST,
    easing: "ease-out",
    frames: [
      { transform: "none", opacity: 1 },
      { transform: "translate(-5px,0px) rotate(-13deg)", opacity: 0.85, offset: 0.4 },
      { transform: "translate(-4px,1px) rotate(-9deg) scale(1,.95)", opacity: 0.75 },
    ],
  },
  { part: "clash", from: LAST_REST, until: LAST_REST + 0.1, frames: flash() },
  {
    part: "prize",
    from: LAST_REST,
    easing: "ease-in-out",
    frames: [{ transform: "none" }, { transform: `translateX(${side * 16}%) rotate(${side * 4}deg) scale(1.05)` }],
  },
];

/** M-F3 Even: both start back, and it begins anew. */
const again = ({ challenger, challenged }: FightPosition): Play[] => [
  ...[challenger, challenged].map((seat): Play => ({
    part: `figure-${seat}`,
    easing: "ease-in-out",
    frames: [
      { transform: "none" },
      { transform: "translate(-7px,0px) rotate(-8deg)", offset: 0.25 },
      { transform: "none", offset: 0.6 },
      { transform: "none" },
    ],
  })),
  { part: "clash", until: 0.5, frames: flash() },
];

/** M-F4 Light for the one, the way down for the other; the card leans to whom it belongs. */
const won = (winner: number, loser: number, side: number): Play[] => [
  {
    part: `halo-${winner}`,
    frames: [
      { transform: "scale(.3)", opacity: 0 },
      { transform: "scale(1.15)", opacity: 1, offset: 0.24 },
      { transform: "scale(1)", opacity: 0.9, offset: 0.85 },
      { opacity: 0 },
    ],
  },
  {
    part: `figure-${winner}`,
    until: 0.5,
    frames: [
      { transform: "none", easing: "ease-out" },
      { transform: "translate(0px,-12px)", offset: 0.35, easing: "ease-in" },
      { transform: "scale(1.06,.92)", offset: 0.7 },
      { transform: "none" },
    ],
  },
  {
    part: `figure-${loser}`,
    frames: [
      { transform: "none", opacity: 1, offset: 0 },
      { transform: "rotate(-10deg)", opacity: 1, offset: 0.2, easing: "ease-in" },
      { transform: "translate(0px,8px) rotate(-16deg) scale(.9,.7)", opacity: 0.7, offset: 0.45 },
      { transform: "translate(0px,14px) rotate(120deg) scale(.1)", opacity: 0, offset: 0.8 },
      { transform: "translate(0px,14px) scale(.1)", opacity: 0 },
    ],
  },
  {
    part: "prize",
    from: 0.12,
    until: 0.6,
    easing: "ease-in-out",
    frames: [{ transform: "none" }, { transform: `translateX(${side * 34}%) rotate(${side * 7}deg) scale(1.08)` }],
  },
  { part: "clash", until: 0.22, frames: flash() },
  { part: "title", until: 0.1, frames: [{ opacity: 1 }, { opacity: 0 }] },
  { part: "duel", from: 0.88, frames: [{ opacity: 1 }, { opacity: 0 }] },
];
