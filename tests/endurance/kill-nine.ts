/** `npm run test:kill -- [rounds] [seed] [first victim]`: kill -9 in the middle of everything, and nothing acknowledged may be missing. */
import os from "node:os";
import { victims } from "./kill-round.ts";
import { killRounds } from "./kill-rounds.ts";

const [rounds = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2, 4).map(Number);
const first = victims.find((victim) => victim === process.argv[4]);
/** Scales the limits with the load, because everything takes longer on a busy machine. */
const loadPerCore = Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
const from = performance.now();
process.stdout.write(`${rounds} rounds of kill -9, seed ${seed}: 200 changes and 5 days of trade in each\n`);

const problems = await killRounds({
  rounds,
  seed,
  historyDays: 5,
  backWithinMs: 10_000 * loadPerCore,
  first,
  say: (line) => void process.stdout.write(`${line}\n`),
});

const seconds = Math.round((performance.now() - from) / 1000);
process.stdout.write(
  problems.length === 0
    ? `${rounds} rounds in ${seconds} s: nothing acknowledged was lost, nothing was applied twice, the sums are right.\n`
    : `${rounds} rounds in ${seconds} s: ${problems.length} problems.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
