import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import * as db from "./housekeeping.db.ts";
import { keptFor, swept } from "./kept-times.ts";

/** So many rows in one transaction: nobody waits for a night's sweeping. */
const chunk = 500;

/** Sweeps one chunk of one kind; true when there may be more. Only the program itself does it, never a person. */
export const sweep = operation({
  name: "housekeeping.sweep",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "what is over is over in every company",
  input: z.object({ what: z.enum(swept) }),
  async run(context, { what }): Promise<{ deleted: number; hasMore: boolean }> {
    if (context.system === null) {
      throw forbidden();
    }
    const before = new Date(context.now.getTime() - keptFor[what]);
    const deleted = await db.deleteOver(context.sql, { what, before, limit: chunk });
    return { deleted, hasMore: deleted === chunk };
  },
});
