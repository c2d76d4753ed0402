import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { Integrations } from "#server/platform/db/tables.ts";
import type { NeedsAction } from "./integrations.rules.ts";

export type IntegrationRow = {
  provider: string;
  secret: Buffer | null;
  renewedAt: Date | null;
  expiresAt: Date | null;
  accountName: string;
  placeId: string | null;
  placeName: string;
  connectedAt: Date | null;
  activatedAt: Date | null;
  lastOkAt: Date | null;
  lastError: { code: string; text: string; at: Date } | null;
  needsAction: NeedsAction | null;
  failures: number;
  retryAt: Date | null;
};

type Of = { storeId: number; provider: string };

export async function listIntegrations(sql: Sql, storeId: number): Promise<IntegrationRow[]> {
  const rows = await sql.selectFrom("integrations").selectAll().where("storeId", "=", storeId).execute();
  return rows.map(toRow);
}

/** The one service that is active for a need; null when none is. */
export async function findActive(
  sql: Sql,
  { storeId, need }: { storeId: number; need: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("integrations")
    .select("provider")
    .where("storeId", "=", storeId)
    .where("need", "=", need)
    .where("activatedAt", "is not", null)
    .executeTakeFirst();
  return row?.provider ?? null;
}

/** With `isLocked` two that change one connection come one after the other. */
export async function findIntegration(
  sql: Sql,
  { storeId, provider, isLocked = false }: Of & { isLocked?: boolean },
): Promise<IntegrationRow | null> {
  const row = await sql
    .selectFrom("integrations")
    .selectAll()
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ? toRow(row) : null;
}

/** A new connection begins without a place; one that is connected again keeps its place and goes on. */
export async function saveConnection(
  sql: Sql,
  connection: Of & { need: string; secret: Buffer; accountName: string; expiresAt: Date | null; at: Date },
): Promise<void> {
  const kept = {
    secret: connection.secret,
    renewedAt: connection.at,
    expiresAt: connection.expiresAt,
    accountName: connection.accountName,
    needsAction: null,
    failures: 0,
    retryAt: null,
    lastOkAt: connection.at,
  };
  await sql
    .insertInto("integrations")
    .values({
      storeId: connection.storeId,
      provider: connection.provider,
      need: connection.need,
      connectedAt: connection.at,
      ...kept,
    })
    .onConflict((conflict) =>
      conflict.columns(["storeId", "provider"]).doUpdateSet((is) => ({
        ...kept,
        connectedAt: is.fn.coalesce("integrations.connectedAt", is.val(connection.at)),
      })),
    )
    .execute();
}

export async function savePlace(sql: Sql, { id, name, ...of }: Of & { id: string; name: string }): Promise<void> {
  await change(sql, of, { placeId: id, placeName: name, needsAction: null, failures: 0, retryAt: null });
}

export async function saveActive(sql: Sql, { at, ...of }: Of & { at: Date | null }): Promise<void> {
  await change(sql, of, { activatedAt: at });
}

/** What it was stays in the history; the key goes. */
export async function forgetConnection(sql: Sql, of: Of): Promise<void> {
  await change(sql, of, {
    secret: null,
    renewedAt: null,
    expiresAt: null,
    connectedAt: null,
    activatedAt: null,
    placeId: null,
    placeName: "",
    accountName: "",
    needsAction: null,
    failures: 0,
    retryAt: null,
    lastErrorCode: null,
    lastErrorText: null,
    lastErrorAt: null,
  });
}

/** Resolves with whether there is such a connection. */
export async function saveOk(sql: Sql, { at, ...integration }: Of & { at: Date }): Promise<boolean> {
  return change(sql, integration, { lastOkAt: at, needsAction: null, failures: 0, retryAt: null });
}

export async function saveFailure(
  sql: Sql,
  failure: Of & {
    code: string;
    text: string;
    at: Date;
    failures: number;
    retryAt: Date | null;
    needsAction: NeedsAction | null;
  },
): Promise<void> {
  await change(sql, failure, {
    lastErrorCode: failure.code,
    lastErrorText: failure.text,
    lastErrorAt: failure.at,
    failures: failure.failures,
    retryAt: failure.retryAt,
    needsAction: failure.needsAction,
  });
}

/** The next try is this caller's: false when another process has taken it, or its time has not come. */
export async function claimTry(sql: Sql, { now, until, ...of }: Of & { now: Date; until: Date }): Promise<boolean> {
  const taken = await sql
    .updateTable("integrations")
    .set({ retryAt: until })
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("retryAt", "<=", now)
    .returning("provider")
    .executeTakeFirst();
  return taken !== undefined;
}

async function change(
  sql: Sql,
  { storeId, provider }: Of,
  values: Partial<Omit<Selectable<Integrations>, "storeId" | "provider">>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable("integrations")
    .set(values)
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toRow(row: Selectable<Integrations>): IntegrationRow {
  const action = row.needsAction;
  return {
    provider: row.provider,
    secret: row.secret,
    renewedAt: row.renewedAt,
    expiresAt: row.expiresAt,
    accountName: row.accountName,
    placeId: row.placeId,
    placeName: row.placeName,
    connectedAt: row.connectedAt,
    activatedAt: row.activatedAt,
    lastOkAt: row.lastOkAt,
    lastError:
      row.lastErrorCode === null || row.lastErrorAt === null
        ? null
        : { code: row.lastErrorCode, text: row.lastErrorText ?? "", at: row.lastErrorAt },
    needsAction: action === "sign-in" || action === "choose-place" || action === "change-plan" ? action : null,
    failures: row.failures,
    retryAt: row.retryAt,
  };
}
