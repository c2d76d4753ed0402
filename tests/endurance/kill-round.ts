/** One round: a store is busy, something is killed and restarted, and every acknowledged change is verified. */
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { openingHours } from "#till/pos/simulator/trade-calendar.ts";
import { randomFrom } from "#till/pos/simulator/random.ts";
import { changeProblems } from "./check-changes.ts";
import { tradeProblems } from "./check-trade.ts";
import type { EnduranceProgram } from "./endurance-program.ts";
import { feedingTill, type FeedingTill } from "./feeding-till.ts";
import { mutationRun, type MutationRun } from "./mutation-run.ts";
import { listenerProblems, mailProblems, queueMails } from "./round-mails.ts";
import { openShop, pairingCode, type RoundShop } from "./round-shop.ts";
import { waitUntil } from "./wait-until.ts";

export const victims = ["program", "postgres", "till", "backend", "everything"] as const;
export type Victim = (typeof victims)[number];

export type RoundPlan = { seed: number; victim: Victim; tillsFolder: string; historyDays: number };

export type Round = {
  /** The line that describes this round. */
  summary: string;
  problems: string[];
  /** Verifies again after later rounds, since a later kill must not lose earlier data. */
  lookAgain(): Promise<string[]>;
};

const mails = 60;
const finishMs = 120_000;

export async function killRound(program: EnduranceProgram, plan: RoundPlan): Promise<Round> {
  const { seed, victim } = plan;
  const random = randomFrom(seed, "kill");
  const { owner, url } = program;
  const shop = await openShop(owner, { url, seed });
  const till = feedingTill({
    folder: path.join(plan.tillsFolder, String(seed)),
    server: url,
    code: await pairingCode(shop, url),
    knobs: { seed, historyDays: plan.historyDays, mischiefRate: 0.2, failureRate: 0.03 },
  });
  const changes = mutationRun(shop, { url, seed });
  till.start();
  try {
    await waitUntil("The feed begins", () => hasFeedBegun(program, shop), { limitMs: finishMs });
    const finished = changes.finish(finishMs);
    finished.catch(() => undefined);
    const after = random.int(10, 150);
    await waitUntil("The changes go on", () => changes.answered() >= after, { limitMs: finishMs, everyMs: 1 });
    await queueMails(owner, shop, mails);
    await delay(random.int(0, 60));
    const moment = await chooseMoment(program, { shop, changes });
    const backMs = await killAndStart(program, { victim, till });
    await finished;
    await drain(program, { shop, till });
    const look = async (): Promise<string[]> => [
      ...(await changeProblems(owner, shop, changes.changes)),
      ...(await tradeProblems(owner, shop, till)),
    ];
    const mailTrouble = await settledMails(program, shop);
    const problems = [...(await look()), ...mailTrouble, ...(await changes.repeatAll())];
    problems.push(
      ...(await changeProblems(owner, shop, changes.changes)).map((problem) => `after repeating: ${problem}`),
    );
    const repeated = changes.changes.filter(({ sent }) => sent > 2).length;
    const end = await till.written();
    const summary = `${moment}; back in ${(backMs / 1000).toFixed(1)} s; ${repeated} changes sent again, ${end.rows} rows fed`;
    return { summary, problems, lookAgain: look };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const ended = program.hasEnded() ? [`the program ended and had said: ${program.output().slice(-3000)}`] : [];
    const problems = [text, `the till said: ${till.output().slice(-800)}`, ...ended];
    return { summary: "broken off", problems, lookAgain: async () => [] };
  } finally {
    till.end();
  }
}

async function hasFeedBegun(program: EnduranceProgram, shop: RoundShop): Promise<boolean> {
  const [row] = await program.owner.rows<{ count: number }>(
    "select count(*)::int as count from pos_batches where store_id = $1",
    [shop.storeId],
  );
  return (row?.count ?? 0) >= 3;
}

async function chooseMoment(
  program: EnduranceProgram,
  { shop, changes }: { shop: RoundShop; changes: MutationRun },
): Promise<string> {
  const [feed] = await program.owner.rows<{ rows: number }>(
    "select coalesce(sum(row_count), 0)::int as rows from pos_batches where store_id = $1",
    [shop.storeId],
  );
  return `killed at ${changes.answered()} of ${changes.changes.length} changes and ${feed?.rows} rows`;
}

/** Resolves to the milliseconds until the program was ready again. */
async function killAndStart(
  program: EnduranceProgram,
  { victim, till }: { victim: Victim; till: FeedingTill },
): Promise<number> {
  switch (victim) {
    case "program":
      await program.kill();
      return program.start();
    case "postgres":
      await program.killPostmaster();
      return stillRunning(program);
    case "backend":
      await program.killBackend();
      return stillRunning(program);
    case "till":
      await till.kill();
      till.start();
      return program.untilReady();
    case "everything": {
      await Promise.all([program.killPostmaster(), program.kill(), till.kill()]);
      const ms = await program.start();
      till.start();
      return ms;
    }
  }
}

/** Verifies that the program survives a dead database. */
async function stillRunning(program: EnduranceProgram): Promise<number> {
  // Waits until the kill is noticed; before that it would still report ready.
  await delay(200);
  const ms = await program.untilReady();
  if (program.hasEnded()) {
    throw new Error(`The program ended with its database: ${program.output().slice(-3000)}`);
  }
  return ms + 200;
}

/** Waits until the program has all history and stops the till; repeats if the till had just sent more. */
async function drain(program: EnduranceProgram, { shop, till }: { shop: RoundShop; till: FeedingTill }): Promise<void> {
  const days = pastOpenDays(shop, till.knobs.historyDays);
  let confirmedRows = 0;
  const isWhole = async (): Promise<boolean> => {
    const [row] = await program.owner.rows<{ days: number }>(
      `select count(distinct business_date)::int as days from pos_day_closes
       where store_id = $1 and business_date < (now() at time zone $2)::date`,
      [shop.storeId, shop.timeZone],
    );
    return (row?.days ?? 0) >= days && (await till.isDrained(confirmedRows));
  };
  for (let attempt = 1; ; attempt += 1) {
    await waitUntil("The till has told everything", isWhole, { limitMs: finishMs, everyMs: 100 });
    await till.stop();
    const { rows, confirmed, bookmark } = await till.written();
    if ((rows === confirmed && bookmark.history === null) || attempt === 5) {
      return;
    }
    confirmedRows = rows;
    till.start();
  }
}

function pastOpenDays(shop: RoundShop, historyDays: number): number {
  const { date } = localTimeAt(new Date(), shop.timeZone);
  const days = Array.from({ length: historyDays }, (_, back) => addDays(date, -1 - back));
  return days.filter((day) => openingHours(day) !== null).length;
}

async function settledMails(program: EnduranceProgram, shop: RoundShop): Promise<string[]> {
  let problems: string[] = [];
  const areGone = async (): Promise<boolean> => {
    problems = [...(await mailProblems(program.owner, shop, mails)), ...(await listenerProblems(program.owner))];
    return problems.length === 0;
  };
  await waitUntil("The queue is empty", areGone, { limitMs: 30_000, everyMs: 250 }).catch(() => undefined);
  return problems;
}
