import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { boundaryProblems } from "./check-boundaries.ts";
import { migrationProblems } from "./check-migrations.ts";
import { firstDifference } from "./check-schema.ts";
import { pageProblems } from "./test-checks/check-pages.ts";
import { shareProblems } from "./test-checks/check-test-share.ts";
import { sizeProblems } from "./check-sizes.ts";

const project = path.resolve(import.meta.dirname, "..");
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A project of its own with our settings and these files. */
function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "hangtag-rules-"));
  folders.push(root);
  for (const settings of ["package.json", "tsconfig.json", ".oxlintrc.json", ".oxfmtrc.json"]) {
    copyFileSync(path.join(project, settings), path.join(root, settings));
  }
  symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const leaf = "export const leaf = 1;\n";
function importing(...targets: string[]): string {
  return targets
    .map((target, at) => `import { leaf as leaf${at} } from "${target}";\nexport const taken${at} = leaf${at};\n`)
    .join("");
}

/** Each rule with a file that breaks it: importer, imported, and what the importer writes. */
const violations: readonly (readonly [rule: string, from: string, to: string])[] = [
  ["no-index-files", "web/ui/a.ts", "web/ui/index.ts"],
  ["common-is-pure", "common/a.ts", "server/platform/log/log.ts"],
  ["platform-below-areas", "server/platform/http/a.ts", "server/areas/goals/goals.ts"],
  ["platform-below-areas", "server/platform/http/a.ts", "server/adapters/texting/texting.ts"],
  ["adapters-below-areas", "server/adapters/texting/texting.ts", "server/areas/goals/goals.ts"],
  ["area-by-front-door", "server/areas/daybook/daybook.ts", "server/areas/goals/goals.db.ts"],
  ["events-stand-alone", "server/events/goals.ts", "server/platform/log/log.ts"],
  ["jobs-are-definitions", "server/areas/goals/goals.jobs.ts", "server/areas/goals/goals.ts"],
  ["providers-chosen-by-app", "server/areas/goals/goals.ts", "server/adapters/texting/twilio.ts"],
  ["sql-stays-behind-operations", "server/areas/goals/goals.graphql.ts", "server/areas/goals/goals.db.ts"],
  ["sql-stays-behind-operations", "server/areas/goals/goals.routes.ts", "server/areas/goals/goals.db.ts"],
  ["sql-stays-behind-operations", "server/areas/goals/goals.worker.ts", "server/areas/goals/goals.db.ts"],
  ["sql-stays-behind-operations", "server/areas/goals/goals.channels.ts", "server/areas/goals/goals.db.ts"],
  ["rules-are-pure", "server/areas/goals/goals.rules.ts", "server/platform/log/log.ts"],
  ["only-app-wires-areas", "server/areas/goals/goals.ts", "server/app/areas.ts"],
  ["web-and-server-apart", "web/areas/goals/goals-page.ts", "server/platform/log/log.ts"],
  ["web-and-server-apart", "web/ui/a.ts", "till/till.ts"],
  ["server-never-imports-web", "server/platform/http/a.ts", "web/ui/a.ts"],
  ["ui-knows-no-area", "web/ui/a.ts", "web/areas/goals/goal-card.ts"],
  ["ui-knows-no-area", "web/platform/a.ts", "web/app/router.ts"],
  ["ui-below-platform", "web/ui/a.ts", "web/platform/session.ts"],
  ["web-area-by-shared", "web/areas/daybook/daybook-page.ts", "web/areas/goals/goal-card.ts"],
  ["only-web-app-wires-areas", "web/areas/goals/goal-card.ts", "web/app/router.ts"],
  ["till-stands-alone", "till/till.ts", "server/platform/log/log.ts"],
  ["tests-not-in-product", "server/platform/http/a.ts", "tests/kit/a-store.ts"],
];

let reported: string[];

beforeAll(async () => {
  // One project breaks all rules at once, since looking at many costs no more than looking at one.
  const targets = violations.map(([, , to]) => [to, leaf] as const);
  const importers = [...Map.groupBy(violations, ([, from]) => from)].map(
    ([from, rows]) => [from, leaf + importing(...rows.map(([, , to]) => `#${to}`))] as const,
  );
  reported = await boundaryProblems(projectWith(Object.fromEntries([...targets, ...importers])));
}, 60_000);

test.each(violations)("the boundary %s is kept: %s may not import %s", (rule, from, to) => {
  expect(reported).toContain(`${rule}: ${from} → ${to}`);
});

test("a type that is imported across a boundary is seen as well", async () => {
  const root = projectWith({
    "web/ui/a.ts": 'import type { Log } from "#server/platform/log/log.ts";\nexport type Seen = Log;\n',
    "server/platform/log/log.ts": "export type Log = string;\n",
  });
  expect(await boundaryProblems(root)).toEqual(["web-and-server-apart: web/ui/a.ts → server/platform/log/log.ts"]);
});

test("files and areas that need each other in a circle are seen", async () => {
  const root = projectWith({
    "server/areas/goals/goals.ts": 'import { leaf } from "./plan.ts";\nexport const goals = leaf;\n',
    "server/areas/goals/plan.ts":
      'import { daybook } from "#server/areas/daybook/daybook.ts";\nexport const leaf = daybook;\n',
    "server/areas/daybook/daybook.ts": 'import { notes } from "./notes.ts";\nexport const daybook = notes;\n',
    "server/areas/daybook/notes.ts":
      'import { goals } from "#server/areas/goals/goals.ts";\nexport const notes = goals;\n',
  });
  const problems = await boundaryProblems(root);
  expect(problems).toContainEqual(expect.stringMatching(/^no-cycles: /));
  expect(problems).toContainEqual(expect.stringMatching(/^no-folder-cycles: server\/areas\/(goals|daybook) → /));
});

test.each(["server/platform", "web/platform"])(
  "folders of %s that need each other in a circle are seen",
  async (platform) => {
    const root = projectWith({
      [`${platform}/jobs/add-job.ts`]: `import { context } from "#${platform}/context/context.ts";\nexport const addJob = context;\n`,
      [`${platform}/jobs/schedule.ts`]: "export const schedule = 1;\n",
      [`${platform}/context/context.ts`]: "export const context = 1;\n",
      [`${platform}/context/clock.ts`]: `import { schedule } from "#${platform}/jobs/schedule.ts";\nexport const clock = schedule;\n`,
    });
    const problems = await boundaryProblems(root);
    expect(problems).toContainEqual(expect.stringMatching(`^no-folder-cycles: ${platform}/(jobs|context) → `));
  },
);

test("what cannot be found is told, and a project that keeps the rules is content", async () => {
  const lost = projectWith({ "common/a.ts": importing("#common/gone.ts") });
  expect(await boundaryProblems(lost)).toContain("no-unresolvable: common/a.ts → #common/gone.ts");
  const good = projectWith({
    "server/areas/goals/goals.ts": importing("#server/areas/team/team.ts"),
    "server/areas/team/team.ts": leaf + importing("#common/money.ts"),
    "common/money.ts": 'import { z } from "zod";\nexport const leaf = z.int();\n',
  });
  expect(await boundaryProblems(good)).toEqual([]);
});

test("a file that dependency-cruiser does not look at is told", async () => {
  // Its own filter leaves out whatever has this in its name, which is as good a way as any to make it miss one.
  const root = projectWith({ "common/node_modules.ts": leaf, "common/money.ts": leaf });
  expect(await boundaryProblems(root)).toEqual(["common/node_modules.ts: was not looked at by dependency-cruiser."]);
});

test.each([
  ["server/areas/goals/a/b/c/d.ts", "lies deeper than 5 folders"],
  ["server/areas/goals/index.ts", "is named after its concept"],
  ["server/areas/goals/utils.ts", "is named after its concept"],
  ["web/ui/string-helpers.ts", "is named after its concept"],
  ["web/ui/common/button.ts", ""],
  ["server/manager/a.ts", "is named after its concept"],
])("the place %s: %s", (file, problem) => {
  const problems = sizeProblems(projectWith({ [file]: leaf }));
  expect(problems.join("\n")).toContain(problem);
});

test("a folder with more than 30 files and a file with more than 350 lines are told; tests do not count", () => {
  const crowd = Array.from({ length: 31 }, (_, at) => [`web/ui/part-${at}.ts`, leaf]);
  const tests = Array.from({ length: 31 }, (_, at) => [`common/part-${at}.test.ts`, leaf]);
  const long = "leaf();\n".repeat(351);
  const commented = `/** One\n * two\n */\n${"// a word\n\n".repeat(400)}${"leaf();\n".repeat(350)}`;
  const root = projectWith({
    ...Object.fromEntries(crowd),
    ...Object.fromEntries(tests),
    "server/long.ts": long,
    "server/commented.ts": commented,
  });
  expect(sizeProblems(root)).toEqual([
    "web/ui: 31 files, at most 30; make a folder per noun.",
    "server/long.ts: 351 lines, at most 350; split it by noun.",
  ]);
});

test("a page that no test of its own name opens is told", () => {
  const root = projectWith({
    "web/areas/goals/goals-page.tsx": leaf,
    "web/areas/goals/goals-page.test.tsx": leaf,
    "web/areas/goals/day-page.tsx": leaf,
    "web/areas/goals/other.test.tsx": leaf,
  });
  expect(pageProblems(root)).toEqual([
    'web/areas/goals/day-page.tsx: no day-page.test.tsx opens it (tests/README.md, "A page").',
  ]);
});

test("a part with too few tests for its code is reported", () => {
  const lines = (count: number) => "export {};\n\n".repeat(count);
  const root = projectWith({
    "server/areas/goals/goals.ts": lines(100),
    "server/areas/goals/goals.rules.test.ts": lines(30),
    "tests/goals.pg.test.ts": lines(6),
    "web/goals.tsx": lines(100),
    "web/goals.test.tsx": lines(23),
    "tests/e2e/goals.e2e.ts": lines(100),
  });
  expect(shareProblems(root)).toEqual([
    "web: 0.23 lines of tests for a line of code, at least 0.24; test what is new.",
  ]);
});

test("a migration that names no version, or a later one than the program's, is told", () => {
  const root = projectWith({
    "db/migrations/20261121T0900_goals_add.sql": "-- Works with 1.0.0 and later.\nselect 1;\n",
    "db/migrations/20261121T0910_goals_more.sql": "-- works with 1.0.0\nselect 1;\n",
    "db/migrations/20261121T0920_goals_last.sql": "-- Works with 999.0.0 and later.\nselect 1;\n",
  });
  expect(migrationProblems(root)).toEqual([
    expect.stringContaining('T0910_goals_more.sql: "-- works with 1.0.0" is not like'),
    expect.stringContaining('T0920_goals_last.sql: "-- Works with 999.0.0 and later." is not like'),
  ]);
});

test("badly named and unsafe migrations are told", () => {
  const root = projectWith({
    "db/migrations/20261121T0900_goals_add.sql": "alter table goals add column note text not null;\n",
    "db/migrations/20261121T0900_goals_second.sql": "select 1;\n",
    "db/migrations/goals.sql": "select 1;\n",
  });
  expect(migrationProblems(root)).toEqual([
    "db/migrations/goals.sql: the name is not like 20260115T0930_goals_add_fixed_days.sql.",
    "db/migrations/20261121T0900_goals_second.sql: another migration has the same time, so their order is not told.",
    expect.stringContaining("20261121T0900_goals_add.sql:0:18: warning: adding-required-field"),
  ]);
});

test.each([
  ["a\nb\n", "a\nc\n", "line 2 should be: c"],
  ["a\nb\n", "a\n", "line 2 should be: "],
  ["a\nb", "a", "line 2 is too much"],
])("of two schemas the first difference is reported", (committed, made, difference) => {
  expect(firstDifference(committed, made)).toBe(difference);
});

/** Each lint rule of the house with the shortest text that breaks it; `file` where the rule asks for a place. */
const snippets: readonly (readonly [rule: string, text: string, file?: string])[] = [
  ["typescript(no-explicit-any)", "export const x: any = 1;"],
  ["typescript(no-non-null-assertion)", "export const x = (y?: string) => y!;"],
  ["typescript(no-unsafe-type-assertion)", "export const x = (y: unknown) => y as string;"],
  ["typescript(no-floating-promises)", "export function x() {\n  Promise.resolve(1);\n}"],
  [
    "typescript(no-misused-promises)",
    "export const x = (y: Promise<boolean>) => {\n  if (y) {\n    return 1;\n  }\n  return 2;\n};",
  ],
  [
    "typescript(switch-exhaustiveness-check)",
    'export function x(y: "a" | "b") {\n  switch (y) {\n    case "a":\n      return 1;\n  }\n  return 2;\n}',
  ],
  ["typescript(consistent-type-imports)", 'import { Server } from "node:net";\nexport const x = (y: Server) => y;'],
  ["typescript(ban-ts-comment)", "// @ts-ignore\nexport const x = 1;"],
  ["import(no-default-export)", "export default 1;"],
  [
    "import(no-duplicates)",
    'import { a } from "./other.ts";\nimport { b } from "./other.ts";\nexport const x = a + b;',
  ],
  ["import(no-cycle)", 'import { back } from "./circle.ts";\nexport const x = () => back;'],
  ["eslint(no-restricted-imports)", 'import { a } from "../common/other.ts";\nexport const x = a;'],
  ["unicorn(filename-case)", "export const x = 1;", "common/badName.ts"],
  [
    "react-hooks(exhaustive-deps)",
    'import { useEffect } from "react";\nexport function A({ a }: { a: string }) {\n  useEffect(() => {\n    document.title = a;\n  }, []);\n  return <b />;\n}',
    "web/ui/snippet.tsx",
  ],
  [
    "react(jsx-max-depth)",
    "export const A = () => <b><b><b><b><b><b><b><b /></b></b></b></b></b></b></b>;",
    "web/ui/snippet.tsx",
  ],
  ["jsx-a11y(alt-text)", 'export const A = () => <img src="a.png" />;', "web/ui/snippet.tsx"],
  ["node(no-process-env)", 'export const x = process.env["A"];'],
  ["eslint(no-console)", "console.log(1);\nexport const x = 1;"],
  ["eslint(eqeqeq)", "export const x = (y: number) => y == 1;"],
  ["eslint(curly)", "export function x(y: number) {\n  if (y > 1) return 1;\n  return 2;\n}"],
  [
    "eslint(complexity)",
    `export function x(y: number) {\n${Array.from({ length: 12 }, (_, at) => `  if (y > ${at}) {\n    y += ${at};\n  }`).join("\n")}\n  return y;\n}`,
  ],
  ["eslint(max-lines-per-function)", `export function x(y: number) {\n${"  y += 1;\n".repeat(80)}  return y;\n}`],
  ["eslint(max-lines)", `export let x = 1;\n${"x += 1;\n".repeat(350)}`],
  ["eslint(max-params)", "export const x = (a: number, b: number, c: number, d: number) => a + b + c + d;"],
  [
    "eslint(max-depth)",
    "export function x(y: number) {\n  if (y > 1) {\n    if (y > 2) {\n      if (y > 3) {\n        if (y > 4) {\n          return y;\n        }\n      }\n    }\n  }\n  return 1;\n}",
  ],
  ["eslint(no-empty)", "export function x(y: () => void) {\n  try {\n    y();\n  } catch {}\n}"],
  ["eslint(no-warning-comments)", "// TODO: later\nexport const x = 1;"],
  [
    "vitest(no-focused-tests)",
    'import { test } from "vitest";\ntest.only("a", () => undefined);',
    "common/snippet.test.ts",
  ],
  [
    "vitest(no-disabled-tests)",
    'import { test } from "vitest";\ntest.skip("a", () => undefined);',
    "common/snippet.test.ts",
  ],
  [
    "vitest(no-conditional-in-test)",
    'import { test } from "vitest";\ntest("a", () => {\n  if (Date.now() > 1) {\n    throw new Error("a");\n  }\n});',
    "common/snippet.test.ts",
  ],
];

const lintReport = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });
let findings: string[];

beforeAll(() => {
  // One run over all snippets, each in a folder of its own: starting the linter costs more than linting.
  const files = snippets.map(([, text, file = "common/snippet.ts"], at) => [placed(at, file), `${text}\n`] as const);
  const neighbours = snippets.flatMap((_, at) => [
    [placed(at, "common/other.ts"), "export const a = 1;\nexport const b = 2;\n"] as const,
    [placed(at, "common/circle.ts"), 'import { x } from "./snippet.ts";\nexport const back = () => x;\n'] as const,
  ]);
  const root = projectWith(Object.fromEntries([...neighbours, ...files]));
  writeFileSync(path.join(root, ".gitignore"), "node_modules\n");
  spawnSync("git", ["init", "-q"], { cwd: root });
  const done = spawnSync(path.join(project, "node_modules/.bin/oxlint"), ["--format", "json"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });
  const { diagnostics } = lintReport.parse(JSON.parse(done.stdout));
  findings = diagnostics.map((diagnostic) => `${diagnostic.code} in ${diagnostic.filename}`);
}, 60_000);

function placed(at: number, file: string): string {
  const [top = "", ...rest] = file.split("/");
  return [top, `case-${at}`, ...rest].join("/");
}

test.each(snippets.map(([rule, , file = "common/snippet.ts"], at) => [rule, placed(at, file)] as const))(
  "the lint rule %s bites",
  (rule, file) => {
    expect(findings).toContain(`${rule} in ${file}`);
  },
);

test.each([
  ["exactOptionalPropertyTypes", "export const x: { a?: string } = { a: undefined };"],
  ["noUncheckedIndexedAccess", "export const x = (y: string[]): string => y[0];"],
  ["erasableSyntaxOnly", "export enum X {\n  A,\n}"],
  ["noImplicitOverride", "class A {\n  a() {}\n}\nexport class B extends A {\n  a() {}\n}"],
  ["noUnusedLocals", "const x = 1;\nexport {};"],
  ["verbatimModuleSyntax", 'import { ServerOpts } from "node:net";\nexport type X = ServerOpts;'],
  ["strict", "export const x = (y: string | null) => y.length;"],
])("the compiler setting %s bites", (_, text) => {
  const root = projectWith({ "common/snippet.ts": `${text}\n` });
  const done = spawnSync(path.join(project, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(done.stdout).toContain("common/snippet.ts(");
  expect(done.status).not.toBe(0);
});

test("the formatter tells of a file that is not in our style", () => {
  const root = projectWith({ "common/snippet.ts": "export const x = 'single'\n" });
  const done = spawnSync(path.join(project, "node_modules/.bin/oxfmt"), ["--check", "common"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(done.stdout).toContain("common/snippet.ts");
  expect(done.status).not.toBe(0);
});
