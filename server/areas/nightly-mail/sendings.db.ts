import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

type SendingKind = "final" | "provisional" | "corrected";
type SendingState = "due" | "sending" | "sent" | "unsure" | "failed" | "dropped";

/** What a mail said of a store. */
export type MailedStore = { figures: string; isClosed: boolean; sales: number | null };

export type Sending = {
  id: string;
  address: string;
  businessDate: BusinessDate;
  revision: number;
  kind: SendingKind;
  storeIds: number[];
  state: SendingState;
  tries: number;
  claimedAt: Date | null;
  figures: Record<string, MailedStore>;
};

/** Of a date, to some addresses. */
export async function listSendings(
  sql: Sql,
  filter: { accountId: number; date: BusinessDate; addresses: readonly string[] },
): Promise<Sending[]> {
  const result = await raw<Sending>`
    /* nightly-mail.listSendings */
    select ${columnList} from nightly_mail_sendings
    where account_id = ${filter.accountId} and business_date = ${filter.date}::date and address = any (${[...filter.addresses]}::text[])
    order by address, revision`.execute(sql);
  return result.rows;
}

type Key = { accountId: number; id: string };

const columnList = raw`id, address, business_date, revision, kind, store_ids, state, tries, claimed_at, figures`;

export async function findSending(sql: Sql, key: Key): Promise<Sending | undefined> {
  const result = await raw<Sending>`
    /* nightly-mail.findSending */
    select ${columnList} from nightly_mail_sendings
    where account_id = ${key.accountId} and id = ${key.id}::uuid`.execute(sql);
  return result.rows[0];
}

/** A store of the mail with that id to that address, whosever it is; null when there is no such mail. */
export async function findStoreOfSending(
  sql: Sql,
  { id, address }: { id: string; address: string },
): Promise<number | null> {
  const result = await raw<{ storeId: number }>`
    /* nightly-mail.findStoreOfSending */
    select store_ids[1] as store_id from nightly_mail_sendings
    where id = ${id}::uuid and lower(address) = ${address}`.execute(sql);
  return result.rows[0]?.storeId ?? null;
}

/** Whether the mail to that address before this one failed, or came back. */
export async function didLastFail(
  sql: Sql,
  { accountId, address, before }: { accountId: number; address: string; before: string },
): Promise<boolean> {
  const result = await raw<{ state: SendingState }>`
    /* nightly-mail.didLastFail */
    select earlier.state from nightly_mail_sendings as mail
    join nightly_mail_sendings as earlier on earlier.account_id = mail.account_id and earlier.address = mail.address
      and (earlier.business_date, earlier.revision) < (mail.business_date, mail.revision)
    where mail.account_id = ${accountId} and mail.id = ${before}::uuid and mail.address = ${address}
    order by earlier.business_date desc, earlier.revision desc limit 1`.execute(sql);
  return result.rows[0]?.state === "failed";
}

/** Waits for a change in progress. */
export async function lockSending(sql: Sql, key: Key): Promise<Sending | undefined> {
  const result = await raw<Sending>`
    /* nightly-mail.lockSending */
    select ${columnList} from nightly_mail_sendings
    where account_id = ${key.accountId} and id = ${key.id}::uuid for update`.execute(sql);
  return result.rows[0];
}

/** The unique key on address, date and revision is what keeps a second mail away. False when there is one. */
export async function insertSending(
  sql: Sql,
  sending: {
    accountId: number;
    id: string;
    address: string;
    businessDate: BusinessDate;
    revision: 1 | 2;
    kind: SendingKind;
    storeIds: readonly number[];
    dueAt: Date;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("nightlyMailSendings")
    .values({ ...sending, storeIds: [...sending.storeIds] })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

type SendingChange = {
  state?: SendingState;
  tries?: number;
  dueAt?: Date;
  claimedAt?: Date | null;
  endedAt?: Date | null;
  subject?: string;
  figures?: Record<string, MailedStore>;
  failure?: string;
};

export async function changeSending(sql: Sql, key: Key, { figures, ...change }: SendingChange): Promise<void> {
  await sql
    .updateTable("nightlyMailSendings")
    .set({ ...change, ...(figures !== undefined && { figures: JSON.stringify(figures) }) })
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .execute();
}

export type LastSending = {
  id: string;
  address: string;
  businessDate: BusinessDate;
  kind: SendingKind;
  state: SendingState;
  endedAt: Date | null;
  failure: string;
};

/** The newest mail about a store to each address of the last days. */
export async function listLastSendings(
  sql: Sql,
  filter: { accountId: number; storeId: number; since: BusinessDate },
): Promise<LastSending[]> {
  const result = await raw<LastSending>`
    /* nightly-mail.listLastSendings */
    select distinct on (address) id, address, business_date, kind, state, ended_at, failure
    from nightly_mail_sendings
    where account_id = ${filter.accountId} and business_date >= ${filter.since}::date and ${filter.storeId} = any (store_ids)
    order by address, business_date desc, revision desc`.execute(sql);
  return result.rows;
}
