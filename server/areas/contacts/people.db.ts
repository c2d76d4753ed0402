import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { recordset } from "#server/platform/db/recordset.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { SentValues } from "./contacts.rules.ts";

export type PersonRow = {
  id: string;
  email: string | null;
  firstName: string;
  lastName: string;
  mobile: string;
  isAgreed: boolean;
  isSeller: boolean;
  isShopper: boolean;
  hasCoupon: boolean;
  lastVisitOn: BusinessDate | null;
  memberPersonId: string | null;
  memberState: "sent" | "stopped" | "refused" | null;
  sent: SentValues | null;
};

export type PeoplePlace = { storeId: number; accountId: number; provider: string; listId: string };

type Choice =
  /** One person, by any id of theirs. */
  | { customerId: string }
  /** All who ever answered at the store, by id, after one. */
  | { after: string | null; limit: number };

/**
 * People of the company by the record that is left of them, with what this store knows: their newest word on email, what
 * they came for, and what the list has of their address.
 */
export async function listPeople(sql: Sql, place: PeoplePlace, choice: Choice): Promise<PersonRow[]> {
  const { storeId, accountId, provider, listId } = place;
  const chosen =
    "customerId" in choice
      ? raw`select person_id from contact_people_view where account_id = ${accountId} and id = ${choice.customerId}`
      : raw`select distinct record.person_id from email_consents as word
          join contact_people_view as record on record.account_id = word.account_id and record.id = word.customer_id
          where word.store_id = ${storeId} and word.account_id = ${accountId}
            and (${choice.after}::uuid is null or record.person_id > ${choice.after}::uuid)
          order by record.person_id limit ${choice.limit}`;
  const result = await raw<PersonRow>`
    /* contacts.listPeople */
    with chosen as materialized (${chosen}),
    records as materialized (
      select record.person_id, record.id from chosen
      join contact_people_view as record on record.account_id = ${accountId} and record.person_id = chosen.person_id)
    select person.id, person.email, person.first_name, person.last_name, person.mobile,
      coalesce(word.is_agreed, false) as is_agreed,
      buy.last_on is not null as is_seller, purchase.last_on is not null as is_shopper,
      coupon.customer_id is not null as has_coupon,
      to_char(greatest(buy.last_on, purchase.last_on), 'YYYY-MM-DD') as last_visit_on,
      member_of.person_id as member_person_id, member.state as member_state, member.sent
    from chosen
    join contact_people_view as person on person.account_id = ${accountId} and person.id = chosen.person_id
    left join lateral (
      select bool_and(newest.action = 'opt_in') as is_agreed from (
        select distinct on (consent.customer_id) consent.action from email_consents as consent
        join records on records.id = consent.customer_id and records.person_id = person.id
        where consent.store_id = ${storeId} order by consent.customer_id, consent.seq desc) as newest) as word on true
    left join lateral (
      select max(business_date) as last_on from customer_buys_view as brought
      join records on records.id = brought.customer_id and records.person_id = person.id
      where brought.account_id = ${accountId} and brought.store_id = ${storeId}) as buy on true
    left join lateral (
      select max(ticket.business_date) as last_on from pos_customer_candidates_view as link
      join records on records.id = link.customer_id and records.person_id = person.id
      join customer_purchases_view as ticket
        on ticket.store_id = link.store_id and ticket.pos_customer_id = link.external_id
      where link.store_id = ${storeId}) as purchase on true
    left join lateral (
      select held.customer_id from customer_coupons_view as held
      join records on records.id = held.customer_id and records.person_id = person.id
      where held.account_id = ${accountId} and held.store_id = ${storeId} limit 1) as coupon on true
    left join contact_members as member on member.store_id = ${storeId} and member.provider = ${provider}
      and member.list_id = ${listId} and member.email = lower(person.email)
    left join contact_people_view as member_of
      on member_of.account_id = ${accountId} and member_of.id = member.customer_id
    order by person.id`.execute(sql);
  return result.rows;
}

export type Member = PeoplePlace & {
  email: string;
  customerId: string;
  state: "sent" | "stopped" | "refused";
  sent: SentValues;
  reason: string;
  at: Date;
};

/** Resolves to whether the person is new on the list. */
export async function saveMember(sql: Sql, member: Member): Promise<boolean> {
  const { storeId, provider, listId, email, accountId, customerId, state, sent, reason, at } = member;
  const result = await raw<{ isNew: boolean }>`
    /* contacts.saveMember */
    insert into contact_members as member
      (store_id, provider, list_id, email, account_id, customer_id, state, sent, reason, added_at, changed_at)
    values (${storeId}, ${provider}, ${listId}, ${email}, ${accountId}, ${customerId}, ${state},
      ${JSON.stringify(sent)}::jsonb, ${reason}, ${state === "sent" ? at : null}::timestamptz, ${at})
    on conflict (store_id, provider, list_id, email) do update
    set customer_id = excluded.customer_id, state = excluded.state, sent = member.sent || excluded.sent,
      reason = excluded.reason, added_at = coalesce(member.added_at, excluded.added_at),
      changed_at = excluded.changed_at
    returning added_at is not null and added_at = ${at}::timestamptz as is_new`.execute(sql);
  return result.rows[0]?.isNew === true;
}

/** The address left the list: nothing is sent to it again. */
export async function stopMember(
  sql: Sql,
  { storeId, email, at }: { storeId: number; email: string; at: Date },
): Promise<void> {
  await sql
    .updateTable("contactMembers")
    .set({ state: "stopped", changedAt: at })
    .where("storeId", "=", storeId)
    .where("email", "=", email)
    .where("state", "<>", "stopped")
    .execute();
}

export type ListFigures = {
  onList: number;
  addedToday: number;
  changedToday: number;
  left: number;
  refused: number;
  waiting: number;
  notAgreedToday: number;
};

export async function countPeople(
  sql: Sql,
  { storeId, accountId, provider, listId }: PeoplePlace,
  today: { date: BusinessDate; since: Date },
): Promise<ListFigures> {
  const result = await raw<ListFigures>`
    /* contacts.countPeople */
    select count(*) filter (where state = 'sent')::int as on_list,
      count(*) filter (where state = 'sent' and added_at >= ${today.since})::int as added_today,
      count(*) filter (where state = 'sent' and added_at < ${today.since} and changed_at >= ${today.since})::int
        as changed_today,
      count(*) filter (where state = 'stopped')::int as "left",
      count(*) filter (where state = 'refused')::int as refused,
      (select count(*)::int from contact_waiting where store_id = ${storeId}) as waiting,
      (select count(distinct brought.customer_id)::int from customer_buys_view as brought
        where brought.account_id = ${accountId} and brought.store_id = ${storeId}
          and brought.business_date = ${today.date}::date
          and 'opt_in' is distinct from (
            select action from email_consents as word
            where word.store_id = ${storeId} and word.customer_id = brought.customer_id order by seq desc limit 1))
        as not_agreed_today
    from contact_members where store_id = ${storeId} and provider = ${provider} and list_id = ${listId}`.execute(sql);
  const none = { onList: 0, addedToday: 0, changedToday: 0, left: 0, refused: 0, waiting: 0, notAgreedToday: 0 };
  return result.rows[0] ?? none;
}

export type RefusedPerson = { customerId: string; name: string; email: string; reason: string; at: Date };

const mostRefused = 100;

/** Whom the service does not take, the newest first. */
export async function listRefused(
  sql: Sql,
  { storeId, accountId, provider, listId }: PeoplePlace,
): Promise<RefusedPerson[]> {
  const result = await raw<RefusedPerson>`
    /* contacts.listRefused */
    select person.person_id as customer_id, trim(person.first_name || ' ' || person.last_name) as name, member.email,
      member.reason, member.changed_at as at
    from contact_members as member
    join contact_people_view as person on person.account_id = member.account_id and person.id = member.customer_id
    where member.store_id = ${storeId} and member.account_id = ${accountId} and member.provider = ${provider}
      and member.list_id = ${listId} and member.state = 'refused' and lower(person.email) = member.email
    order by member.changed_at desc, member.email limit ${mostRefused}`.execute(sql);
  return result.rows;
}

type Queued = { storeId: number; accountId: number; customerIds: readonly string[]; at: Date; runId?: string };

/** Of a run, or because something changed. Who waits already waits once. */
export async function queuePeople(sql: Sql, { customerIds, at, runId, ...key }: Queued): Promise<void> {
  if (customerIds.length === 0) {
    return;
  }
  const rows = customerIds.map((customerId) => ({
    ...key,
    customerId,
    runId: runId ?? null,
    isChanged: runId === undefined,
    queuedAt: at,
  }));
  await raw`
    /* contacts.queuePeople */
    insert into contact_waiting (store_id, customer_id, account_id, run_id, is_changed, queued_at)
    select store_id, customer_id, account_id, run_id, is_changed, queued_at
    from json_populate_recordset(null::contact_waiting, ${recordset(rows)}::json)
    on conflict (store_id, customer_id) do update
    set queued_at = excluded.queued_at, run_id = coalesce(excluded.run_id, contact_waiting.run_id),
      is_changed = contact_waiting.is_changed or excluded.is_changed,
      import_id = null, imported = null, imported_at = null`.execute(sql);
}

export type Waiting = { customerId: string; runId: string | null; isChanged: boolean; queuedAt: Date };

/** The changes of the day go first; those of a run that was stopped wait, and whom an import has. */
export async function listWaiting(
  sql: Sql,
  { storeId, limit, withRuns = true }: { storeId: number; limit: number; withRuns?: boolean },
): Promise<Waiting[]> {
  const result = await raw<Waiting>`
    /* contacts.listWaiting */
    select waiting.customer_id, waiting.run_id, waiting.is_changed, waiting.queued_at from contact_waiting as waiting
    left join contact_runs as run on run.store_id = waiting.store_id and run.id = waiting.run_id
    where waiting.store_id = ${storeId} and waiting.import_id is null
      and (waiting.is_changed or (${withRuns} and run.state = 'running'))
    order by waiting.is_changed desc, waiting.queued_at, waiting.customer_id limit ${limit}`.execute(sql);
  return result.rows;
}

/** Stays when it was queued again meanwhile. Resolves to whether it went. */
export async function removeWaiting(
  sql: Sql,
  { storeId, customerId, queuedAt }: { storeId: number; customerId: string; queuedAt: Date },
): Promise<boolean> {
  const row = await sql
    .deleteFrom("contactWaiting")
    .where("storeId", "=", storeId)
    .where("customerId", "=", customerId)
    .where("queuedAt", "=", queuedAt)
    .returning("customerId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetWaiting(sql: Sql, storeId: number): Promise<void> {
  await sql.deleteFrom("contactWaiting").where("storeId", "=", storeId).execute();
}
