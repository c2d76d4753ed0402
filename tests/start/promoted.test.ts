import { afterEach, expect, test, vi } from "vitest";
import { changeProblems } from "#tests/endurance/check-changes.ts";
import { mutationRun } from "#tests/endurance/mutation-run.ts";
import { openShop } from "#tests/endurance/round-shop.ts";
import { ask } from "#tests/kit/servers/own-server.ts";
import { ownerAt } from "#tests/endurance/database.ts";
import { twoServers, type TwoServers } from "#tests/kit/servers/two-servers.ts";
import { isAlive, listChildren, start, stopAfterEach } from "./started-programs.ts";

let servers: TwoServers | null = null;

afterEach(async () => {
  await servers?.stop();
  servers = null;
});

// Runs before the one above, because a program without its database takes long to stop.
stopAfterEach();

/** The processes of a server; each is in a group of its own. */
async function processesOf(pid: number): Promise<number[]> {
  return [pid, ...(await listChildren(pid)).map((child) => child.pid)];
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  pids.forEach((pid) => process.kill(pid, signal));
}

test.each([
  { what: "is killed", signal: "SIGKILL" },
  { what: "is on a machine that no longer responds", signal: "SIGSTOP" },
] as const)("the program goes on with the standby when the primary $what", async ({ signal }) => {
  servers = await twoServers();
  const { url, primary, standby } = servers;
  const program = await start({ environment: { DATABASE_URL: url } });
  await program.ready;
  const owner = ownerAt(standby.url);
  const shop = await openShop(ownerAt(primary.url), { url: program.url, seed: 1 });
  const run = mutationRun(shop, { url: program.url, seed: 1 });
  const finished = run.finish(200_000);
  finished.catch(() => undefined);
  await vi.waitFor(() => expect(run.answered()).toBeGreaterThan(40), { timeout: 90_000, interval: 5 });
  const pids = await processesOf(primary.pid);
  signalAll(pids, signal);
  await servers.promote();
  await finished;
  expect(await changeProblems(owner, shop, run.changes)).toEqual([]);
  // The lines that listen, and the queue, have moved too.
  await vi.waitFor(async () => expect(await listeningTo(standby.url)).toEqual(listened), { timeout: 90_000 });
  await ask(standby.url, `select graphile_worker.add_job('housekeeping.tidy-up', '{}', job_key := 'now')`);
  await vi.waitFor(
    async () => expect(await ask(standby.url, "select 1 from graphile_worker.jobs where key = 'now'")).toEqual([]),
    { timeout: 90_000 },
  );
  expect(program.process.exitCode).toBeNull();
  // One that was only stopped still holds its folder.
  signalAll(pids.filter(isAlive), "SIGKILL");
});

const listened = ["hangtag_events", "hangtag_realtime", "hangtag_rights", "jobs:insert"];

async function listeningTo(url: string): Promise<unknown[]> {
  const rows = await ask(
    url,
    `select distinct lower(regexp_replace(query, '^listen "?([^";]+).*$', '\\1', 'i')) as channel
     from pg_stat_activity where query ilike 'listen %' order by 1`,
  );
  return rows.map(({ channel }) => channel);
}
