/**
 * `npm run test:upgrade`: three upgrades of two processes, one after the other, behind the documented proxy, while pages of
 * both versions work: one that adds a column, one that no longer uses it, and one that drops it.
 */
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { ownerAt } from "#tests/endurance/database.ts";
import { queueMails } from "#tests/endurance/round-mails.ts";
import { openShop } from "#tests/endurance/round-shop.ts";
import { waitUntil } from "#tests/endurance/wait-until.ts";
import { steadyPort } from "./steady-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { fillProxyConfig, type Ports } from "./machine.ts";
import { pageTraffic, type PageTraffic } from "./page-traffic.ts";
import { assetOf, type Release, unpackRelease } from "./program-version.ts";
import { supervise, type Supervised } from "./supervised.ts";

const startMs = 180_000;
const mailsPerStep = 20;
const { version: today }: { version: string } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../../package.json"), "utf8"),
);
const [year = "0", month = "0", patch = "0"] = today.split(".");
const next = (steps: number) => `${year}.${month}.${Number(patch) + steps}`;

const withMood = `
import { sql as rawSql } from "kysely";
builder.queryField("goodNotes", (field) => field.field({
  type: "Int",
  resolve: async (_root, _args, { platform }) => {
    const { rows } = await platform.database.read("system", (sql) =>
      rawSql<{ count: number }>\`select count(*)::int as count from notes where mood = 'good'\`.execute(sql));
    return rows[0]?.count ?? 0;
  },
}));
builder.mutationField("setNoteMood", (field) => field.field({
  type: "Boolean",
  args: { id: field.arg({ type: "Uuid", required: true }), mood: field.arg.string({ required: true }) },
  resolve: async (_root, { id, mood }, { platform }) => {
    await platform.database.transaction("system", (sql) =>
      rawSql\`update notes set mood = \${mood} where id = \${id}\`.execute(sql));
    return true;
  },
}));
`;
/** Pages of the release before still ask for it, so it goes one release after the column's last use. */
const withoutColumn = `
builder.queryField("goodNotes", (field) => field.field({ type: "Int", resolve: () => 0 }));
builder.mutationField("setNoteMood", (field) => field.field({
  type: "Boolean",
  args: { id: field.arg({ type: "Uuid", required: true }), mood: field.arg.string({ required: true }) },
  resolve: () => true,
}));
`;
const moodOperations = [
  "mutation SetMood($id: Uuid!, $mood: String!) { setNoteMood(id: $id, mood: $mood) }",
  "query GoodNotes { goodNotes }",
];
const expands = {
  "29990101T0000_notes_add_mood.sql": `-- Works with ${today} and later.\nalter table notes add column mood text;\n`,
};
const contracts = {
  "29990102T0000_notes_drop_mood.sql": `-- Works with ${next(2)} and later.\nalter table notes drop column mood;\n`,
};

const releases: readonly Release[] = [
  { version: today, migrations: {}, fields: "", operations: [] },
  { version: next(1), migrations: expands, fields: withMood, operations: moodOperations },
  { version: next(2), migrations: expands, fields: withoutColumn, operations: [] },
  { version: next(3), migrations: { ...expands, ...contracts }, fields: "", operations: [] },
];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<string[]> {
  const folder = await temporaryFolder("upgrade");
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await startEmbeddedPostgres({
    dataFolder: folder,
    log: quiet,
    settings: { max_connections: "200" },
  });
  const owner = ownerAt(database.url);
  const ports: Record<"a" | "b", Ports> = { a: await somePorts(), b: await somePorts() };
  const proxyPort = await steadyPort();
  const url = `http://localhost:${proxyPort}`;
  const running: { a: Supervised | null; b: Supervised | null; proxy: Supervised | null } = {
    a: null,
    b: null,
    proxy: null,
  };
  const folders = new Map<string, string>();
  const pages: PageTraffic[] = [];
  const problems: string[] = [];

  function start(name: "a" | "b", release: Release): Promise<number> {
    running[name] = supervise({
      name,
      program: process.execPath,
      parameters: [path.join(folders.get(release.version) ?? "", "server/main.ts")],
      cwd: folder,
      environment: {
        DATABASE_URL: database.url,
        HANGTAG_SECRET_KEY: "k3y-".repeat(10),
        HANGTAG_DATA: path.join(folder, `data-${name}`),
        HANGTAG_ROLES: "http,worker",
        PORT: String(ports[name].http),
      },
    });
    return untilReady(name);
  }

  const untilReady = (name: "a" | "b") =>
    waitUntil(`${name} is ready`, async () => (await fetch(`http://127.0.0.1:${ports[name].http}/readyz`)).ok, {
      limitMs: startMs,
    }).catch((error: unknown) => {
      throw new Error(`${name} does not start: ${running[name]?.output()}`, { cause: error });
    });

  /** A process of the old release that dies in the middle of the upgrade comes back. */
  async function restartOld(): Promise<void> {
    running.b?.kill();
    await delay(500);
    await untilReady("b");
  }

  try {
    for (const release of releases) {
      folders.set(release.version, await unpackRelease(release, folder));
    }
    const [first, ...others] = releases;
    if (first === undefined) {
      return ["there is no release"];
    }
    await start("a", first);
    await start("b", first);
    const config = await fillProxyConfig(folder, { ports, port: proxyPort });
    running.proxy = supervise({ name: "haproxy", program: "haproxy", parameters: ["-db", "-f", config], cwd: folder });
    await waitUntil("The proxy answers", async () => (await fetch(`${url}/readyz`)).ok, { limitMs: startMs });
    const shop = await openShop(owner, { url, seed: 1 });
    let old = pageTraffic({ url, shop, release: first });
    pages.push(old);
    let mails = 0;
    for (const release of others) {
      await running.a?.stop();
      await start("a", release);
      // Nobody has a page of it before the proxy hands one out.
      const isServed = async () => (await fetch(`${url}/${assetOf(release.version)}`)).ok;
      await waitUntil("The proxy serves the new pages", isServed, { limitMs: startMs });
      const newer = pageTraffic({ url, shop, release });
      pages.push(newer);
      await queueMails(owner, shop, mailsPerStep);
      mails += mailsPerStep;
      await restartOld();
      await running.b?.stop();
      await start("b", release);
      await waitUntil("New pages have worked", () => newer.requests() > 40, { limitMs: startMs });
      await old.stop();
      say(
        `to ${release.version}: ${old.requests()} requests by pages of the old version and ${newer.requests()} by the new one's, ` +
          `${old.repeated() + newer.repeated()} asked again, ${old.refused.length + newer.refused.length} refused`,
      );
      old = newer;
    }
    await old.stop();
    const settled = async () => (await mailCount(owner, shop.accountId)) === mails;
    await waitUntil("All mails are sent", settled, { limitMs: startMs }).catch((error: unknown) =>
      problems.push(String(error)),
    );
    const rows = await owner.rows<{ id: string; body: string }>(
      "select id::text, body from notes where store_id = $1",
      [shop.storeId],
    );
    const kept = new Map(rows.map(({ id, body }) => [id, body]));
    const lost = pages.flatMap(({ written }) => [...written].filter(([id, body]) => kept.get(id) !== body));
    problems.push(
      ...lost.map(([id]) => `the note ${id} was acknowledged and is not there`),
      ...pages.flatMap(({ refused }) => refused),
    );
    const oldest = await startTooOld(folders.get(today) ?? "", { url: database.url, folder });
    if (!oldest.includes("was brought up to date by a newer Hangtag")) {
      problems.push(`the first release started on the last one's schema: ${oldest}`);
    }
    return problems;
  } catch (error) {
    return [...problems, error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await Promise.all(pages.map((page) => page.stop()));
    await Promise.all([running.a, running.b, running.proxy].map(async (program) => program?.stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

async function somePorts(): Promise<Ports> {
  return { http: await steadyPort(), realtime: await steadyPort(), worker: await steadyPort() };
}

async function mailCount(owner: ReturnType<typeof ownerAt>, accountId: number): Promise<number> {
  const [row] = await owner.rows<{ count: number }>(
    "select count(*)::int as count from mailbox where account_id = $1",
    [accountId],
  );
  return row?.count ?? 0;
}

/** Starts a release that the schema has left behind, and returns what it says. */
async function startTooOld(release: string, { url, folder }: { url: string; folder: string }): Promise<string> {
  const program = supervise({
    name: "too old",
    program: process.execPath,
    parameters: [path.join(release, "server/main.ts")],
    cwd: folder,
    environment: { DATABASE_URL: url, HANGTAG_DATA: path.join(folder, "data-old"), PORT: String(await steadyPort()) },
  });
  const hasSpoken = () => /newer Hangtag|is ready/.test(program.output());
  await waitUntil("The first release says something", hasSpoken, { limitMs: startMs }).catch(() => undefined);
  await program.stop();
  return program.output();
}

const problems = await main();
for (const problem of new Set(problems)) {
  say(`${problems.filter((other) => other === problem).length} times: ${problem}`);
}
say(problems.length === 0 ? "Nothing was refused, nothing was lost." : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
