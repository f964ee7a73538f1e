/** What the one who counts and the process that tries mutants say to each other. */

export interface Tests {
  /** A test file. */
  readonly file: string;
  /** Which of its tests, by their order, and how many milliseconds of work each takes without a mutant. */
  readonly tests: readonly (readonly [number: number, ms: number])[];
}

/** Everything a trial needs: the tests that pass without a mutant and reach the place of each. */
export interface Plan {
  /** For each mutant, by its order. */
  readonly reached: readonly (readonly Tests[])[];
  /** Tests that fail without any mutant: they prove nothing. */
  readonly failing: readonly string[];
}

export type ToTrial =
  | { readonly do: "plan"; readonly target: string; readonly files: readonly string[] }
  | { readonly do: "try"; readonly target: string; readonly mutant: number; readonly tests: readonly Tests[] };

/** The test that failed because of a mutant; undefined: it lives. */
export type FromTrial = { readonly plan: Plan } | { readonly killedBy: string | undefined };
