/** Enough of the test runner to run our test files inside one process: the same expectations, hooks and tables. */
import { format } from "node:util";
import { expect, vi } from "vitest";

type Body = (...row: never[]) => unknown;
type Hook = () => unknown;

interface Group {
  readonly parent: Group | undefined;
  readonly before: Hook[];
  readonly after: Hook[];
  readonly beforeAll: Hook[];
  readonly afterAll: Hook[];
}

export interface Test {
  readonly title: string;
  readonly run: () => Promise<void>;
}

export interface Suite {
  /** What test files import as "vitest". */
  readonly api: Readonly<Record<string, unknown>>;
  /** The tests since it was asked last. */
  collected(): Test[];
}

// Fake timers ask how the runner was configured.
Reflect.set(globalThis, "__vitest_worker__", { ctx: { pool: "forks" }, config: { fakeTimers: {} } });

export function openSuite(): Suite {
  let tests: Test[] = [];
  let group = newGroup(undefined);
  let prefix = "";

  function describe(title: string, body: Body, ...row: unknown[]): void {
    const [outer, outerPrefix] = [group, prefix];
    group = newGroup(outer);
    prefix += `${titled(title, row)} > `;
    (body as (...each: unknown[]) => unknown)(...row);
    [group, prefix] = [outer, outerPrefix];
  }

  function test(title: string, body: Body, ...row: unknown[]): void {
    const own = group;
    tests.push({
      title: prefix + titled(title, row),
      run: () => around(own, () => (body as (...each: unknown[]) => unknown)(...row)),
    });
  }

  const tabled = (one: typeof test) => {
    const each =
      (rows: readonly unknown[]) =>
      (title: string, body: Body): void =>
        rows.forEach((row) => (Array.isArray(row) ? one(title, body, ...(row as unknown[])) : one(title, body, row)));
    const plain = (title: string, body: Body): void => one(title, body);
    return Object.assign(plain, { each, concurrent: Object.assign(plain.bind(undefined), { each }) });
  };
  const hook =
    (where: Exclude<keyof Group, "parent">) =>
    (run: Hook): number =>
      group[where].push(run);

  return {
    api: {
      expect,
      vi,
      describe: tabled(describe),
      it: tabled(test),
      test: tabled(test),
      beforeEach: hook("before"),
      afterEach: hook("after"),
      beforeAll: hook("beforeAll"),
      afterAll: hook("afterAll"),
    },
    collected() {
      const found = tests;
      tests = [];
      group = newGroup(undefined);
      return found;
    },
  };
}

/** A title with the first cells of its row in the places left for them. */
const titled = (title: string, row: readonly unknown[]): string =>
  format(title, ...row.slice(0, title.match(/%[a-z]/g)?.length ?? 0));

const newGroup = (parent: Group | undefined): Group => ({
  parent,
  before: [],
  after: [],
  beforeAll: [],
  afterAll: [],
});

/** A test between the hooks of all groups it is in. What is done once for a group is done for each of its tests here. */
async function around(group: Group, body: Hook): Promise<void> {
  const groups: Group[] = [];
  for (let each: Group | undefined = group; each; each = each.parent) groups.unshift(each);
  try {
    for (const each of groups) for (const run of [...each.beforeAll, ...each.before]) await run();
    await body();
  } finally {
    for (const each of groups.toReversed()) for (const run of [...each.after, ...each.afterAll]) await run();
  }
}
