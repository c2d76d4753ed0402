import { sortedByName } from "#common/lists/name-order.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

/** Who gets the mail by role, and on which days. */
export type MailChoices = {
  toOwners: boolean;
  toDistrictManagers: boolean;
  toManagers: boolean;
  sendsOnClosedDays: boolean;
};

export type MailSettings = MailChoices & { onSince: Date | null };

/** What a store has that never chose. */
export const usualSettings: MailSettings = {
  toOwners: true,
  toDistrictManagers: true,
  toManagers: true,
  sendsOnClosedDays: false,
  onSince: null,
};

const columns = ["toOwners", "toDistrictManagers", "toManagers", "sendsOnClosedDays", "onSince"] as const;

export async function findMailSettings(sql: Sql, storeId: number): Promise<MailSettings> {
  const row = await sql
    .selectFrom("nightlyMailSettings")
    .select(columns)
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row ?? usualSettings;
}

/** The row of the store is locked first, so that two managers come one after the other. */
export async function lockMailSettings(sql: Sql, storeId: number): Promise<MailSettings> {
  await sql.selectFrom("stores").select("id").where("storeId", "=", storeId).forNoKeyUpdate().execute();
  return findMailSettings(sql, storeId);
}

export async function saveMailSettings(
  sql: Sql,
  { storeId, savedAt, ...settings }: MailSettings & { storeId: number; savedAt: Date },
): Promise<void> {
  const values = { ...settings, savedAt };
  await sql
    .insertInto("nightlyMailSettings")
    .values({ storeId, ...values })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(values))
    .execute();
}

export type MailedStore = ActingStore & { settings: MailSettings & { onSince: Date } };

/** The stores of a company that have the mail, by name. */
export async function listMailedStores(sql: Sql, accountId: number): Promise<MailedStore[]> {
  const rows = await sql
    .selectFrom("stores")
    .innerJoin("nightlyMailSettings", "nightlyMailSettings.storeId", "stores.id")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.name", "stores.timeZone"])
    .select(["storeSettings.businessDayBoundaryMinutes", "storeSettings.weekStart"])
    .select(columns)
    .where("stores.accountId", "=", accountId)
    .where("stores.archivedAt", "is", null)
    .where("onSince", "is not", null)
    .execute();
  return sortedByName(rows).flatMap(({ id, name, timeZone, businessDayBoundaryMinutes, weekStart, onSince, ...row }) =>
    onSince === null
      ? []
      : [
          {
            ...{ id, accountId: row.accountId, name, timeZone, boundaryMinutes: businessDayBoundaryMinutes ?? 180 },
            weekStart: weekStart === 1 ? (1 as const) : (0 as const),
            settings: {
              toOwners: row.toOwners,
              toDistrictManagers: row.toDistrictManagers,
              toManagers: row.toManagers,
              sendsOnClosedDays: row.sendsOnClosedDays,
              onSince,
            },
          },
        ],
  );
}
