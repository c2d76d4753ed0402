import { v7 as uuidv7 } from "uuid";
import { borrowSeasonJob } from "#server/areas/goals/goals.jobs.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";

/** By then the registers of the older stores have sent the years that a season is borrowed from. */
const pastMs = 12 * 60_000;

/** Gives the store without a year of its own goals, so that a visitor sees a borrowed season. */
export async function giveYoungGoals(request: StoreRequest, today: string): Promise<void> {
  const { database, clock } = request.platform;
  const storeId = request.store.id;
  const goals = { growthTenths: 50, averageTransactionCents: 3000, tradeTenths: 300, salesRule: "fair" };
  await database.transaction(request.scope, async (sql) => {
    const savedAt = clock();
    await sql
      .insertInto("goalDefaults")
      .values({ ...goals, storeId, id: uuidv7(), startsOn: today, savedAt })
      .execute();
    const runAt = new Date(savedAt.getTime() + pastMs);
    await contextFor(request, sql).addJob(borrowSeasonJob, { storeId, date: today }, { runAt });
  });
}
