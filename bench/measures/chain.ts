import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, atMost } from "./figure.ts";
import { limits, peak } from "#bench/chain/load.ts";
import { scriptResult } from "./script-result.ts";

/** How long the share is held that was held for seconds; `npm run bench -- chain --minutes 60` holds it longer. */
const usualMinutes = 3;
/** The worker looks each minute, and has other work. */
const minuteBarMs = 1000;
/** As long as nothing of the next minute waits. */
const dueBarMs = 30_000;

const step = z.object({
  share: z.number(),
  requests: z.object({ perSecond: z.number(), p50Ms: z.number(), p95Ms: z.number() }),
  feed: z.object({ perSecond: z.number(), p95Ms: z.number() }),
  notices: z.object({ perMinute: z.number(), p95Ms: z.number() }),
  sockets: z.number(),
  usage: z.array(z.object({ name: z.string(), corePercent: z.number(), memoryMb: z.number() })),
  broke: z.array(z.string()),
});
const result = z.object({
  stores: z.number(),
  cores: z.number(),
  minutes: z.number(),
  httpProcesses: z.number(),
  minute: z.object({ rows: z.number(), dueMs: z.number(), nothingMs: z.number(), singleMs: z.number() }),
  steps: z.array(step).min(1),
  long: step.nullable(),
});
type Result = z.output<typeof result>;
type Step = z.output<typeof step>;

/** The share of a chain's peak minute that this machine holds, by process; and the worker's minute of its stores. */
export async function measureChain({ isQuick, minutes = usualMinutes }: BenchRun): Promise<Figure[]> {
  const parameters = isQuick ? ["0.2", "60", "5"] : [String(minutes), String(peak.stores), "15"];
  const measured = result.parse(await scriptResult("chain/chain.ts", parameters));
  const { steps, long } = measured;
  const first = steps[0];
  const highest = steps.findLast(({ broke }) => broke.length === 0);
  const broken = steps.at(-1);
  if (long === null || first === undefined || highest === undefined || broken === undefined) {
    throw new Error(`Not even the smallest share was held: ${steps.flatMap(({ broke }) => broke).join(", ")}`);
  }
  return [
    shareHeld(measured, { long, highest, broken }),
    ...waitsOf({ long, first }),
    ...long.usage.map(({ name, corePercent, memoryMb }) =>
      atMost({
        what: `${name}, at ${percent(long)}: share of a core`,
        measured: corePercent,
        unit: "%",
        bar: name === "PostgreSQL" ? 100 * measured.cores : 100,
        peer: {
          name: `at ${percent(first)}`,
          measured: first.usage.find((process) => process.name === name)?.corePercent ?? 0,
        },
        note: `${memoryMb} MB`,
      }),
    ),
    ...workersMinute(measured),
  ];
}

function percent({ share }: Step): string {
  return `${Math.round(share * 100)} %`;
}

function shareHeld(
  { cores, minutes, httpProcesses }: Result,
  { long, highest, broken }: { long: Step; highest: Step; broken: Step },
): Figure {
  const { requests, feed, notices, sockets } = long;
  const [open, messages] = [sockets.toLocaleString("en-US"), notices.perMinute.toLocaleString("en-US")];
  return atLeast({
    what:
      `a chain's peak minute, held for ${minutes} min on ${cores} cores by ${httpProcesses} http, 1 realtime and 1 worker ` +
      "process with PostgreSQL and those who ask beside them",
    measured: Math.round(long.share * 100),
    unit: "%",
    bar: 100,
    peer: { name: "held for 15 s", measured: Math.round(highest.share * 100) },
    note:
      `${requests.perSecond} requests and ${feed.perSecond} tickets a second, ${open} sockets that heard ${messages} messages a ` +
      `minute; what broke first, at ${percent(broken)}: ${broken.broke.join(", ")}`,
  });
}

/** Beside those of the smallest share, at which nothing waits for anything. */
function waitsOf({ long, first }: { long: Step; first: Step }): Figure[] {
  const name = `at ${percent(first)}`;
  return [
    {
      what: "a request",
      ms: (held: Step) => held.requests.p95Ms,
      bar: limits.requestMs,
      note: `median ${long.requests.p50Ms} ms`,
    },
    { what: "a ticket of a register", ms: (held: Step) => held.feed.p95Ms, bar: limits.feedMs },
    {
      what: "from its sending to the screens of its store",
      ms: (held: Step) => held.notices.p95Ms,
      bar: limits.noticeMs,
    },
  ].map(({ what, ms, bar, note }) =>
    atMost({
      what: `${what}, at ${percent(long)}: p95`,
      measured: ms(long),
      unit: "ms",
      bar,
      peer: { name, measured: ms(first) },
      ...(note !== undefined && { note }),
    }),
  );
}

function workersMinute({ stores, minute: { rows, dueMs, nothingMs, singleMs } }: Result): Figure[] {
  const peer = { name: "as many single inserts", measured: singleMs };
  const all = `${rows.toLocaleString("en-US")} schedules of ${stores.toLocaleString("en-US")} stores`;
  return [
    atMost({ what: `the worker's minute, ${all}, none due`, measured: nothingMs, unit: "ms", bar: minuteBarMs, peer }),
    atMost({
      what: `the same with all due, as after a night's outage`,
      measured: dueMs,
      unit: "ms",
      bar: dueBarMs,
      peer,
    }),
  ];
}
