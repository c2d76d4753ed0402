import { z } from "zod";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { jobRunAgain } from "#server/events/support.ts";
import * as db from "./failed-jobs.db.ts";

const usualCount = 50;

/** Jobs whose newest try failed, newest first, and how many there are. */
export const listFailedJobs = operation({
  name: "support.listFailedJobs",
  kind: "read",
  permission: "jobs:manage",
  on: "account",
  input: z.object({ first: z.int().min(1).max(2000).nullish().transform(orNull) }),
  run: ({ sql }, { first }): Promise<db.FailedJobs> => db.listFailedJobs(sql, { first: first ?? usualCount }),
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
