/** Was the luck fair? The browser draws the whole game again and shows what it rests on: nobody has to be trusted. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { readProof, verify } from "../../core/fair.ts";
import type { LuckProof } from "../../core/fair.ts";
import { isRefusal } from "../../core/game.ts";
import { replay } from "../../core/record.ts";
import { t } from "../i18n/words.ts";
import type { Finished } from "../review/source.ts";
import { Sheet } from "../ui/sheet.tsx";

interface Checked {
  readonly isRight: boolean;
  readonly proof: LuckProof | undefined;
}

function check({ kit: { game }, record, json }: Finished): Checked {
  const proof = readProof(json.luck);
  if (isRefusal(proof)) return { isRight: !isRefusal(replay(game, record)), proof: undefined };
  return { isRight: verify(game, record, proof) === undefined, proof };
}

export const LuckSheet = ({ finished, onClose }: { finished: Finished; onClose: () => void }): JSX.Element => {
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  useEffect(() => {
    // After the sheet is seen: a long game takes a moment.
    const timer = setTimeout(() => setChecked(check(finished)), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Sheet title={t("result.luck")} onClose={onClose}>
      <div class="luck">{checked ? <Proof {...checked} finished={finished} /> : <p>{t("luck.checking")}</p>}</div>
    </Sheet>
  );
};

const Proof = ({ isRight, proof, finished }: Checked & { finished: Finished }): JSX.Element => {
  const { record, table, players } = finished;
  if (!proof)
    return (
      <>
        <p>{t(table === undefined ? "luck.local" : "luck.noProof")}</p>
        <p role="status">{isRight ? t("luck.rules", { n: record.moves.length }) : t("luck.broken")}</p>
      </>
    );
  return (
    <>
      <p class={`luck-verdict ${isRight ? "fair" : "unfair"}`} role="status">
        {t(isRight ? "result.fair" : "result.unfair")}
      </p>
      <p>{t("secret" in proof ? "luck.how" : "luck.seeded")}</p>
      <LuckProofList proof={proof} names={players().map(({ name }) => name)} />
    </>
  );
};

/** Everything that is needed to draw the game again. */
export const LuckProofList = ({ proof, names }: { proof: LuckProof; names: readonly string[] }): JSX.Element => (
  <dl class="terms">
    {"secret" in proof ? (
      <>
        <dt>{t("luck.commitment")}</dt>
        <dd>
          <code>{proof.commitment}</code>
        </dd>
        <dt>{t("luck.secret")}</dt>
        <dd>
          <code>{proof.secret}</code>
        </dd>
        {proof.values.map((value, seat) => (
          <div key={seat}>
            <dt>{t("luck.value", { name: names[seat] ?? "" })}</dt>
            <dd>
              <code>{value ?? t("luck.nothing")}</code>
            </dd>
          </div>
        ))}
      </>
    ) : (
      <>
        <dt>{t("luck.seed")}</dt>
        <dd>
          <code>{proof.seed}</code>
        </dd>
      </>
    )}
  </dl>
);
