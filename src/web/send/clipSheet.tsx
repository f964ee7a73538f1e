/** A moment to send: what, as what; then it is made, looked at, kept or handed on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Review } from "../../bots/review.ts";
import { language, wantsLessMotion } from "../app/settings.ts";
import { turningPoint } from "../review/figures.ts";
import { judging } from "../review/judging.ts";
import { openReel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";
import { downloadFile, maySendFile, shareFile } from "../ui/share.ts";
import { Sheet } from "../ui/sheet.tsx";
import { filmCodec } from "./film.ts";
import { t } from "./i18n.ts";
import type { MadeClip } from "./make.ts";
import { makeClip } from "./make.ts";
import type { ClipPlan } from "./plan.ts";
import { gamePlan, MOST_PICTURES, turningPlan } from "./plan.ts";
import "./clip.css";

const MOST_BYTES = { turning: 1_000_000, whole: 3_000_000 } as const;
type What = keyof typeof MOST_BYTES;
type Format = "gif" | "mp4";

type Stage =
  | { readonly stage: "asking" }
  | { readonly stage: "looking" | "making"; readonly share: number }
  | { readonly stage: "done"; readonly made: MadeClip; readonly alt: string; readonly format: Format }
  | { readonly stage: "failed" };

/** The whole judgement; undefined: it was called off. */
const judged = (
  { record }: Finished,
  hear: (share: number) => void,
  signal: AbortSignal,
): Promise<Review | undefined> =>
  new Promise((resolve) => {
    const stop = judging(record, (review) => {
      if (review.done === 1) resolve(review);
      else hear(review.done);
    });
    signal.addEventListener("abort", () => {
      stop();
      resolve(undefined);
    });
  });

async function planned(
  finished: Finished,
  what: What,
  hear: (share: number) => void,
  signal: AbortSignal,
): Promise<ClipPlan | undefined> {
  const reel = openReel(finished);
  if (what === "whole") return gamePlan(finished, reel);
  const review = await judged(finished, hear, signal);
  return review && turningPlan(finished, reel, turningPoint(review, finished.record.result));
}

export const ClipSheet = ({ finished, onClose }: { finished: Finished; onClose: () => void }): JSX.Element => {
  const what = useSignal<What>("turning");
  const format = useSignal<Format>("gif");
  const codec = useSignal<string | undefined>(undefined);
  const stage = useSignal<Stage>({ stage: "asking" });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    void filmCodec(520, 480).then((found) => (codec.value = found));
    return () => running.current?.abort();
  }, []);

  const make = async (): Promise<void> => {
    const stopper = new AbortController();
    const { signal } = stopper;
    running.current = stopper;
    const wished = format.value;
    const show = (next: Stage): void => {
      if (!signal.aborted) stage.value = next;
    };
    try {
      show({ stage: what.value === "turning" ? "looking" : "making", share: 0 });
      const plan = await planned(finished, what.value, (share) => show({ stage: "looking", share }), signal);
      if (!plan || signal.aborted) return;
      const made = await makeClip({
        finished,
        plan,
        codec: wished === "mp4" ? codec.value : undefined,
        mostBytes: MOST_BYTES[what.value],
        signal,
        progress: (share) => show({ stage: "making", share }),
      });
      if (made) show({ stage: "done", made, alt: plan.alt, format: wished });
    } catch {
      show({ stage: "failed" });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    stage.value = { stage: "asking" };
  };

  const now = stage.value;
  return (
    <Sheet title={t("clip.title")} onClose={onClose}>
      <div class="clip" data-stage={now.stage} lang={language.value}>
        {(now.stage === "asking" || now.stage === "failed") && (
          <>
            <Choice
              name={t("clip.what")}
              all={["turning", "whole"] as const}
              value={what.value}
              onPick={(each) => (what.value = each)}
            />
            <p class="hint">{t(`clip.${what.value}Help`, { n: MOST_PICTURES })}</p>
            {codec.value !== undefined && (
              <Choice
                name={t("clip.format")}
                all={["gif", "mp4"] as const}
                value={format.value}
                onPick={(each) => (format.value = each)}
              />
            )}
            {now.stage === "failed" && <p role="alert">{t("clip.failed")}</p>}
            <div class="clip-actions">
              <button type="button" class="button main" data-action="make" onClick={() => void make()}>
                {t("clip.make")}
              </button>
            </div>
          </>
        )}
        {(now.stage === "looking" || now.stage === "making") && (
          <>
            <p role="status">{t(`clip.${now.stage}`, { n: Math.floor(100 * now.share) })}</p>
            <progress value={now.share} aria-hidden="true" />
            <div class="clip-actions">
              <button type="button" class="button" data-action="cancel" onClick={stop}>
                {t("clip.cancel")}
              </button>
            </div>
          </>
        )}
        {now.stage === "done" && <Made {...now} name={finished.kit.game.name} onAgain={stop} />}
      </div>
    </Sheet>
  );
};

const Choice = <T extends What | Format>({
  name,
  all,
  value,
  onPick,
}: {
  name: string;
  all: readonly T[];
  value: T;
  onPick: (each: T) => void;
}): JSX.Element => (
  <div class="clip-choice" role="group" aria-label={name}>
    <span>{name}</span>
    {all.map((each) => (
      <button
        key={each}
        type="button"
        class={`button ${each === value ? "" : "quiet dark"}`}
        data-pick={each}
        aria-pressed={each === value}
        onClick={() => onPick(each)}
      >
        {t(`clip.${each}`)}
      </button>
    ))}
  </div>
);

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? t("clip.kb", { n: Math.ceil(bytes / 1000) })
    : t("clip.mb", { n: (bytes / 1_000_000).toLocaleString(language.value, { maximumFractionDigits: 1 }) });

interface MadeProps {
  readonly made: MadeClip;
  readonly alt: string;
  readonly format: Format;
  readonly name: string;
  readonly onAgain: () => void;
}

/** It moves by itself only for those who do not mind. */
const Made = ({ made, alt, format, name, onAgain }: MadeProps): JSX.Element => {
  const address = useMemo(() => URL.createObjectURL(made.file), [made]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const moves = useSignal(!wantsLessMotion());
  const file = useMemo(() => new File([made.file], `zaubertisch-${name}.${format}`, { type: made.file.type }), [made]);
  const shape = { width: made.width, height: made.height };
  return (
    <>
      {format === "mp4" ? (
        <video src={address} {...shape} aria-label={alt} muted loop playsInline controls autoPlay={moves.value} />
      ) : moves.value ? (
        <img src={address} {...shape} alt={alt} />
      ) : (
        <Still address={address} {...shape} alt={alt} />
      )}
      <p role="status" data-test="clip-size" data-bytes={made.file.size}>
        {t("clip.done", { size: sizeOf(made.file.size), seconds: Math.round(made.ms / 1000) })}
      </p>
      <div class="clip-actions">
        <button type="button" class="button main" data-action="save" onClick={() => downloadFile(file)}>
          {t("clip.save")}
        </button>
        {maySendFile(file) && (
          <button type="button" class="button" data-action="send" onClick={() => void shareFile(file, "")}>
            {t("clip.send")}
          </button>
        )}
        {format === "gif" && (
          <button
            type="button"
            class="button quiet dark"
            data-action="play"
            onClick={() => (moves.value = !moves.value)}
          >
            {t(moves.value ? "clip.pause" : "clip.play")}
          </button>
        )}
        <button type="button" class="button quiet dark" data-action="other" onClick={onAgain}>
          {t("clip.again")}
        </button>
      </div>
    </>
  );
};

/** The first picture of it. */
const Still = ({
  address,
  width,
  height,
  alt,
}: {
  address: string;
  width: number;
  height: number;
  alt: string;
}): JSX.Element => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.addEventListener("load", () => canvas.current?.getContext("2d")?.drawImage(image, 0, 0));
    image.src = address;
  }, [address]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={alt} />;
};
