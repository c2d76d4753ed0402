import type { Sql } from "#server/platform/db/db.ts";

export async function listNumbers(sql: Sql): Promise<{ storeId: number; phone: string; state: string }[]> {
  const rows = await sql
    .selectFrom("textingNumbers")
    .select(["storeId", "phone", "registrationState"])
    .where("phone", "is not", null)
    .orderBy("storeId")
    .execute();
  return rows.flatMap(({ storeId, phone, registrationState: state }) =>
    phone === null ? [] : [{ storeId, phone, state }],
  );
}

export async function findServiceIds(sql: Sql, storeId: number) {
  return sql
    .selectFrom("textingNumbers")
    .select(["numberId", "serviceId"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
}

/** Customers with a mobile, so that threads have names; different ones each time. */
export async function findTexter(
  sql: Sql,
  { accountId, turn }: { accountId: number; turn: number },
): Promise<string | null> {
  const { count } = await sql
    .selectFrom("customers")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("accountId", "=", accountId)
    .where("mobile", "is not", null)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) {
    return null;
  }
  const row = await sql
    .selectFrom("customers")
    .select("mobile")
    .where("accountId", "=", accountId)
    .where("mobile", "is not", null)
    .orderBy("id")
    .offset((turn * 7) % Number(count))
    .limit(1)
    .executeTakeFirst();
  return row?.mobile ?? null;
}

/** Open threads that wait for an answer, the oldest first; those that opted out can have none. */
export async function listUnanswered(sql: Sql, storeId: number): Promise<{ phone: string }[]> {
  return sql
    .selectFrom("textingThreads")
    .select("phone")
    .where("storeId", "=", storeId)
    .where("state", "=", "open")
    .where("needsReply", "=", true)
    .orderBy("lastMessageAt")
    .orderBy("id")
    .limit(50)
    .execute();
}
