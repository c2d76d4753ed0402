/** `npm run test:cluster -- [rounds] [seed] [first victim]`: kill -9 of each part of two machines in turn, under writes. */
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openShop } from "#tests/endurance/round-shop.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { clusterRound, type ClusterRound, victims } from "./cluster-round.ts";
import { openScreen } from "./open-screen.ts";

const [rounds = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2, 4).map(Number);
const first = Math.max(
  0,
  victims.findIndex((victim) => victim === process.argv[4]),
);

/** Of Debian's packages postgresql-15, patroni, etcd-server, pgbouncer and haproxy. */
const needed = ["/usr/lib/postgresql/15/bin/postgres", "patroni", "etcd", "pgbouncer", "haproxy"];
const folders = ["/usr/sbin", "/usr/bin"];
const missing = needed.filter((file) => ![file, ...folders.map((folder) => path.join(folder, file))].some(existsSync));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function loadPerCore(): number {
  return Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
}

async function killInTurn(cluster: Cluster): Promise<string[]> {
  const shop = await openShop(cluster.owner, { url: cluster.url, seed });
  const page = await openScreen(cluster.url, shop);
  const problems: string[] = [];
  const done: { name: string; round: ClusterRound }[] = [];
  try {
    for (let number = 1; number <= rounds; number += 1) {
      const victim = victims[(first + number - 1) % victims.length] ?? "primary";
      const slowness = loadPerCore();
      const round = await clusterRound(cluster, { seed: seed + number, victim, screen: { shop, page }, slowness });
      const name = `${String(number).padStart(2)} ${victim}`;
      done.push({ name, round });
      say(`${name.padEnd(17)} ${round.summary}`);
      round.problems.slice(0, 10).forEach((problem) => say(`  ${problem}`));
      problems.push(...round.problems.map((problem) => `${name}: ${problem}`));
    }
    for (const { name, round } of done) {
      const later = await round.lookAgain();
      problems.push(...later.map((problem) => `${name}, looked at again in the end: ${problem}`));
    }
    const longest = Math.max(
      ...done.filter(({ name }) => !name.includes("machine")).map(({ round }) => round.writingAgainMs),
    );
    say(`The longest time without an acknowledged change after one process died: ${(longest / 1000).toFixed(1)} s.`);
  } finally {
    await page.close();
  }
  return problems;
}

async function main(): Promise<void> {
  if (missing.length > 0) {
    say(`Missing: ${missing.join(", ")}. Debian: apt-get install postgresql-15 patroni etcd-server pgbouncer haproxy`);
    process.exitCode = 1;
    return;
  }
  const from = performance.now();
  say(`${rounds} rounds of kill -9 on two machines, seed ${seed}: 200 changes and 30 mails in each`);
  const cluster = await startCluster();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void cluster.stop().then(() => process.exit(1)));
  }
  let problems: string[];
  try {
    problems = await killInTurn(cluster);
  } catch (error) {
    problems = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    say(problems.join("\n"));
  }
  if (problems.length > 0) {
    say(cluster.outputs());
  }
  await cluster.stop();
  const seconds = Math.round((performance.now() - from) / 1000);
  say(
    problems.length === 0
      ? `${rounds} rounds in ${seconds} s: nothing acknowledged was lost, nothing was applied twice, no screen was loaded again.`
      : `${rounds} rounds in ${seconds} s: ${problems.length} problems.\n${problems.slice(0, 20).join("\n")}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

await main();
