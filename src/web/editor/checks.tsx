/** Whether a position is possible, and if not, why, with the clause that says so. */
import type { JSX } from "preact";
import type { Flaw } from "../../core/flaw.ts";
import { t } from "./i18n.ts";
import type { Atelier } from "./studio.ts";

export const Checks = ({ studio }: { studio: Atelier }): JSX.Element => {
  const { flaws, now } = studio;
  const impossible = flaws.value.filter(({ kind }) => kind !== "unusual");
  const unusual = flaws.value.filter(({ kind }) => kind === "unusual");
  const verdict =
    impossible.length > 0
      ? t("editor.impossible", { n: impossible.length })
      : now.value === undefined
        ? t("editor.badMoves")
        : unusual.length > 0
          ? t("editor.unusual", { n: unusual.length })
          : t("editor.possible");
  const kind =
    impossible.length > 0 || now.value === undefined ? "impossible" : unusual.length > 0 ? "unusual" : "possible";
  return (
    <section class={`editor-checks ${kind}`} aria-label={t("editor.checks")} data-test="checks" data-kind={kind}>
      <p role="status">{verdict}</p>
      {flaws.value.length > 0 && (
        <ul>
          {[...impossible, ...unusual].map((flaw, i) => (
            <FlawLine key={i} flaw={flaw} studio={studio} />
          ))}
        </ul>
      )}
    </section>
  );
};

const FlawLine = ({ flaw, studio }: { flaw: Flaw; studio: Atelier }): JSX.Element => (
  <li class={flaw.kind} data-flaw={flaw.flaw}>
    {studio.workshop.say(flaw)}{" "}
    <a class="clause-link" href={`/rules/${studio.kit.game.name}#${flaw.clause}`} target="_blank" rel="noopener">
      {t("rules.clause", { clause: flaw.clause })}
    </a>
  </li>
);
