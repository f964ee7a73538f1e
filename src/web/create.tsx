import type { JSX } from "preact";
export const Create = (): JSX.Element => <main class="page" />;
