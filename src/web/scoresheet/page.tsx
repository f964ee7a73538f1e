/** A finished game on paper: result, players, options, every decision, and what its luck can be checked by. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { readProof } from "../../core/fair.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { address, linkTo, path } from "../app/route.ts";
import { Qr } from "../pages/invite.tsx";
import { optionLines } from "../pages/optionLines.ts";
import { packedGame } from "../review/gameLink.ts";
import { NoReview } from "../review/library.tsx";
import { openReel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";
import { finishedAtAddress } from "../review/source.ts";
import { outcomeWords, publicPlayers } from "../send/plan.ts";
import { Colour } from "../table/colour.tsx";
import type { Player } from "../table/kit.ts";
import { LuckProofList } from "../table/luckSheet.tsx";
import { t, tOf } from "./i18n.ts";
import { scoredOf } from "./rounds.ts";
import "./scoresheet.css";
import { useTitle } from "../ui/title.ts";

/** `/scoresheet/local/ID`, `/scoresheet/t/TABLE`, or `/scoresheet#g=…`. */
export const ScoresheetPage = ({ parts }: { parts: readonly string[] }): JSX.Element => {
  const [found, setFound] = useState<Finished | Refusal | undefined>(undefined);
  useEffect(() => {
    const asked = finishedAtAddress(parts, address().hash);
    if (asked) void asked.then(setFound);
    else setFound({ refused: "link", say: "There is no game in this link." });
  }, []);
  if (!found) return <p class="loading">{t("page.loading")}</p>;
  return isRefusal(found) ? <NoReview refusal={found} /> : <Paper finished={found} />;
};

const Paper = ({ finished }: { finished: Finished }): JSX.Element => {
  const { kit } = finished;
  const players = publicPlayers(finished);
  const game = tOf("game", kit.game.name);
  useTitle(t("title.scoresheet", { game }));
  return (
    <main class="page scoresheet">
      <kit.Defs />
      <nav class="page-actions">
        <button type="button" class="button main" data-action="print" onClick={() => print()}>
          {t("paper.print")}
        </button>
        <a class="button" href={path.value.replace("/scoresheet", "/review")}>
          {t("paper.back")}
        </a>
        <p class="paper-help">{t("paper.help")}</p>
      </nav>
      <article class="parchment paper">
        <header>
          <p class="paper-house">Zaubertisch · {t("paper.title")}</p>
          <h1>{game}</h1>
          <p class="paper-result">{outcomeWords(finished, players)}</p>
        </header>
        <Seats finished={finished} players={players} />
        <section>
          <h2>{t("paper.options")}</h2>
          <dl class="terms">
            {optionLines(kit, finished.record.options).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Moves finished={finished} players={players} />
        <Luck finished={finished} />
        <Link finished={finished} />
      </article>
    </main>
  );
};

/** Who played, in the order they came in, with everything that counts. */
const Seats = ({ finished, players }: { finished: Finished; players: readonly Player[] }): JSX.Element => {
  const { kit, record } = finished;
  const scene = useMemo(() => {
    const { frames } = openReel(finished);
    return kit.scene(frames.at(-1)!.view, 0);
  }, [finished]);
  const { result } = record;
  const ranking = "ranking" in result ? result.ranking : [];
  const order = ranking.length > 0 ? ranking.flat() : players.map((_, seat) => seat);
  const place = (seat: number): string => {
    const rank = ranking.findIndex((seats) => seats.includes(seat));
    return rank < 0 ? "" : `${ranking.slice(0, rank).flat().length + 1}.`;
  };
  const tallies = kit.tallies(scene);
  return (
    <section>
      <h2>{t("paper.players")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("paper.rank")}</th>
            <th scope="col">{t("paper.players")}</th>
            {tallies.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <td>{place(seat)}</td>
              <th scope="row">
                <Sign finished={finished} players={players} seat={seat} /> {players[seat]?.name}
                {players[seat]?.by === "bot" && <small> ({botWords(players[seat])})</small>}
              </th>
              {tallies.map(({ name, of }) => (
                <td key={name}>{of(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {kit.verdict(result, scene).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
};

const botWords = ({ level }: Player): string =>
  level === undefined
    ? t("paper.bot", { level: "" }).replace(/,\s*$/, "")
    : t("paper.bot", { level: tOf("level", level) });

const Sign = ({
  finished: { kit },
  players,
  seat,
}: {
  finished: Finished;
  players: readonly Player[];
  seat: number;
}): JSX.Element => {
  const colour = players[seat]?.colour ?? seat;
  return (
    <span class={`paper-sign tint-${colour}`}>
      <Colour of={colour} kit={kit} />
    </span>
  );
};

const Moves = ({ finished, players }: { finished: Finished; players: readonly Player[] }): JSX.Element => {
  const { start, rounds } = useMemo(() => scoredOf(finished, openReel(finished).turns), [finished]);
  const count = rounds.reduce((sum, { lines }) => sum + lines.reduce((n, { moves }) => n + moves.length, 0), 0);
  const heading = players.length > 1 ? "paper.round" : "paper.turn";
  return (
    <section>
      <h2>{t("paper.moves")}</h2>
      <p class="paper-note">{t("paper.movesHelp", { n: count })}</p>
      {start.length > 0 && <p class="paper-note">{t("paper.start", { luck: start.join(", ") })}</p>}
      <ol class="paper-rounds">
        {rounds.map(({ round, lines }) => (
          <li key={round}>
            <h3>{t(heading, { n: round })}</h3>
            {lines.map(({ seat, moves }, i) => (
              <p key={i}>
                <Sign finished={finished} players={players} seat={seat} />
                {players.length > 1 && <b>{players[seat]?.name}:</b>}{" "}
                {moves.map(({ text, luck }, k) => (
                  <span key={k} class="paper-move">
                    {k > 0 && "; "}
                    <code>{text}</code>
                    {luck.length > 0 && <em> [{luck.join(", ")}]</em>}
                  </span>
                ))}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};

const Luck = ({ finished }: { finished: Finished }): JSX.Element => {
  const proof = readProof(finished.json.luck);
  return (
    <section class="paper-luck">
      <h2>{t("paper.luck")}</h2>
      {isRefusal(proof) ? (
        <p>{t(finished.table === undefined ? "luck.local" : "luck.noProof")}</p>
      ) : (
        <>
          <p>{t("secret" in proof ? "luck.how" : "luck.seeded")}</p>
          <LuckProofList proof={proof} names={publicPlayers(finished).map(({ name }) => name)} />
        </>
      )}
    </section>
  );
};

const Link = ({ finished }: { finished: Finished }): JSX.Element | null => {
  const [whole, setWhole] = useState<string | undefined>(undefined);
  useEffect(() => void packedGame(finished.json).then(setWhole), [finished]);
  if (finished.table !== undefined) {
    const link = linkTo(`/review/t/${finished.table}`);
    return (
      <section class="paper-link">
        <h2>{t("paper.link")}</h2>
        <p>
          {t("paper.linkTable")} <a href={link}>{link}</a>
        </p>
        <Qr text={link} words={t("paper.linkQr")} />
      </section>
    );
  }
  return (
    <section class="paper-link">
      <h2>{t("paper.link")}</h2>
      {whole !== undefined && (
        <p>
          <a href={linkTo(`/review#${whole}`)}>{t("paper.linkWhole")}</a>. {t("paper.linkHelp")}
        </p>
      )}
    </section>
  );
};
