/**
 * What belongs to a person, table by table, wherever it only has to be given to somebody else or forgotten: merging two
 * guests and forgetting one go through this list. Whoever adds a table with a column for a person adds a line here
 * (a test compares it with both schemas), or says in `APART` who sees to it instead.
 */
export interface Belonging {
  readonly table: string;
  /** The column with the person's id. */
  readonly column: string;
  /** With these columns, or with none by itself, a person has one row: of two the one who stays keeps theirs. Undefined: as many as there are. */
  readonly oneFor?: readonly string[];
}

export const BELONGINGS: readonly Belonging[] = [
  { table: "passkeys", column: "person" },
  { table: "recovery", column: "person" },
  { table: "merged", column: "person" },
  { table: "challenges", column: "person" },
  { table: "tries", column: "person", oneFor: ["day", "game"] },
  { table: "channels", column: "person" },
  { table: "tidings", column: "person", oneFor: ["kind", "table", "n", "channel"] },
  { table: "manners", column: "person", oneFor: [] },
  { table: "ears", column: "person", oneFor: ["table"] },
  { table: "friends", column: "person", oneFor: ["friend"] },
  { table: "friends", column: "friend", oneFor: ["person"] },
  { table: "friend_links", column: "person", oneFor: [] },
  { table: "weeklies", column: "host" },
  { table: "weekly_people", column: "person", oneFor: ["weekly"] },
  { table: "marks", column: "who", oneFor: ["table"] },
];

/** Columns for persons that are looked after by hand: a row is rewritten, a line keeps its table, a report its subject. */
export const APART: readonly string[] = [
  "tokens.person",
  "sitting.person",
  "lines.person",
  "reports.by",
  "reports.about",
  "summaries.person",
];

/** The same in SQLite and in PostgreSQL: the first value is who comes in, the second who stays. */
export const giving = ({ table, column, oneFor }: Belonging, [from, into]: readonly [string, string]): string => {
  const alike = oneFor?.map((name) => ` AND other."${name}" = own."${name}"`).join("") ?? "";
  const isFree = oneFor
    ? ` AND NOT EXISTS (SELECT 1 FROM ${table} AS other WHERE other.${column} = ${into}${alike})`
    : "";
  return `UPDATE ${table} AS own SET ${column} = ${into} WHERE own.${column} = ${from}${isFree}`;
};

/** Before a person goes: whatever is left of theirs. */
export const dropping = ({ table, column }: Belonging, person: string): string =>
  `DELETE FROM ${table} WHERE ${column} = ${person}`;
