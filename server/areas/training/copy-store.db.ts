import { sql as raw } from "kysely";
import { setupStepIds } from "#common/onboarding/setup-steps.ts";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Takes the copy of a store out of reach at once; its account is deleted whole by the next run of the job that deletes
 * companies. Returns whether there was one.
 */
export async function retireCopy(
  sql: Sql,
  { storeId, accountId, now }: { storeId: number; accountId: number; now: Date },
): Promise<boolean> {
  const rows = await sql
    .updateTable("stores")
    .set({ archivedAt: now })
    .where("trainingOf", "=", storeId)
    .where("archivedAt", "is", null)
    .returning("accountId")
    .execute();
  for (const { accountId: trainingAccountId } of rows) {
    await sql
      .updateTable("accounts")
      .set({ closedAt: now, deleteAt: now })
      .where("id", "=", trainingAccountId)
      .where("trainingOf", "=", accountId)
      .execute();
  }
  await announceReach(sql, accountId);
  return rows.length > 0;
}

/** Who reaches the company reaches another copy now. */
async function announceReach(sql: Sql, accountId: number): Promise<void> {
  await raw`select pg_notify('hangtag_rights', ${`account:${accountId}`})`.execute(sql);
}

export async function findSourcePhone(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql.selectFrom("stores").select("phoneNumber").where("id", "=", storeId).executeTakeFirst();
  return row?.phoneNumber ?? null;
}

type Copy = {
  from: { storeId: number; accountId: number };
  name: string;
  color: string;
  phone: string;
  openedOn: string;
  now: Date;
};

/** The account and the store of a copy, with what a store has from its first day, and a made-up number. */
export async function insertCopy(sql: Sql, copy: Copy): Promise<{ storeId: number; accountId: number }> {
  const { from, name, color, phone, openedOn, now } = copy;
  const account = await sql
    .insertInto("accounts")
    .values({ name, trainingOf: from.accountId })
    .returning("id")
    .executeTakeFirstOrThrow();
  const result = await raw<{ id: number }>`
    /* training.insertCopy */
    insert into stores (account_id, name, initials, number, brand_kind, phone_number, time_zone, address, city, state, zip,
      country, color, grand_opening_on, training_of)
    select ${account.id}, ${name}, initials, number, brand_kind, ${phone}, time_zone, address, city, state, zip,
      country, ${color}, ${openedOn}::date, id
    from stores where id = ${from.storeId}
    returning id`.execute(sql);
  const storeId = result.rows[0]?.id;
  if (storeId === undefined) {
    throw new Error(`The store ${from.storeId} is not there to be copied`);
  }
  await sql.insertInto("storeSetups").values({ storeId, startedAt: now, finishedAt: now }).execute();
  await sql
    .insertInto("storeSetupSteps")
    .values(setupStepIds.map((step) => ({ storeId, step, state: "done", changedAt: now })))
    .execute();
  await sql
    .insertInto("textingNumbers")
    .values({
      ...{ storeId, provider: "training", phone: `+1${phone}`, numberId: "practice", serviceId: "practice" },
      ...{ orderedAt: now, registrationState: "active" },
    })
    .execute();
  await announceReach(sql, from.accountId);
  return { storeId, accountId: account.id };
}

/** How a store works, as its managers set it up. Nothing that was done in it, and nobody. */
const copiedTables = [
  "store_settings",
  "store_hours",
  "store_hour_exceptions",
  "store_hour_gaps",
  "store_logos",
  "task_lists",
  "task_templates",
  "log_fields",
  "goal_defaults",
  "calendar_events",
  "report_settings",
  "bounceback_settings",
  "coupon_campaigns",
  "buy_settings",
  "buy_policies",
  "buy_reasons",
  "buy_messages",
  "backstock_settings",
  "backstock_sections",
  "backstock_section_codes",
  "backstock_categories",
  "backstock_locations",
  "texting_templates",
  "texting_auto_responses",
] as const;

/** The people of the real store are not here. */
const leftOut: ReadonlySet<string> = new Set(["created_by_employee_id"]);

/** Copies the settings with their ids, which are the store's own, so that what points at them goes on doing so. */
export async function copySettings(
  sql: Sql,
  { from, to, openedOn }: { from: number; to: { storeId: number; accountId: number }; openedOn: string },
): Promise<void> {
  const given = new Map([
    ["store_id", raw`${to.storeId}::integer`],
    ["account_id", raw`${to.accountId}::integer`],
  ]);
  for (const table of copiedTables) {
    const names = await listColumns(sql, table);
    const columns = raw.join(names.map((name) => raw.ref(name)));
    const values = raw.join(names.map((name) => given.get(name) ?? raw.ref(name)));
    await raw`
      insert into ${raw.table(table)} (${columns})
      select ${values} from ${raw.table(table)} where store_id = ${from}`.execute(sql);
  }
  await raw`
    /* training.settleSettings */
    insert into store_settings (store_id, pin_digits_min, clock_source) values (${to.storeId}, 4, 'app')
    on conflict (store_id) do update set pin_digits_min = 4, clock_source = 'app'`.execute(sql);
  // The made-up past has goals too, or its month would be far over them.
  await raw`
    /* training.settleGoals */
    update goal_defaults set starts_on = ${openedOn}::date
    where store_id = ${to.storeId} and starts_on > ${openedOn}::date
      and starts_on = (select min(starts_on) from goal_defaults where store_id = ${to.storeId})`.execute(sql);
}

async function listColumns(sql: Sql, table: string): Promise<string[]> {
  const result = await raw<{ name: string }>`
    /* training.listColumns */
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(sql);
  return result.rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
}
