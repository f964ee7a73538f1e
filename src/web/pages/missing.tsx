/** Nothing is here: an address without a page, a table that is gone. A signpost shows the way on. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n/words.ts";

const Signpost = (): JSX.Element => (
  <svg class="signpost" viewBox="-70 -92 140 104" aria-hidden="true">
    <ellipse cx="4" cy="5" rx="44" ry="7" fill="#06140f" opacity=".4" />
    <path d="M-4-84H5L6 4Q0 8-6 4Z" fill="#8a6238" stroke="#4a3219" stroke-width="1.6" />
    <path d="M2-84H5L6 4Q4 6 1 6Z" fill="#5d3f22" opacity=".6" />
    <path d="M-8-78H46L60-68 46-57-8-59Z" fill="#c99a5c" stroke="#4a3219" stroke-width="1.8" stroke-linejoin="round" />
    <path
      d="M9-52-46-50-60-40-46-30 9-33Z"
      fill="#b3854a"
      stroke="#4a3219"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path
      d="M2-72H34M0-66H42M-40-44H0M-46-38H2"
      stroke="#7d5730"
      stroke-width="1.6"
      stroke-linecap="round"
      opacity=".7"
    />
    <path
      d="M-20 6Q-22-6-28-10M-14 6Q-14-4-12-10M14 6Q16-5 22-9M20 6Q24-2 30-4"
      stroke="#4f9d78"
      stroke-width="3"
      fill="none"
      stroke-linecap="round"
    />
  </svg>
);

export const Missing = ({ say, children }: { say?: string; children?: ComponentChildren }): JSX.Element => (
  <main class="page missing">
    <Signpost />
    <h1>{say ?? t("page.missing")}</h1>
    <div class="page-actions">
      <a class="button main" href="/">
        {t("nav.start")}
      </a>
      {children}
    </div>
  </main>
);
