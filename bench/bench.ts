import { parseArgs } from "node:util";
import type { BenchProgram } from "./bench-program.ts";
import { startBenchProgram } from "./bench-program.ts";
import { measureAudit } from "./measures/audit.ts";
import { measureBackstock } from "./measures/backstock.ts";
import { measureBooks } from "./measures/books.ts";
import { measureBusyDay } from "./measures/busy-day.ts";
import { measureChain } from "./measures/chain.ts";
import { measureCounter } from "./measures/counter.ts";
import { measureCoupons } from "./measures/coupons.ts";
import { measureCustomers } from "./measures/customers.ts";
import { measureFeed } from "./measures/feed.ts";
import type { BenchRun, Figure, Measure } from "./measures/figure.ts";
import { measureFirstPage } from "./measures/first-page.ts";
import { measureList } from "./measures/list.ts";
import { measureLive } from "./measures/live.ts";
import { measureOverStores } from "./measures/over-stores.ts";
import { measurePeople } from "./measures/people.ts";
import { measureScroll } from "./measures/scroll.ts";
import { measureSquare } from "./measures/square.ts";
import { measureSmall } from "./measures/small.ts";
import { measureSockets } from "./measures/socket.ts";
import { measureStart } from "./measures/start.ts";
import { measureTexting } from "./measures/texting.ts";
import { measureTimePasses } from "./measures/time-passes.ts";
import { figureTable, keepFigures } from "./performance-note.ts";

/**
 * Measures the quality bars of the product, each beside a peer of the same run, and writes docs/performance.md.
 * `npm run bench` for all, `npm run bench -- list socket` for some; `--quick` tries the bench and writes nothing down.
 * `--minutes 60` holds the chain's load for an hour.
 */
const measures = new Map<string, Measure>([
  ["first-page", measureFirstPage],
  ["counter", measureCounter],
  ["live", measureLive],
  ["people", measurePeople],
  ["backstock", measureBackstock],
  ["scroll", measureScroll],
  ["busy-day", measureBusyDay],
  ["audit", measureAudit],
  ["list", measureList],
  ["feed", measureFeed],
  ["square", measureSquare],
  ["coupons", measureCoupons],
  ["texting", measureTexting],
  ["customers", measureCustomers],
  ["books", measureBooks],
  ["small", measureSmall],
  ["over-stores", measureOverStores],
  ["time-passes", measureTimePasses],
  ["chain", measureChain],
  ["socket", measureSockets],
  ["start", measureStart],
]);

const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean", default: false }, minutes: { type: "string" } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !measures.has(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(", ")}. There are ${[...measures.keys()].join(", ")}.\n`);
  process.exitCode = 1;
} else {
  await bench(positionals.length === 0 ? [...measures.keys()] : positionals, {
    isQuick: values.quick,
    ...(values.minutes !== undefined && { minutes: Number(values.minutes) }),
  });
}

async function bench(names: readonly string[], how: Pick<BenchRun, "isQuick" | "minutes">): Promise<void> {
  const started: { program: BenchProgram | null } = { program: null };
  const run: BenchRun = { ...how, program: async () => (started.program ??= await startBenchProgram()) };
  const results = new Map<string, Figure[]>();
  try {
    for (const [name, measure] of measures) {
      const needsQuiet = name === "list";
      if (needsQuiet) {
        // The rest brings servers of its own; a shop that trades beside them would take from their figures.
        await started.program?.stop();
        started.program = null;
      }
      if (names.includes(name)) {
        await measureOne(name, { measure, run, results });
      }
    }
  } finally {
    await started.program?.stop();
  }
  if (!how.isQuick) {
    await keepFigures(results);
  }
}

/** One that fails says so and leaves the others their turn; its old figures then stay in the note. */
async function measureOne(
  name: string,
  { measure, run, results }: { measure: Measure; run: BenchRun; results: Map<string, Figure[]> },
): Promise<void> {
  const from = performance.now();
  try {
    const figures = await measure(run);
    results.set(name, figures);
    const took = Math.round((performance.now() - from) / 1000);
    process.stdout.write(`${name} (${took} s)\n${figureTable(figures)}\n\n`);
  } catch (error) {
    process.stderr.write(`${name} failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
