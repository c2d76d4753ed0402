import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { SchedulePeople } from "#server/platform/db/tables.ts";
import type { SchedulePerson as ProviderPerson } from "#server/adapters/scheduling/scheduling.ts";

export type MatchedBy = "code" | "email" | "phone" | "name" | "chosen" | "created";

const columns = [
  "externalId as id",
  "firstName",
  "lastName",
  "email",
  "phoneNumber as phone",
  "code",
  "employeeId",
  "matchedBy",
  "isIgnored",
  "goneAt",
  "goneAnswer",
] as const;

type PersonRow = Omit<
  Selectable<SchedulePeople>,
  "externalId" | "phoneNumber" | "hourlyWageCents" | "seenAt" | "provider" | "storeId"
> & { id: string; phone: string | null };

/** A person of the service and the employee they match; `goneAt` is when the service first left them out. */
export type SchedulePerson = Omit<PersonRow, "matchedBy" | "goneAnswer"> & {
  matchedBy: MatchedBy | null;
  goneAnswer: "deactivated" | "kept" | null;
};

type Connection = { storeId: number; provider: string };

export async function listPeople(sql: Sql, key: Connection): Promise<SchedulePerson[]> {
  const rows = await sql
    .selectFrom("schedulePeople")
    .select(columns)
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("externalId")
    .execute();
  return rows.map(toPerson);
}

/** Two managers who link at once come one after the other. */
export async function lockPerson(sql: Sql, key: Connection & { id: string }): Promise<SchedulePerson | null> {
  const row = await sql
    .selectFrom("schedulePeople")
    .select(columns)
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where("externalId", "=", key.id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** What the service says of its people now. Who is back is gone no longer. */
export async function upsertPeople(
  sql: Sql,
  key: Connection & { people: readonly ProviderPerson[]; at: Date },
): Promise<void> {
  for (const person of key.people) {
    const values = {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phoneNumber: person.phone,
      code: person.code,
      hourlyWageCents: person.hourlyWageCents,
      goneAt: null,
      goneAnswer: null,
      seenAt: key.at,
    };
    await sql
      .insertInto("schedulePeople")
      .values({ storeId: key.storeId, provider: key.provider, externalId: person.id, ...values })
      .onConflict((conflict) => conflict.columns(["storeId", "provider", "externalId"]).doUpdateSet(values))
      .execute();
  }
}

/** Everybody whom the service did not name this time. */
export async function markRemoved(sql: Sql, key: Connection & { present: readonly string[]; at: Date }): Promise<void> {
  await sql
    .updateTable("schedulePeople")
    .set({ goneAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where("goneAt", "is", null)
    .where("externalId", "not in", ["", ...key.present])
    .execute();
}

export async function saveMatch(
  sql: Sql,
  match: Connection & { id: string; employeeId: number | null; matchedBy: MatchedBy | null },
): Promise<void> {
  await change(sql, match, { employeeId: match.employeeId, matchedBy: match.matchedBy, isIgnored: false });
}

/** Clears the match of the person who had this employee before. */
export async function freeEmployee(sql: Sql, key: Connection & { employeeId: number }): Promise<void> {
  await sql
    .updateTable("schedulePeople")
    .set({ employeeId: null, matchedBy: null })
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where("employeeId", "=", key.employeeId)
    .execute();
}

export async function saveIgnored(sql: Sql, key: Connection & { id: string; isIgnored: boolean }): Promise<void> {
  await change(sql, key, { isIgnored: key.isIgnored });
}

export async function saveRemovalAnswer(
  sql: Sql,
  key: Connection & { id: string; answer: "deactivated" | "kept" },
): Promise<void> {
  await change(sql, key, { goneAnswer: key.answer });
}

async function change(
  sql: Sql,
  key: Connection & { id: string },
  values: Partial<Pick<Selectable<SchedulePeople>, "employeeId" | "matchedBy" | "isIgnored" | "goneAnswer">>,
): Promise<void> {
  await sql
    .updateTable("schedulePeople")
    .set(values)
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where("externalId", "=", key.id)
    .execute();
}

export async function listIgnoredEmployees(sql: Sql, key: Connection): Promise<Set<number>> {
  const rows = await sql
    .selectFrom("scheduleIgnoredEmployees")
    .select("employeeId")
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .execute();
  return new Set(rows.map((row) => row.employeeId));
}

export async function saveIgnoredEmployee(
  sql: Sql,
  { storeId, provider, employeeId, isIgnored }: Connection & { employeeId: number; isIgnored: boolean },
): Promise<void> {
  const row = { storeId, provider, employeeId };
  await (isIgnored
    ? sql
        .insertInto("scheduleIgnoredEmployees")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : sql
        .deleteFrom("scheduleIgnoredEmployees")
        .where("storeId", "=", storeId)
        .where("provider", "=", provider)
        .where("employeeId", "=", employeeId)
        .execute());
}

const kindsOfMatch = ["code", "email", "phone", "name", "chosen", "created"] as const;

function toPerson(row: PersonRow): SchedulePerson {
  return {
    ...row,
    matchedBy: kindsOfMatch.find((kind) => kind === row.matchedBy) ?? null,
    goneAnswer: row.goneAnswer === "deactivated" || row.goneAnswer === "kept" ? row.goneAnswer : null,
  };
}
