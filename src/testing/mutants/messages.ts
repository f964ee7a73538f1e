/** What the one who counts and the process that tries mutants say to each other. */

export interface Tests {
  /** A test file. */
  readonly file: string;
  /** Which of its tests, by their order, and how many milliseconds of work each takes without a mutant. */
  readonly tests: readonly (readonly [number: number, ms: number])[];
}

export interface PlannedTest {
  readonly file: string;
  readonly number: number;
  readonly ms: number;
  /** The regions it comes by (regions.ts), those of loading its file included. */
  readonly reaches: readonly number[];
}

/** Every test as it is without a mutant. */
export interface Plan {
  readonly tests: readonly PlannedTest[];
  /** Those that fail without any mutant: they prove nothing. */
  readonly failing: readonly string[];
}

export interface Try {
  readonly do: "try";
  readonly target: string;
  /** Which one, by its order in the file. */
  readonly mutant: number;
  readonly tests: readonly Tests[];
  /** Milliseconds of work that each test may take beyond four times what it takes without a mutant. */
  readonly grace: number;
}

export type ToTrial =
  | { readonly do: "plan"; readonly targets: readonly string[]; readonly files: readonly string[] }
  | Try;

/** The test that failed because of a mutant; undefined: it lives. */
export type FromTrial = { readonly plan: Plan } | { readonly killedBy: string | undefined };
