import type { Sql } from "#server/platform/db/db.ts";
import type { Guesses } from "./guesses.rules.ts";

export async function lockGuesses(sql: Sql, { subject, now }: { subject: string; now: Date }): Promise<Guesses> {
  await sql
    .insertInto("guesses")
    .values({ subject, failures: 0, first_failed_at: now, last_failed_at: now })
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .execute();
  const row = await guessesOf(sql, subject).forUpdate().executeTakeFirstOrThrow();
  return guessesFrom(row);
}

export async function findGuesses(sql: Sql, subject: string): Promise<Guesses | undefined> {
  const row = await guessesOf(sql, subject).executeTakeFirst();
  return row && guessesFrom(row);
}

export async function saveGuesses(
  sql: Sql,
  { subject, guesses }: { subject: string; guesses: Guesses },
): Promise<void> {
  await sql
    .updateTable("guesses")
    .set({
      failures: guesses.failures,
      first_failed_at: guesses.firstFailedAt,
      last_failed_at: guesses.lastFailedAt,
      blocked_until: guesses.blockedUntil,
      blocked_times: guesses.blockedTimes,
    })
    .where("subject", "=", subject)
    .execute();
}

export async function deleteGuesses(sql: Sql, subjects: readonly string[]): Promise<void> {
  await sql
    .deleteFrom("guesses")
    .where("subject", "in", [...subjects])
    .execute();
}

function guessesOf(sql: Sql, subject: string) {
  return sql
    .selectFrom("guesses")
    .select(["failures", "first_failed_at", "last_failed_at", "blocked_until", "blocked_times"])
    .where("subject", "=", subject);
}

function guessesFrom(row: {
  failures: number;
  first_failed_at: Date;
  last_failed_at: Date;
  blocked_until: Date | null;
  blocked_times: number;
}): Guesses {
  return {
    failures: row.failures,
    firstFailedAt: row.first_failed_at,
    lastFailedAt: row.last_failed_at,
    blockedUntil: row.blocked_until,
    blockedTimes: row.blocked_times,
  };
}
