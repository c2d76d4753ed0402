import { z } from "zod";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { jobRunAgain } from "#server/events/support.ts";
import * as db from "./failed-jobs.db.ts";

/** Jobs whose newest try failed, newest first, at most 200. */
export const listFailedJobs = operation({
  name: "support.listFailedJobs",
  kind: "read",
  permission: "jobs:manage",
  on: "account",
  input: z.object({}),
  run: (context) => db.listFailedJobs(context.sql),
});

/** Gives a failed job all its tries again, starting now. */
export const runJobAgain = operation({
  name: "support.runJobAgain",
  kind: "write",
  permission: "jobs:manage",
  on: "account",
  input: z.object({ id: recordNumberText }),
  async run(context, { id }) {
    if (!(await db.runJobAgain(context.sql, id))) {
      throw notFound("Job");
    }
    await context.emit(jobRunAgain, { id }, { kind: "Job", id });
    return { id };
  },
});
