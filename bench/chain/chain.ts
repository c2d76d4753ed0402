/**
 * A chain's peak minute against as many processes as the machine carries: more and more of it until a share is not held,
 * then the last that was, for some minutes. All runs on one machine, those who ask too. Prints one line of JSON.
 * `node bench/chain/chain.ts [minutes] [stores] [seconds of a step] [http processes]`
 */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { pino } from "pino";
import { areaSchedules } from "#server/app/areas.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { startDueSchedules } from "#server/platform/jobs/schedules.ts";
import { startRunningProgram } from "#tests/kit/running-program.ts";
import type { RunningProgram } from "#tests/kit/running-program.ts";
import { startBenchPostgres } from "#bench/servers/bench-postgres.ts";
import { percentile } from "#bench/measures/figure.ts";
import { fillChain } from "./fill-chain.ts";
import { fromCrowd, limits, peak } from "./load.ts";
import type { CrowdStore, Held } from "./load.ts";
import { watchUsage, withChildren } from "./process-usage.ts";
import type { Usage, Watched } from "./process-usage.ts";

const [minutes, stores, stepSeconds, httpProcesses] = [
  Number(process.argv[2] ?? 2),
  Number(process.argv[3] ?? peak.stores),
  Number(process.argv[4] ?? 15),
  // One for each core but one, which the database, the sockets and the jobs share with those who ask.
  Number(process.argv[5] ?? Math.max(1, os.availableParallelism() - 1)),
];
const crowdCount = Math.max(1, Math.floor(os.availableParallelism() / 4));
const realtime = { id: "bench", key: "bench-key", secret: "a secret of the bench" };
const smallestStep = 0.1;

type Step = {
  share: number;
  requests: { perSecond: number; p50Ms: number; p95Ms: number };
  feed: { perSecond: number; p95Ms: number };
  notices: { perMinute: number; p95Ms: number };
  sockets: number;
  oldestJobSeconds: number;
  usage: Usage[];
  /** What was not within its limit; nothing where the share was held. */
  broke: string[];
  failures: string[];
};

const settings = { max_connections: "300", shared_buffers: "512MB" };
const postgres = await startBenchPostgres({ settings });
const owner = new pg.Pool({ connectionString: postgres.url, max: 2 });
const programs: RunningProgram[] = [];
const crowds: ChildProcess[] = [];
try {
  await migrate(postgres.url);
  const filled = await fillChain(owner, stores);
  const minute = await measureMinute();
  const roles = [...Array.from({ length: httpProcesses }, () => "http"), "realtime", "worker"];
  for (const role of roles) {
    programs.push(await startProcess(role));
  }
  await placeCrowds(filled);
  const watched = watchedProcesses(roles);
  const steps = await climb(watched);
  const highest = steps.findLast(({ broke }) => broke.length === 0)?.share ?? 0;
  const long = highest === 0 ? null : await holdLongest(highest, watched);
  const cores = os.availableParallelism();
  process.stdout.write(
    `${JSON.stringify({ bench: "chain", stores, cores, minutes, httpProcesses, minute, steps, long })}\n`,
  );
} finally {
  crowds.forEach((crowd) => crowd.kill());
  await Promise.all(programs.map((program) => program.stop()));
  await owner.end();
  await postgres.stop();
}

async function startProcess(role: string): Promise<RunningProgram> {
  const program = await startRunningProgram({
    entry: "server/main.ts",
    environment: {
      DATABASE_URL: postgres.url,
      HANGTAG_ROLES: role,
      HANGTAG_SECRET_KEY: "a secret of the bench that is long enough",
      REALTIME_APP_ID: realtime.id,
      REALTIME_KEY: realtime.key,
      REALTIME_SECRET: realtime.secret,
    },
  });
  await program.ready;
  return program;
}

/** The worker's minute, with everything due and with nothing, beside as many single inserts of the same rows. */
async function measureMinute(): Promise<{ rows: number; dueMs: number; nothingMs: number; singleMs: number }> {
  const database = openDatabase({ url: postgres.url, connections: 2, log: pino({ level: "silent" }) });
  const platform = { database, clock: () => new Date() };
  const timed = async (act: () => Promise<unknown>) => {
    const from = performance.now();
    await act();
    return Math.round(performance.now() - from);
  };
  const dueMs = await timed(() => startDueSchedules(platform, areaSchedules));
  // What a first start queues for every store at once is no part of a peak minute.
  await owner.query("delete from graphile_worker._private_jobs");
  const { rows } = await owner.query<{ storeId: number; schedule: string; date: string }>(
    'select store_id as "storeId", schedule, business_date::text as date from schedule_runs',
  );
  const nothing = [];
  for (let round = 0; round < 10; round += 1) {
    nothing.push(await timed(() => startDueSchedules(platform, areaSchedules)));
  }
  await owner.query("vacuum analyze schedule_runs");
  const singleMs = await timed(async () => {
    for (const { storeId, schedule, date } of rows) {
      await database.transaction("system", (sql) =>
        sql
          .insertInto("scheduleRuns")
          .values({ storeId, schedule, businessDate: date })
          .onConflict((conflict) => conflict.columns(["storeId", "schedule", "businessDate"]).doNothing())
          .execute(),
      );
    }
  });
  await database.close();
  return { rows: rows.length, dueMs, nothingMs: percentile(nothing, 50), singleMs };
}

async function placeCrowds(filled: readonly CrowdStore[]): Promise<void> {
  const ports = programs.map(({ port }) => port);
  for (let number = 0; number < crowdCount; number += 1) {
    const crowd = fork(path.join(import.meta.dirname, "crowd.ts"), { serialization: "advanced" });
    crowds.push(crowd);
    const placed = nextMessage(crowd);
    crowd.send({
      ...{ kind: "place", httpPorts: ports.slice(0, httpProcesses), realtimePort: ports[httpProcesses], realtime },
      ...{ stores: filled.filter((_, at) => at % crowdCount === number), crowds: crowdCount },
    });
    await placed;
  }
}

function watchedProcesses(roles: readonly string[]): Watched[] {
  return [
    ...programs.map(({ process: { pid = 0 } }, at) => ({
      name: roles[at] === "http" && httpProcesses > 1 ? `http ${at + 1}` : (roles[at] ?? ""),
      pids: () => [pid],
    })),
    { name: "PostgreSQL", pids: () => withChildren(postgres.pid) },
    { name: "those who ask", pids: () => crowds.flatMap(({ pid }) => (pid === undefined ? [] : [pid])) },
  ];
}

/** More and more until a share is not held, tenths of the peak first, then a tenth of what is there. */
async function climb(watched: readonly Watched[]): Promise<Step[]> {
  await hold(smallestStep / 2, { seconds: stepSeconds, watched });
  const steps: Step[] = [];
  let share = smallestStep;
  while (steps.every(({ broke }) => broke.length === 0)) {
    const step = await hold(share, { seconds: stepSeconds, watched });
    // Something else that the machine did for a moment is no limit of ours.
    steps.push(step.broke.length === 0 ? step : await hold(share, { seconds: stepSeconds, watched }));
    share = Math.round(100 * (share + Math.max(smallestStep, share / 10))) / 100;
  }
  return steps;
}

/**
 * A share that is held for seconds may not be for minutes; then less of it is tried. One that is not held in two parts of
 * its minutes, one after the other, is given up, so that the run comes to its end.
 */
async function holdLongest(highest: number, watched: readonly Watched[]): Promise<Step | null> {
  const seconds = Math.min(stepSeconds, minutes * 30);
  for (const share of [...sharesDownFrom(highest), smallestStep / 2]) {
    const usage = watchUsage(watched);
    const held = new Array<HeldPart>();
    const isHeld = () => held.slice(-2).filter((part) => stepOf(share, [part], []).broke.length > 0).length < 2;
    for (let part = 0; part * seconds < minutes * 60 && isHeld(); part += 1) {
      held.push(await holdPart(share, seconds));
    }
    const step = reportStep(stepOf(share, held, usage()));
    if (isHeld() && step.broke.length === 0) {
      return step;
    }
  }
  return null;
}

function sharesDownFrom(highest: number): number[] {
  const count = Math.round(highest / smallestStep);
  const shares = Array.from({ length: count }, (_, at) => Math.round(100 * (highest - at * smallestStep)) / 100);
  return shares.filter((share) => share > smallestStep / 2);
}

async function hold(
  share: number,
  { seconds, watched }: { seconds: number; watched: readonly Watched[] },
): Promise<Step> {
  const usage = watchUsage(watched);
  const held = await holdPart(share, seconds);
  return reportStep(stepOf(share, [held], usage()));
}

function reportStep(step: Step): Step {
  process.stderr.write(`${JSON.stringify(step)}\n`);
  return step;
}

/** What those who ask saw in some seconds. */
type HeldPart = { seconds: number; crowds: Held[]; oldestJobSeconds: number };

async function holdPart(share: number, seconds: number): Promise<HeldPart> {
  const held = await Promise.all(crowds.map((crowd) => holdCrowd(crowd, { share, seconds })));
  return { seconds, crowds: held, oldestJobSeconds: await oldestJob() };
}

function stepOf(share: number, held: readonly HeldPart[], usage: Usage[]): Step {
  const parts = held.flatMap((part) => part.crowds);
  const last = held.at(-1)?.crowds ?? [];
  const seconds = held.reduce((total, part) => total + part.seconds, 0);
  const sum = (read: (part: Held) => number) => parts.reduce((total, part) => total + read(part), 0);
  const ms = (read: (part: Held) => number[], percent: number) => {
    const waits = parts.flatMap(read);
    return waits.length === 0 ? 0 : Math.round(10 * percentile(waits, percent)) / 10;
  };
  const step = {
    share,
    requests: {
      perSecond: Math.round(sum(({ requests }) => requests.answered) / seconds),
      p50Ms: ms(({ requests }) => requests.waits, 50),
      p95Ms: ms(({ requests }) => requests.waits, 95),
    },
    feed: {
      perSecond: Math.round((10 * sum(({ feed }) => feed.answered)) / seconds) / 10,
      p95Ms: ms(({ feed }) => feed.waits, 95),
    },
    notices: {
      perMinute: Math.round((60 * sum(({ notices }) => notices.all)) / seconds),
      p95Ms: ms(({ notices }) => notices.waits, 95),
    },
    sockets: last.reduce((total, part) => total + part.sockets, 0),
    oldestJobSeconds: Math.max(...held.map((part) => part.oldestJobSeconds)),
    usage,
    failures: parts.flatMap(({ failures }) => failures).slice(0, 3),
  };
  const answered = (read: (part: Held) => { due: number; answered: number }) => {
    const due = sum((part) => read(part).due);
    return due === 0 ? 100 : (100 * sum((part) => read(part).answered)) / due;
  };
  const shares = {
    requests: answered(({ requests }) => requests),
    feed: answered(({ feed }) => feed),
    notices: answered(({ notices }) => notices),
  };
  return { ...step, broke: brokenBy(step, shares) };
}

/** Fails when the process ends instead. */
function nextMessage(crowd: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`Those who ask ended with ${code}`));
    crowd.once("exit", end);
    crowd.once("message", (message) => {
      crowd.off("exit", end);
      resolve(message);
    });
  });
}

async function holdCrowd(crowd: ChildProcess, order: { share: number; seconds: number }): Promise<Held> {
  const reply = nextMessage(crowd);
  crowd.send({ kind: "hold", ...order });
  const message = fromCrowd.parse(await reply);
  if (message.kind !== "held") {
    throw new Error("Those who ask said something else");
  }
  return message;
}

/** By how much the oldest job that is due is late. */
async function oldestJob(): Promise<number> {
  const { rows } = await owner.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker._private_jobs
     where run_at <= now() and attempts < max_attempts and locked_at is null`,
  );
  return Math.round(rows[0]?.seconds ?? 0);
}

function brokenBy(
  step: Omit<Step, "broke">,
  answered: Readonly<Record<"requests" | "feed" | "notices", number>>,
): string[] {
  const late = [
    { what: "requests", ms: step.requests.p95Ms, most: limits.requestMs },
    { what: "the feed", ms: step.feed.p95Ms, most: limits.feedMs },
    { what: "notices", ms: step.notices.p95Ms, most: limits.noticeMs },
  ].flatMap(({ what, ms, most }) => (ms <= most ? [] : [`${what} took ${ms} ms (p95, the limit is ${most} ms)`]));
  const missing = Object.entries(answered).flatMap(([what, percent]) =>
    percent >= limits.answeredPercent ? [] : [`${percent.toFixed(1)} % of ${what} came`],
  );
  const jobs = step.oldestJobSeconds <= limits.jobSeconds ? [] : [`jobs were ${step.oldestJobSeconds} s late`];
  return [...late, ...missing, ...jobs];
}
