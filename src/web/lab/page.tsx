/** The laboratory: a game as no rulebook has it, played by bots by the thousand on this device, alone or against another setup. */
import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Experiment } from "../../bots/lab/experiment.ts";
import { benchOf } from "../../bots/lab/experiment.ts";
import { LAB_BOTS } from "../../bots/lab/players.ts";
import type { LabBot } from "../../bots/lab/players.ts";
import type { LabSummary } from "../../bots/lab/summary.ts";
import { summaryOf } from "../../bots/lab/summary.ts";
import { isRefusal } from "../../core/game.ts";
import { address, linkTo, readdress } from "../app/route.ts";
import { ABOUT, aboutGame, kitOf } from "../app/games.ts";
import { wordsOf } from "../i18n/words.ts";
import { Segments } from "../pages/optionForm.tsx";
import type { Kit } from "../table/kit.ts";
import { download } from "../ui/share.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { t, tOf } from "./i18n.ts";
import type { LabPlan, SideSetup } from "./link.ts";
import { GAME_COUNTS, hasPlan, linkOf, LONGEST_SEED, planFrom } from "./link.ts";
import { Progress } from "./progress.tsx";
import { Results } from "./results.tsx";
import { keyOf, openRunning } from "./running.ts";
import { SideForm } from "./sideForm.tsx";
import { useTitle } from "../ui/title.ts";

const GAMES = ABOUT.filter(({ lab }) => lab !== undefined).map(({ name }) => name);
const PRINTED: SideSetup = { wish: {}, changes: {} };

const planOf = (game: string): LabPlan => ({ game, a: PRINTED, b: undefined, games: 2000, seed: "1", bot: "quick" });

/** What the address says; a link nobody understands shows the printed game. */
function given(): { readonly plan: LabPlan; readonly isBad: boolean } {
  const plan = planFrom(address().hash);
  const isFit = plan !== undefined && GAMES.includes(plan.game);
  return { plan: isFit ? plan : planOf(GAMES[0]!), isBad: !isFit && hasPlan(address().hash) };
}

export const LabPage = (): JSX.Element => {
  const [{ plan: first, isBad }] = useState(given);
  const plan = useSignal(first);
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  const { game } = plan.value;
  useEffect(() => {
    let isGone = false;
    void Promise.all([kitOf(game)!, aboutGame(game)!.lab!()]).then(async ([loaded]) => {
      await wordsOf();
      if (!isGone) setKit(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  if (kit?.game.name !== game) return <p class="loading">{t("page.loading")}</p>;
  return <Laboratory key={game} kit={kit} plan={plan} isBad={isBad} />;
};

const Laboratory = ({ kit, plan, isBad }: { kit: Kit; plan: { value: LabPlan }; isBad: boolean }): JSX.Element => {
  const running = useMemo(openRunning, []);
  const isLinked = useSignal(false);
  useEffect(() => () => running.close(), []);
  useTitle(t("lab.title"));
  const { game, a, b, games, seed, bot } = plan.value;
  const sides = b ? [a, b] : [a];
  const experiments = sides.map((side): Experiment => ({
    setup: { game, wish: kit.form(side.wish).wish, changes: side.changes },
    seed,
    bot,
  }));
  const benches = experiments.map(({ setup }) => benchOf(setup));
  const isReady = benches.every((bench) => !isRefusal(bench));
  const found = useComputed(() => running.found.value);
  const known = experiments.map((experiment, i) => {
    const finding = found.value[i];
    return finding?.key === keyOf(experiment) ? finding.progress : undefined;
  });
  const summaries = known.map((progress, i): LabSummary | undefined => {
    const bench = benches[i]!;
    return progress && !isRefusal(bench) ? summaryOf(progress.tally, bench.lab.gauges, bench.lab.deeds) : undefined;
  });
  const change = (next: Partial<LabPlan>): void => {
    running.stop();
    plan.value = { ...plan.value, ...next };
    isLinked.value = true;
    readdress(`${address().pathname}${linkOf(plan.value)}`);
  };
  const done = known.reduce((sum, progress) => sum + (progress?.games ?? 0), 0);
  const all = games * sides.length;
  return (
    <main class="page lab-page">
      <header class="page-head">
        <h1>{t("lab.heading")}</h1>
      </header>
      {isBad && !isLinked.value && (
        <p class="warning" role="alert">
          {t("lab.badLink")}
        </p>
      )}
      <section class="parchment lab-terms">
        <p class="lab-help">
          {t("lab.help")} <a href="/docs/laboratory/">{t("lab.report")}</a>
        </p>
        <fieldset class="setting">
          <legend>{t("lab.game")}</legend>
          <Segments
            name="game"
            value={game}
            choices={GAMES}
            words={(name) => tOf("game", name)}
            set={(name) => change(planOf(name))}
          />
        </fieldset>
        <fieldset class="setting">
          <legend>{t("lab.games")}</legend>
          <Segments
            name="games"
            value={String(games)}
            choices={GAME_COUNTS.map(String)}
            words={(count) => tOf("lab.games", count)}
            set={(count) => change({ games: Number(count) })}
          />
          <p class="hint">{t("lab.gamesHelp")}</p>
        </fieldset>
        <fieldset class="setting">
          <legend>{t("lab.bot")}</legend>
          <Segments
            name="bot"
            value={bot}
            choices={LAB_BOTS}
            words={(name) => tOf("lab.bot", name)}
            set={(name) => change({ bot: name as LabBot })}
          />
          <p class="hint">{t("lab.botHelp")}</p>
        </fieldset>
        <label class="setting lab-seed">
          <b>{t("lab.seed")}</b>
          <input
            type="text"
            name="seed"
            maxLength={LONGEST_SEED}
            value={seed}
            onChange={(event) => change({ seed: event.currentTarget.value })}
          />
          <span class="hint">{t("lab.seedHelp")}</span>
        </label>
      </section>
      <div class={b ? "lab-sides pair" : "lab-sides"}>
        <SideForm kit={kit} name="a" side={a} refusal={benches[0]} onChange={(next) => change({ a: next })} />
        {b && (
          <SideForm kit={kit} name="b" side={b} refusal={benches[1]} onChange={(next) => change({ b: next })}>
            <button type="button" class="button quiet dark" onClick={() => change({ b: undefined })}>
              {t("lab.noCompare")}
            </button>
          </SideForm>
        )}
      </div>
      <Progress
        isReady={isReady}
        isRunning={running.isRunning.value}
        done={done}
        all={all}
        seconds={running.secondsLeft.value}
        fault={running.fault.value}
        start={() => running.start(experiments, games)}
        stop={() => running.stop()}
      >
        {!b && (
          <button type="button" class="button" data-action="compare" onClick={() => change({ b: a })}>
            {t("lab.compare")}
          </button>
        )}
      </Progress>
      <section class="parchment lab-results" aria-busy={running.isRunning.value}>
        <h2>{t("lab.results")}</h2>
        <Results game={game} summaries={summaries} />
        <div class="menu">
          <ShareButton
            text={() => ""}
            url={linkTo(`${address().pathname}${linkOf(plan.value)}`)}
            label={t(b ? "lab.share" : "lab.shareOne")}
            copied={t("lab.shared")}
          />
          {done > 0 && (
            <button
              type="button"
              class="button"
              data-action="export"
              onClick={() =>
                download(`laboratory-${game}.json`, {
                  lab: 1,
                  setups: experiments.map((experiment, i) => ({ experiment, summary: summaries[i] })),
                })
              }
            >
              {t("lab.export")}
            </button>
          )}
        </div>
      </section>
    </main>
  );
};
