import { sql as raw } from "kysely";
import { roles } from "#common/permissions.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** An address and a store, as kept. `userId` null: a manager added it. */
export type AddressRow = {
  storeId: number;
  id: string;
  address: string;
  userId: number | null;
  secret: string;
  askedAt: Date | null;
  confirmedAt: Date | null;
  stoppedAt: Date | null;
  stopReason: string | null;
  softBounces: number;
  lastBounce: string;
};

const columns = [
  "storeId",
  "id",
  "address",
  "userId",
  "secret",
  "askedAt",
  "confirmedAt",
  "stoppedAt",
  "stopReason",
  "softBounces",
  "lastBounce",
] as const;

/** Of one store, the oldest first. */
export function listAddresses(sql: Sql, storeId: number): Promise<AddressRow[]> {
  return sql
    .selectFrom("nightlyMailAddresses")
    .select(columns)
    .where("storeId", "=", storeId)
    .orderBy("addedAt")
    .orderBy("id")
    .execute();
}

/** Of all stores of the company that `storeIds` names. */
export function listAddressesOfStores(sql: Sql, storeIds: readonly number[]): Promise<AddressRow[]> {
  return sql
    .selectFrom("nightlyMailAddresses")
    .select(columns)
    .where("storeId", "in", [...storeIds])
    .orderBy("storeId")
    .orderBy("id")
    .execute();
}

export function findAddressBySecret(
  sql: Sql,
  { storeId, secret }: { storeId: number; secret: string },
): Promise<AddressRow | undefined> {
  return sql
    .selectFrom("nightlyMailAddresses")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("secret", "=", secret)
    .executeTakeFirst();
}

export async function listBouncedAddresses(sql: Sql, storeId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom("nightlyMailAddresses")
    .select("address")
    .where("storeId", "=", storeId)
    .where("stopReason", "=", "bounced")
    .orderBy("address")
    .execute();
  return rows.map(({ address }) => address);
}

/** False when the store has this address. */
export async function insertAddress(
  sql: Sql,
  row: { storeId: number; accountId: number; id: string; address: string; secret: string; addedAt: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("nightlyMailAddresses")
    .values({ ...row, askedAt: row.addedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteAddress(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .deleteFrom("nightlyMailAddresses")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("userId", "is", null)
    .execute();
}

type AddressChange = Partial<Omit<AddressRow, "storeId" | "id" | "userId" | "secret">>;

export async function changeAddress(
  sql: Sql,
  key: { storeId: number; id: string },
  change: AddressChange,
): Promise<void> {
  await sql
    .updateTable("nightlyMailAddresses")
    .set(change)
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export type MailUser = { userId: number; email: string; fullName: string; role: number; defaultStoreId: number | null };

/** Active users who get the mail of a store by their role, whatever the store chose. */
export async function listUsersOfStore(
  sql: Sql,
  { storeId, accountId }: { storeId: number; accountId: number },
): Promise<MailUser[]> {
  const result = await raw<MailUser>`
    /* nightly-mail.listUsersOfStore */
    select users.id as user_id, lower(users.email) as email, users.full_name, users.role, users.default_store_id
    from users
    where users.account_id = ${accountId} and users.is_active and users.type = 'User' and (
      users.role in (${roles.districtManager}, ${roles.owner})
      or users.role = ${roles.manager} and exists (
        select from user_stores as reached
        where reached.account_id = users.account_id and reached.user_id = users.id and reached.store_id = ${storeId}
      )
    )
    order by users.role desc, users.full_name, users.id`.execute(sql);
  return result.rows;
}

/**
 * Gives each user a row of the store, which holds the links of their mails. An address that a manager had added before
 * becomes the user's; one that a user has changed follows.
 */
export async function keepUserAddresses(
  sql: Sql,
  into: { storeId: number; accountId: number; users: readonly MailUser[]; secrets: readonly string[]; now: Date },
): Promise<void> {
  // Two mails that are planned at once both find a person without a row.
  await raw`
    /* nightly-mail.lockUserAddresses */
    select pg_advisory_xact_lock(hashtext('nightly mail addresses'), ${into.storeId}::integer)`.execute(sql);
  for (const [at, { userId, email }] of into.users.entries()) {
    await raw`
      /* nightly-mail.keepUserAddress */
      with moved as (
        update nightly_mail_addresses set address = ${email}, soft_bounces = 0, last_bounce = '',
          stopped_at = case when stop_reason = 'self' then stopped_at end,
          stop_reason = case when stop_reason = 'self' then stop_reason end
        where store_id = ${into.storeId} and user_id = ${userId} and address <> ${email}
          and not exists (
            select from nightly_mail_addresses as taken where taken.store_id = ${into.storeId} and taken.address = ${email})
        returning id
      )
      insert into nightly_mail_addresses (store_id, account_id, id, address, user_id, secret, added_at, confirmed_at)
      select ${into.storeId}, ${into.accountId}, gen_random_uuid(), ${email}, ${userId}, ${into.secrets[at] ?? ""},
        ${into.now}, ${into.now}
      where not exists (select from moved) and not exists (
        select from nightly_mail_addresses where store_id = ${into.storeId} and user_id = ${userId})
      on conflict (store_id, address) do update set user_id = excluded.user_id, confirmed_at = excluded.confirmed_at`.execute(
      sql,
    );
  }
}

export function lockAddress(
  sql: Sql,
  { storeId, address }: { storeId: number; address: string },
): Promise<AddressRow | undefined> {
  return sql
    .selectFrom("nightlyMailAddresses")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("address", "=", address)
    .forUpdate()
    .executeTakeFirst();
}

/** The stores of a company that mail to an address. */
export async function listStoresOfAddress(
  sql: Sql,
  filter: { accountId: number; address: string },
): Promise<ActingStore[]> {
  const rows = await sql
    .selectFrom("nightlyMailAddresses")
    .select("storeId")
    .where("accountId", "=", filter.accountId)
    .where("address", "=", filter.address)
    .execute();
  return listCompanyStores(sql, { accountId: filter.accountId, storeIds: rows.map(({ storeId }) => storeId) });
}
