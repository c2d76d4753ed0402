/** What the proofs of a real shop's year share, whichever way its sales come into the program. */
import { migrate } from "#server/platform/db/migrate.ts";
import { aStore } from "#tests/kit/a-till.ts";
import { pairingCodeOf, type FedDay } from "#tests/kit/folder-till/fed-days.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";
import { serveProgram } from "./served-program.ts";

const longestMs = 30 * 60_000;

/** A program with one London store that waits for its till, in a folder of its own. */
export async function startRetailStore() {
  const postgres = await startBenchPostgres();
  await migrate(postgres.url);
  const program = await serveProgram(postgres.url);
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  return {
    data: postgres.folder,
    program,
    store,
    code: await pairingCodeOf(program.owner, { store, platform: program.platform }),
    stop: async () => {
      await program.stop();
      await postgres.stop();
    },
  };
}

/** Resolves when it is so, or when it has taken too long: the report then says what differs. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + longestMs;
  while (!(await isSo()) && performance.now() < endMs) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** The expected days that did not come, or came with other sums. */
export function missingDays(fed: readonly FedDay[], expected: readonly FedDay[]): FedDay[] {
  const texts = new Set(fed.map(textOf));
  return expected.filter((day) => !texts.has(textOf(day)));
}

function textOf({ date, invoices, cents, lines }: FedDay): string {
  return JSON.stringify({ date, invoices, cents, lines });
}

type Proof = { bench: string; fed: FedDay[]; expected: FedDay[]; seconds: number; more: Record<string, number> };

/** Prints one line of JSON; the process ends with 1 when a day differs. */
export function reportProof({ bench, fed, expected, seconds, more }: Proof): void {
  const sum = (value: (day: FedDay) => number) => fed.reduce((total, day) => total + value(day), 0);
  const differentDays = missingDays(fed, expected).length + Math.max(0, fed.length - expected.length);
  const lines = sum((day) => day.lines);
  const result = {
    bench,
    days: fed.length,
    lines,
    invoices: sum((day) => day.invoices),
    amount: sum((day) => day.cents) / 100,
    differentDays,
    ...more,
    seconds: Math.round(seconds),
    linesPerSecond: Math.round(lines / seconds),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = differentDays === 0 ? 0 : 1;
}
