import { z } from "zod";
import { startDueSchedulesTask } from "#server/platform/jobs/cron-items.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Looking } from "./check-database.ts";
import { type Finding, judgeBackup, judgeHistory, judgeJobs } from "./doctor.rules.ts";

const lastBackupSchema = z.object({ madeAt: z.coerce.date() });

/** Whether the nights' backups are made. */
export async function checkBackups(database: Looking, config: Config): Promise<Finding> {
  const rows = await database.query<{ value: unknown; installedAt: Date }>(
    `select (select value from public.global_settings where name = 'lastBackup') as value,
       (select min(applied_at) from public.schema_migrations) as "installedAt"`,
  );
  const now = new Date();
  const parsed = lastBackupSchema.safeParse(rows[0]?.value);
  return judgeBackup({
    folder: config.backups?.folder ?? null,
    newestAt: parsed.success ? parsed.data.madeAt : null,
    installedAt: rows[0]?.installedAt ?? now,
    now,
  });
}

/** Whether a worker lives and keeps up. All times are the database's. */
export async function checkJobs(database: Looking): Promise<Finding> {
  const [jobs] = await database.query<{
    lastMinuteAt: Date | null;
    firstSeenAt: Date | null;
    late: number;
    failed: number;
    now: Date;
  }>(
    `select cron.last_execution as "lastMinuteAt", cron.known_since as "firstSeenAt", now(),
       (select count(*)::int from graphile_worker._private_jobs
         where run_at < now() - interval '10 min' and locked_at is null and attempts < max_attempts) as late,
       (select count(*)::int from graphile_worker._private_jobs
         where attempts >= max_attempts and updated_at > now() - interval '7 days') as failed
     from (select) as always
     left join graphile_worker._private_known_crontabs as cron on cron.identifier = '${startDueSchedulesTask}'`,
  );
  return judgeJobs(jobs ?? { lastMinuteAt: null, firstSeenAt: null, late: 0, failed: 0, now: new Date() });
}

/** Whether next year's history has its table. */
export async function checkHistory(database: Looking): Promise<Finding> {
  const [state] = await database.query<{ lastOwnYear: number | null; hasStray: boolean; now: Date }>(
    `select (select max(next_year) - 1 from hangtag.history_tables()) as "lastOwnYear",
       exists (select from hangtag.events_later) as "hasStray", now()`,
  );
  return judgeHistory(state ?? { lastOwnYear: null, hasStray: false, now: new Date() });
}
