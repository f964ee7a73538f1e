/** One setup: the rulebook's options, and what is changed beyond them. A form of its own, so that both sides have their own radios. */
import type { ComponentChildren, JSX } from "preact";
import type { JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { OptionForm } from "../pages/optionForm.tsx";
import type { Kit } from "../table/kit.ts";
import { reasonOf, t } from "./i18n.ts";
import { KnobForm } from "./knobForm.tsx";
import type { SideSetup } from "./link.ts";

interface Props {
  readonly kit: Kit;
  readonly name: "a" | "b";
  readonly side: SideSetup;
  /** A refusal: it cannot be played like this. */
  readonly refusal: unknown;
  readonly onChange: (side: SideSetup) => void;
  readonly children?: ComponentChildren;
}

/** Who sees under towers and who starts changes nothing for bots that remember everything and start in turn. */
const UNSEEN = ["memory", "start"];

export const SideForm = ({ kit, name, side, refusal, onChange, children }: Props): JSX.Element => {
  const { game } = kit;
  const { fields, wish } = kit.form(side.wish);
  const lab = game.lab!;
  const usual = lab.standard(wish);
  const count = Object.keys(side.changes).length;
  const shown = fields.filter((field) => !UNSEEN.includes(field.name));
  const setWish = (next: JsonObject): void => onChange({ ...side, wish: kit.form(next).wish });
  return (
    <form
      class="parchment lab-side"
      data-side={name}
      aria-label={t(name === "a" ? "lab.sideA" : "lab.sideB")}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{t(name === "a" ? "lab.sideA" : "lab.sideB")}</h2>
      {isRefusal(refusal) && (
        <p class="warning" role="alert">
          {reasonOf(refusal)}
        </p>
      )}
      <details class="lab-part" open>
        <summary>{t("lab.options")}</summary>
        <OptionForm game={game.name} fields={shown} wish={wish} onChange={setWish} />
      </details>
      <details class="lab-part" open>
        <summary>
          {t("lab.knobs")}{" "}
          <span class="knob-count">{count === 0 ? t("lab.same") : t("lab.changed", { n: count })}</span>
        </summary>
        {!isRefusal(usual) && (
          <KnobForm
            game={game.name}
            side={name}
            knobs={lab.knobs}
            usual={usual}
            changes={side.changes}
            onChange={(changes) => onChange({ ...side, changes })}
          />
        )}
      </details>
      <div class="menu">
        <button
          type="button"
          class="button quiet dark"
          data-action="reset"
          disabled={count === 0 && Object.keys(side.wish).length === 0}
          onClick={() => onChange({ wish: {}, changes: {} })}
        >
          {t("lab.reset")}
        </button>
        {children}
      </div>
    </form>
  );
};
