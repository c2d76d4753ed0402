import { sql as raw } from "kysely";
import type { z } from "zod";
import type { Context, JobDefinition } from "./context.ts";

/** How often a job is tried that does not say it. */
export const usualAttempts = 12;

/** Queues a job in the caller's transaction, so that it runs only after the commit. */
export async function addJob<Payload extends z.ZodType>(
  context: Context,
  request: {
    job: JobDefinition<Payload>;
    payload: z.input<Payload>;
    options?: { runAt?: Date; key?: string } | undefined;
  },
): Promise<void> {
  const payload = JSON.stringify(request.job.payload.parse(request.payload));
  await raw`
    select hangtag.add_job(
      ${request.job.name},
      ${payload}::json,
      ${request.options?.runAt ?? null}::timestamptz,
      ${request.job.maxAttempts ?? usualAttempts}::int,
      ${request.options?.key ?? null}::text
    )`.execute(context.sql);
}
