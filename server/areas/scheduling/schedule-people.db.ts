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
    .selectFrom("schedule_people")
    .selectAll()
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .orderBy("first_name")
    .orderBy("last_name")
    .orderBy("external_id")
    .execute();
  return rows.map(toPerson);
}

/** Two managers who link at once come one after the other. */
export async function lockPerson(sql: Sql, of: Of & { id: string }): Promise<SchedulePerson | null> {
  const row = await sql
    .selectFrom("schedule_people")
    .selectAll()
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("external_id", "=", of.id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** What the service says of its people now. Who is back is gone no longer. */
export async function upsertPeople(sql: Sql, of: Of & { people: readonly ToldPerson[]; at: Date }): Promise<void> {
  for (const person of of.people) {
    const told = {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone_number: person.phone,
      code: person.code,
      hourly_wage_cents: person.hourlyWageCents,
      gone_at: null,
      gone_answer: null,
      seen_at: of.at,
    };
    await sql
      .insertInto("schedule_people")
      .values({ store_id: of.storeId, provider: of.provider, external_id: person.id, ...told })
      .onConflict((conflict) => conflict.columns(["store_id", "provider", "external_id"]).doUpdateSet(told))
      .execute();
  }
}

/** Everybody whom the service did not name this time. */
export async function markGone(sql: Sql, of: Of & { present: readonly string[]; at: Date }): Promise<void> {
  await sql
    .updateTable("schedule_people")
    .set({ gone_at: of.at })
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("gone_at", "is", null)
    .where("external_id", "not in", ["", ...of.present])
    .execute();
}

export async function saveMatch(
  sql: Sql,
  match: Of & { id: string; employeeId: number | null; matchedBy: MatchedBy | null },
): Promise<void> {
  await change(sql, match, { employee_id: match.employeeId, matched_by: match.matchedBy, is_ignored: false });
}

/** Whoever had this employee before has nobody now. */
export async function freeEmployee(sql: Sql, of: Of & { employeeId: number }): Promise<void> {
  await sql
    .updateTable("schedule_people")
    .set({ employee_id: null, matched_by: null })
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("employee_id", "=", of.employeeId)
    .execute();
}

export async function saveIgnored(sql: Sql, of: Of & { id: string; isIgnored: boolean }): Promise<void> {
  await change(sql, of, { is_ignored: of.isIgnored });
}

export async function saveGoneAnswer(sql: Sql, of: Of & { id: string; answer: "deactivated" | "kept" }): Promise<void> {
  await change(sql, of, { gone_answer: of.answer });
}

async function change(
  sql: Sql,
  of: Of & { id: string },
  values: Partial<Pick<Selectable<SchedulePeople>, "employee_id" | "matched_by" | "is_ignored" | "gone_answer">>,
): Promise<void> {
  await sql
    .updateTable("schedule_people")
    .set(values)
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("external_id", "=", of.id)
    .execute();
}

export async function listIgnoredEmployees(sql: Sql, of: Of): Promise<Set<number>> {
  const rows = await sql
    .selectFrom("schedule_ignored_employees")
    .select("employee_id")
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .execute();
  return new Set(rows.map((row) => row.employee_id));
}

export async function saveIgnoredEmployee(
  sql: Sql,
  { storeId, provider, employeeId, isIgnored }: Of & { employeeId: number; isIgnored: boolean },
): Promise<void> {
  const row = { store_id: storeId, provider, employee_id: employeeId };
  await (isIgnored
    ? sql
        .insertInto("schedule_ignored_employees")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : sql
        .deleteFrom("schedule_ignored_employees")
        .where("store_id", "=", storeId)
        .where("provider", "=", provider)
        .where("employee_id", "=", employeeId)
        .execute());
}

const kindsOfMatch = ["code", "email", "phone", "name", "chosen", "created"] as const;

function toPerson(row: Selectable<SchedulePeople>): SchedulePerson {
  return {
    id: row.external_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone_number,
    code: row.code,
    employeeId: row.employee_id,
    matchedBy: kindsOfMatch.find((one) => one === row.matched_by) ?? null,
    isIgnored: row.is_ignored,
    goneAt: row.gone_at,
    goneAnswer: row.gone_answer === "deactivated" || row.gone_answer === "kept" ? row.gone_answer : null,
  };
}
