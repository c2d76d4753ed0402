import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import * as db from "./history-years.db.ts";

/** Rows per transaction, so that housekeeping blocks nobody for long. */
const chunk = 2000;

/** Makes next year's table, a year before the first event needs it. Only the program itself may call it. */
export const addHistoryYears = operation({
  name: "housekeeping.addHistoryYears",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "one table holds a year of every company",
  input: z.object({}),
  async run(context): Promise<{ added: number }> {
    if (context.system === null) {
      throw forbidden();
    }
    return { added: await db.addHistoryYears(context.sql, context.now.getUTCFullYear() + 1) };
  },
});

/** Drops the years that no store keeps any longer. Only the program itself may call it. */
export const dropHistoryYears = operation({
  name: "housekeeping.dropHistoryYears",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "one table holds a year of every company",
  input: z.object({}),
  async run(context): Promise<{ dropped: number }> {
    if (context.system === null) {
      throw forbidden();
    }
    return { dropped: await db.dropHistoryYears(context.sql, context.now) };
  },
});

/** Deletes some of what a store keeps less long than the others. `hasMore` says whether to run again. */
export const deleteHistory = operation({
  name: "housekeeping.deleteHistory",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "every store has a rule of its own, and one statement knows them all",
  input: z.object({}),
  async run(context): Promise<{ deleted: number; hasMore: boolean }> {
    if (context.system === null) {
      throw forbidden();
    }
    const deleted = await db.deleteHistory(context.sql, { at: context.now, limit: chunk });
    return { deleted, hasMore: deleted > 0 };
  },
});
