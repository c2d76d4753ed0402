import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import * as db from "./housekeeping.db.ts";
import { retentionMs, sweptKinds } from "./retention.ts";

/** Rows per transaction, so that housekeeping blocks nobody for long. */
const chunk = 500;

/** Deletes one chunk of one kind. `hasMore` says whether to run again. Only the program itself may call it. */
export const sweep = operation({
  name: "housekeeping.sweep",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "what is over is over in every company",
  input: z.object({ kind: z.enum(sweptKinds) }),
  async run(context, { kind }): Promise<{ deleted: number; hasMore: boolean }> {
    if (context.system === null) {
      throw forbidden();
    }
    const before = new Date(context.now.getTime() - retentionMs[kind]);
    const deleted = await db.deleteExpired(context.sql, { kind, before, limit: chunk });
    return { deleted, hasMore: deleted === chunk };
  },
});
