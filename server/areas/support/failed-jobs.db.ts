import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type FailedJob = {
  id: number;
  name: string;
  reason: string;
  attempts: number;
  maxAttempts: number;
  /** Null when all tries are used up: the job waits for a person. */
  nextTryAt: Date | null;
  failedAt: Date;
};

export type FailedJobs = { jobs: FailedJob[]; count: number };

export async function listFailedJobs(sql: Sql, { first }: { first: number }): Promise<FailedJobs> {
  const answer = await raw<FailedJob & { ofAll: number }>`
    -- listFailedJobs
    select id, name, reason, attempts, max_attempts, case when attempts < max_attempts then run_at end as next_try_at,
      updated_at as failed_at, of_all
    from hangtag.failed_jobs(${first}) order by updated_at desc, id desc`.execute(sql);
  return { jobs: answer.rows, count: answer.rows[0]?.ofAll ?? 0 };
}

/** False when the job is no longer there: it has succeeded meanwhile. */
export async function runJobAgain(sql: Sql, id: number): Promise<boolean> {
  const answer = await raw<{ isRunning: boolean }>`
    -- runJobAgain
    select hangtag.run_job_again(${id}) as is_running`.execute(sql);
  return answer.rows[0]?.isRunning === true;
}
