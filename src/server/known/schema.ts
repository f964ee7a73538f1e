/** The step of the schema by which guests stay known and finished games are remembered, for each kind of store. */

export const KNOWN_IN_FILE = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, host TEXT NOT NULL, key BLOB NOT NULL, counter INTEGER NOT NULL,
    name TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of ON passkeys (person);
  CREATE TABLE recovery (hash TEXT PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX recovery_of ON recovery (person);
  CREATE TABLE challenges (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, former TEXT, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_until ON challenges (until);
  CREATE TABLE merged (former TEXT PRIMARY KEY, person TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX merged_into ON merged (person);
  CREATE TABLE summaries (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, name TEXT NOT NULL, bot TEXT, side INTEGER NOT NULL,
    "end" TEXT NOT NULL, rank INTEGER, score INTEGER, suffered TEXT NOT NULL, ended INTEGER NOT NULL, version INTEGER NOT NULL,
    game TEXT NOT NULL, kind TEXT NOT NULL, players INTEGER NOT NULL, account TEXT NOT NULL, PRIMARY KEY ("table", seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX past ON summaries (person, ended, "table") WHERE person IS NOT NULL;
  CREATE INDEX own ON tables (id, stage, created);
  ALTER TABLE persons ADD COLUMN page TEXT;
  CREATE UNIQUE INDEX pages ON persons (page) WHERE page IS NOT NULL;
`;

export const KNOWN_IN_POSTGRES = `
  CREATE TABLE passkeys (
    id text PRIMARY KEY, person text NOT NULL, host text NOT NULL, key bytea NOT NULL, counter int8 NOT NULL,
    name text NOT NULL, created int8 NOT NULL, used int8 NOT NULL
  );
  CREATE INDEX passkeys_of ON passkeys (person);
  CREATE TABLE recovery (hash text PRIMARY KEY, person text NOT NULL, made int8 NOT NULL);
  CREATE INDEX recovery_of ON recovery (person);
  CREATE TABLE challenges (hash text PRIMARY KEY, kind text NOT NULL, person text, former text, until int8 NOT NULL);
  CREATE INDEX challenges_until ON challenges (until);
  CREATE TABLE merged (former text PRIMARY KEY, person text NOT NULL, at int8 NOT NULL);
  CREATE INDEX merged_into ON merged (person);
  CREATE TABLE summaries (
    "table" text NOT NULL, seat int NOT NULL, person text, name text NOT NULL, bot text, side int NOT NULL,
    "end" text NOT NULL, rank int, score int, suffered text NOT NULL, ended int8 NOT NULL, version int NOT NULL,
    game text NOT NULL, kind text NOT NULL, players int NOT NULL, account text NOT NULL, PRIMARY KEY ("table", seat)
  );
  CREATE INDEX past ON summaries (person, ended, "table") WHERE person IS NOT NULL;
  ALTER TABLE persons ADD COLUMN page text;
  CREATE UNIQUE INDEX pages ON persons (page) WHERE page IS NOT NULL;
`;
