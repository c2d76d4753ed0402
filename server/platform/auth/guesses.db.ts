import type { Sql } from "#server/platform/db/db.ts";
import type { Guesses } from "./guesses.rules.ts";

export async function lockGuesses(sql: Sql, { subject, now }: { subject: string; now: Date }): Promise<Guesses> {
  await sql
    .insertInto("guesses")
    .values({ subject, failures: 0, firstFailedAt: now, lastFailedAt: now })
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .execute();
  const row = await selectGuesses(sql, subject).forUpdate().executeTakeFirstOrThrow();
  return toGuesses(row);
}

export async function findGuesses(sql: Sql, subject: string): Promise<Guesses | undefined> {
  const row = await selectGuesses(sql, subject).executeTakeFirst();
  return row && toGuesses(row);
}

export async function saveGuesses(
  sql: Sql,
  { subject, guesses }: { subject: string; guesses: Guesses },
): Promise<void> {
  await sql
    .updateTable("guesses")
    .set({
      failures: guesses.failures,
      firstFailedAt: guesses.firstFailedAt,
      lastFailedAt: guesses.lastFailedAt,
      blockedUntil: guesses.blockedUntil,
      blockedTimes: guesses.blockedTimes,
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

function selectGuesses(sql: Sql, subject: string) {
  return sql
    .selectFrom("guesses")
    .select(["failures", "firstFailedAt", "lastFailedAt", "blockedUntil", "blockedTimes"])
    .where("subject", "=", subject);
}

function toGuesses(row: {
  failures: number;
  firstFailedAt: Date;
  lastFailedAt: Date;
  blockedUntil: Date | null;
  blockedTimes: number;
}): Guesses {
  return {
    failures: row.failures,
    firstFailedAt: row.firstFailedAt,
    lastFailedAt: row.lastFailedAt,
    blockedUntil: row.blockedUntil,
    blockedTimes: row.blockedTimes,
  };
}
