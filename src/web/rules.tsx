import type { JSX } from "preact";
export const Rules = (): JSX.Element => <main class="page" />;
