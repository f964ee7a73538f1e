/** The step of the schema that brings company, for each kind of store; and channels are for weekly tables too. */
const KINDS = "UPDATE channels SET kinds = kinds || ' weekly'";

export const COMPANY_IN_FILE = `
  CREATE TABLE friends (
    person TEXT NOT NULL, friend TEXT NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (person, friend)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX friends_of ON friends (friend);
  CREATE TABLE friend_links (person TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
  CREATE TABLE weeklies (
    id TEXT PRIMARY KEY, host TEXT NOT NULL, terms TEXT NOT NULL, zone TEXT NOT NULL, weekday INTEGER NOT NULL,
    minutes INTEGER NOT NULL, next INTEGER NOT NULL, "table" TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX weeklies_due ON weeklies (next);
  CREATE TABLE weekly_people (
    weekly TEXT NOT NULL, person TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (weekly, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX weeklies_of ON weekly_people (person);
  ${KINDS};
`;

export const COMPANY_IN_POSTGRES = `
  CREATE TABLE friends (person text NOT NULL, friend text NOT NULL, made int8 NOT NULL, PRIMARY KEY (person, friend));
  CREATE INDEX friends_of ON friends (friend);
  CREATE TABLE friend_links (person text PRIMARY KEY, token text NOT NULL UNIQUE);
  CREATE TABLE weeklies (
    id text PRIMARY KEY, host text NOT NULL, terms text NOT NULL, zone text NOT NULL, weekday int NOT NULL,
    minutes int NOT NULL, next int8 NOT NULL, "table" text
  );
  CREATE INDEX weeklies_due ON weeklies (next);
  CREATE TABLE weekly_people (weekly text NOT NULL, person text NOT NULL, place int NOT NULL, PRIMARY KEY (weekly, person));
  CREATE INDEX weeklies_of ON weekly_people (person);
  ${KINDS};
`;
