/** Everybody at the table: emblem, name, potions, wizards home and hand. */
import type { JSX } from "preact";
import { isSharedIn } from "../../../games/towers/hidden.ts";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { isPartner } from "../../../games/towers/options.ts";
import { wizardsEach } from "../../../games/towers/box.ts";
import { t } from "./i18n.ts";
import { BotMark, SeatFace } from "../../faces/mark.tsx";
import { Name } from "../../faces/name.tsx";
import type { Player } from "../../table/kit.ts";
import { Presence } from "../../table/presence.tsx";
import { memo } from "../../ui/memo.ts";
import { Emblem } from "./art.tsx";
import { Bottle } from "./bottle.tsx";
import { Hat } from "./tallies.tsx";
import type { TowersScene } from "./scene.ts";
import type { TowersDesk, TowersPart } from "./types.ts";

export const Players: TowersPart = ({ desk }) => {
  const scene = desk.scene.value;
  const { view } = scene;
  const players = desk.players.value;
  const isShared = isSharedIn(view);
  const isDrawing = desk.lot?.value === true;
  return (
    <ul class={`players players-${players.length}`} aria-label={t("table.players")}>
      {players.map((player, seat) => (
        <Chip
          key={seat}
          seat={seat}
          desk={desk}
          player={player}
          isShared={isShared}
          isOnTurn={view.active === seat && view.decider !== null && !isDrawing}
          isDeciding={view.decider === seat && !isDrawing}
          isThinking={view.decider === seat}
          isSelf={seat === desk.seat.value}
          hasPartner={isPartner(desk.options, seat, desk.seat.value)}
          isFilled={scene.event?.what === "fill" && scene.event.seat === seat}
          home={isShared ? 0 : view.keep.home[seat]!}
          {...(isShared ? NONE : bottlesOf(scene, seat))}
          cards={view.handSizes[seat] ?? 0}
        />
      ))}
      {isShared && (
        <li class="chip chip-shared tint-0">
          <Home home={view.keep.home[0]!} options={desk.options} />
          <Potions {...bottlesOf(scene, 0)} />
        </li>
      )}
    </ul>
  );
};

interface Bottles {
  readonly empty: number;
  readonly full: number;
  readonly spent: number;
}

const NONE: Bottles = { empty: 0, full: 0, spent: 0 };
const bottlesOf = ({ view }: TowersScene, share: number): Bottles => {
  const { empty, full, spent } = view.potions[share]!;
  return { empty, full, spent };
};

interface ChipProps extends Bottles {
  readonly seat: number;
  readonly desk: TowersDesk;
  readonly player: Player;
  readonly isShared: boolean;
  readonly isOnTurn: boolean;
  readonly isDeciding: boolean;
  readonly isThinking: boolean;
  readonly isSelf: boolean;
  readonly hasPartner: boolean;
  readonly isFilled: boolean;
  readonly home: number;
  readonly cards: number;
}

/** Six of them, and with most steps of the game one or two change. */
const Chip = memo((props: ChipProps): JSX.Element => {
  const { seat, desk, player, isShared, isOnTurn, isDeciding, hasPartner } = props;
  const emblem = isShared ? seat : player.colour;
  const classes = ["chip", `tint-${emblem}`];
  if (isOnTurn) classes.push("active");
  if (isDeciding) classes.push("deciding");
  if (props.isSelf) classes.push("self");
  if (!player.here) classes.push("away");
  if (props.isFilled) classes.push("filled");
  return (
    <li class={classes.join(" ")} data-seat={seat} aria-current={isOnTurn}>
      <span class="crest">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Emblem of={emblem} size={19} />
        </svg>
      </span>
      <SeatFace desk={desk} seat={seat} isDeciding={isDeciding} Emblem={Emblem} emblem={emblem} />
      <span class="chip-name">
        {hasPartner && <PartnerSign />}
        <Name of={player} />
        {hasPartner && <small class="partner">{t("towers.partner")}</small>}
        <Presence desk={desk} seat={seat} />
      </span>
      {!isShared && <Home home={props.home} options={desk.options} />}
      {!isShared && <Potions empty={props.empty} full={props.full} spent={props.spent} />}
      {!isShared && <Cards count={props.cards} />}
      <BotMark player={player} isThinking={props.isThinking} />
    </li>
  );
});

/** T-G Two rings, where there is no room for the word. */
const PartnerSign = (): JSX.Element => (
  <svg class="partner-sign" viewBox="-10 -6 20 12" aria-hidden="true">
    <circle cx="-3.4" r="4.4" />
    <circle cx="3.4" r="4.4" />
  </svg>
);

const Home = ({ home, options }: { home: number; options: TowersOptions }): JSX.Element => {
  const all = wizardsEach(options);
  return (
    <span class="count-home" role="img" aria-label={t("towers.homeOf", { home, all })}>
      <Hat />
      {home}
      <small>/{all}</small>
    </span>
  );
};

const Potions = ({ empty, full, spent }: Bottles): JSX.Element | null => {
  if (empty + full + spent === 0) return null;
  const states = [
    ...Array<"full">(full).fill("full"),
    ...Array<"empty">(empty).fill("empty"),
    ...Array<"spent">(spent).fill("spent"),
  ];
  return (
    <span class="potions" role="img" aria-label={t("towers.potionsOf", { empty, full, spent })}>
      {states.map((state, i) => (
        <Bottle key={i} state={state} />
      ))}
    </span>
  );
};

const Cards = ({ count }: { count: number }): JSX.Element => (
  <span class="count-cards" role="img" aria-label={t("towers.cardsOf", { n: count })}>
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
