/** One round: writes are under way, something is killed, and everything acknowledged must be there on the next primary. */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { localTimeAt } from "#common/store-time.ts";
import { changeProblems } from "#tests/endurance/check-changes.ts";
import { mutationRun } from "#tests/endurance/mutation-run.ts";
import { mailProblems, queueMails } from "#tests/endurance/round-mails.ts";
import { openShop, type RoundShop } from "#tests/endurance/round-shop.ts";
import { waitUntil } from "#tests/endurance/wait-until.ts";
import { randomFrom } from "#till/pos/simulator/random.ts";
import type { Cluster } from "./cluster.ts";
import type { Role } from "./machine.ts";
import type { OpenScreen } from "./open-screen.ts";

export const victims = [
  ...["primary", "http a", "realtime a", "worker a", "standby"],
  ...["http b", "realtime b", "worker b", "whole machine"],
] as const;
export type Victim = (typeof victims)[number];

export type ClusterRound = {
  summary: string;
  problems: string[];
  writingAgainMs: number;
  lookAgain(): Promise<string[]>;
};

type Plan = {
  seed: number;
  victim: Victim;
  screen: { shop: RoundShop; page: OpenScreen };
  /** Grows on a machine that is busy with other work. */
  slowness: number;
};

const mails = 30;
const finishMs = 180_000;
/** The claim of docs/running.md. */
const writingWithinMs = 10_000;
/** A machine that is gone is given up when its lock has run out (`ttl` in patroni.yml), and then the standby takes over. */
const machineWithinMs = 35_000;

export async function clusterRound(cluster: Cluster, { seed, victim, screen, slowness }: Plan): Promise<ClusterRound> {
  const { owner, url } = cluster;
  const random = randomFrom(seed, "cluster");
  const shop = await openShop(owner, { url, seed });
  const run = mutationRun(shop, { url, seed });
  const finished = run.finish(finishMs);
  finished.catch(() => undefined);
  const after = random.int(10, 150);
  await waitUntil("The changes go on", () => run.answered() >= after, { limitMs: finishMs, everyMs: 1 });
  await queueMails(owner, shop, mails);
  const before = await cluster.primary();
  const from = performance.now();
  const killedAt = run.answered();
  await kill(cluster, victim);
  const name = `Written in round ${seed}`;
  await waitUntil("A change is acknowledged again", () => addTask({ url, shop: screen.shop, name }), {
    limitMs: finishMs,
    everyMs: 50,
  });
  const writingAgainMs = performance.now() - from;
  const shownMs = await screen.page.untilShows(name, 60_000);
  // A day's card folds when it has many tasks.
  await owner.rows("delete from task_occurrences where store_id = $1", [screen.shop.storeId]);
  await finished;
  if (victim === "whole machine") {
    before.revive();
  }
  await cluster.untilWhole();
  const look = () => changeProblems(owner, shop, run.changes);
  const isSettled = async () => (await mailProblems(owner, shop, mails)).length === 0;
  await waitUntil("All mails are sent", isSettled, { limitMs: 60_000, everyMs: 200 }).catch(() => undefined);
  const primary = await cluster.primary();
  const limitMs = (victim === "whole machine" ? machineWithinMs : writingWithinMs) * slowness;
  const moved = primary === before ? "" : `, the primary moved to ${primary.name}`;
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return {
    summary: `killed at ${killedAt} of ${run.changes.length} changes${moved}; writing again after ${seconds(writingAgainMs)} s, on the open screen ${seconds(shownMs)} s later`,
    problems: [
      ...(await look()),
      ...(await mailProblems(owner, shop, mails)),
      ...(writingAgainMs > limitMs ? [`no change was acknowledged for ${seconds(writingAgainMs)} s`] : []),
      ...((await screen.page.isSamePage()) ? [] : ["the open screen was loaded again"]),
      ...((victim === "primary" || victim === "whole machine") && moved === "" ? ["the primary did not move"] : []),
    ],
    writingAgainMs,
    lookAgain: look,
  };
}

async function kill(cluster: Cluster, victim: Victim): Promise<void> {
  switch (victim) {
    case "primary":
      return (await cluster.primary()).killPostgres();
    case "standby":
      return (await cluster.standby()).killPostgres();
    case "whole machine":
      return (await cluster.primary()).killAll();
    default: {
      const [role, machine] = splitVictim(victim);
      cluster.machines[machine].programs[role]?.kill();
      // A request that is under way now finds its process gone.
      await delay(1);
    }
  }
}

function splitVictim(victim: `${Role} ${"a" | "b"}`): [Role, "a" | "b"] {
  const machine = victim.endsWith("a") ? "a" : "b";
  const role = (["http", "realtime", "worker"] as const).find((name) => victim.startsWith(name)) ?? "http";
  return [role, machine];
}

/** Whether a new task was acknowledged; one without an answer in two seconds is asked again as another one. */
async function addTask(options: { url: string; shop: RoundShop; name: string }): Promise<boolean> {
  const { url, shop, name } = options;
  const { date } = localTimeAt(new Date(), shop.timeZone);
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: shop.headers,
    body: JSON.stringify({
      query: "mutation Add($todo: TodoInput!) { addTodo(todo: $todo) { id } }",
      variables: { todo: { id: randomUUID(), name, date } },
      extensions: { idempotencyKey: randomUUID() },
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const result: unknown = await response.json();
  return response.ok && !Object.hasOwn(Object(result), "errors");
}
