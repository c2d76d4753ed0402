import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { SchedulePeople } from "#server/platform/db/tables.ts";
import type { SchedulePerson as ToldPerson } from "#server/adapters/scheduling/scheduling.ts";

export type MatchedBy = "code" | "email" | "phone" | "name" | "chosen" | "created";

/** Somebody whom the service knows, and who that is here. */
export type SchedulePerson = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  code: string | null;
  employeeId: number | null;
  matchedBy: MatchedBy | null;
  isIgnored: boolean;
  /** When the service first did not name them any more. */
  goneAt: Date | null;
  goneAnswer: "deactivated" | "kept" | null;
};

type Of = { storeId: number; provider: string };

export async function listPeople(sql: Sql, of: Of): Promise<SchedulePerson[]> {
  const rows = await sql
    .selectFrom("schedulePeople")
    .selectAll()
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("externalId")
    .execute();
  return rows.map(toPerson);
}

/** Two managers who link at once come one after the other. */
export async function lockPerson(sql: Sql, of: Of & { id: string }): Promise<SchedulePerson | null> {
  const row = await sql
    .selectFrom("schedulePeople")
    .selectAll()
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("externalId", "=", of.id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** What the service says of its people now. Who is back is gone no longer. */
export async function upsertPeople(sql: Sql, of: Of & { people: readonly ToldPerson[]; at: Date }): Promise<void> {
  for (const person of of.people) {
    const told = {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phoneNumber: person.phone,
      code: person.code,
      hourlyWageCents: person.hourlyWageCents,
      goneAt: null,
      goneAnswer: null,
      seenAt: of.at,
    };
    await sql
      .insertInto("schedulePeople")
      .values({ storeId: of.storeId, provider: of.provider, externalId: person.id, ...told })
      .onConflict((conflict) => conflict.columns(["storeId", "provider", "externalId"]).doUpdateSet(told))
      .execute();
  }
}

/** Everybody whom the service did not name this time. */
export async function markGone(sql: Sql, of: Of & { present: readonly string[]; at: Date }): Promise<void> {
  await sql
    .updateTable("schedulePeople")
    .set({ goneAt: of.at })
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("goneAt", "is", null)
    .where("externalId", "not in", ["", ...of.present])
    .execute();
}

export async function saveMatch(
  sql: Sql,
  match: Of & { id: string; employeeId: number | null; matchedBy: MatchedBy | null },
): Promise<void> {
  await change(sql, match, { employeeId: match.employeeId, matchedBy: match.matchedBy, isIgnored: false });
}

/** Whoever had this employee before has nobody now. */
export async function freeEmployee(sql: Sql, of: Of & { employeeId: number }): Promise<void> {
  await sql
    .updateTable("schedulePeople")
    .set({ employeeId: null, matchedBy: null })
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("employeeId", "=", of.employeeId)
    .execute();
}

export async function saveIgnored(sql: Sql, of: Of & { id: string; isIgnored: boolean }): Promise<void> {
  await change(sql, of, { isIgnored: of.isIgnored });
}

export async function saveGoneAnswer(sql: Sql, of: Of & { id: string; answer: "deactivated" | "kept" }): Promise<void> {
  await change(sql, of, { goneAnswer: of.answer });
}

async function change(
  sql: Sql,
  of: Of & { id: string },
  values: Partial<Pick<Selectable<SchedulePeople>, "employeeId" | "matchedBy" | "isIgnored" | "goneAnswer">>,
): Promise<void> {
  await sql
    .updateTable("schedulePeople")
    .set(values)
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("externalId", "=", of.id)
    .execute();
}

export async function listIgnoredEmployees(sql: Sql, of: Of): Promise<Set<number>> {
  const rows = await sql
    .selectFrom("scheduleIgnoredEmployees")
    .select("employeeId")
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .execute();
  return new Set(rows.map((row) => row.employeeId));
}

export async function saveIgnoredEmployee(
  sql: Sql,
  { storeId, provider, employeeId, isIgnored }: Of & { employeeId: number; isIgnored: boolean },
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

function toPerson(row: Selectable<SchedulePeople>): SchedulePerson {
  return {
    id: row.externalId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phoneNumber,
    code: row.code,
    employeeId: row.employeeId,
    matchedBy: kindsOfMatch.find((one) => one === row.matchedBy) ?? null,
    isIgnored: row.isIgnored,
    goneAt: row.goneAt,
    goneAnswer: row.goneAnswer === "deactivated" || row.goneAnswer === "kept" ? row.goneAnswer : null,
  };
}
