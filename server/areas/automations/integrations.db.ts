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
  const rows = await sql.selectFrom("integrations").selectAll().where("store_id", "=", storeId).execute();
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
    .where("store_id", "=", storeId)
    .where("need", "=", need)
    .where("activated_at", "is not", null)
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
    .where("store_id", "=", storeId)
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
    renewed_at: connection.at,
    expires_at: connection.expiresAt,
    account_name: connection.accountName,
    needs_action: null,
    failures: 0,
    retry_at: null,
    last_ok_at: connection.at,
  };
  await sql
    .insertInto("integrations")
    .values({
      store_id: connection.storeId,
      provider: connection.provider,
      need: connection.need,
      connected_at: connection.at,
      ...kept,
    })
    .onConflict((conflict) =>
      conflict.columns(["store_id", "provider"]).doUpdateSet((is) => ({
        ...kept,
        connected_at: is.fn.coalesce("integrations.connected_at", is.val(connection.at)),
      })),
    )
    .execute();
}

export async function savePlace(sql: Sql, { id, name, ...of }: Of & { id: string; name: string }): Promise<void> {
  await change(sql, of, { place_id: id, place_name: name, needs_action: null, failures: 0, retry_at: null });
}

export async function saveActive(sql: Sql, { at, ...of }: Of & { at: Date | null }): Promise<void> {
  await change(sql, of, { activated_at: at });
}

/** What it was stays in the history; the key goes. */
export async function forgetConnection(sql: Sql, of: Of): Promise<void> {
  await change(sql, of, {
    secret: null,
    renewed_at: null,
    expires_at: null,
    connected_at: null,
    activated_at: null,
    place_id: null,
    place_name: "",
    account_name: "",
    needs_action: null,
    failures: 0,
    retry_at: null,
    last_error_code: null,
    last_error_text: null,
    last_error_at: null,
  });
}

/** Resolves with whether there is such a connection. */
export async function saveOk(sql: Sql, { at, ...integration }: Of & { at: Date }): Promise<boolean> {
  return change(sql, integration, { last_ok_at: at, needs_action: null, failures: 0, retry_at: null });
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
    last_error_code: failure.code,
    last_error_text: failure.text,
    last_error_at: failure.at,
    failures: failure.failures,
    retry_at: failure.retryAt,
    needs_action: failure.needsAction,
  });
}

/** The next try is this caller's: false when another process has taken it, or its time has not come. */
export async function claimTry(sql: Sql, { now, until, ...of }: Of & { now: Date; until: Date }): Promise<boolean> {
  const taken = await sql
    .updateTable("integrations")
    .set({ retry_at: until })
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("retry_at", "<=", now)
    .returning("provider")
    .executeTakeFirst();
  return taken !== undefined;
}

async function change(
  sql: Sql,
  { storeId, provider }: Of,
  values: Partial<Omit<Selectable<Integrations>, "store_id" | "provider">>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable("integrations")
    .set(values)
    .where("store_id", "=", storeId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toRow(row: Selectable<Integrations>): IntegrationRow {
  const action = row.needs_action;
  return {
    provider: row.provider,
    secret: row.secret,
    renewedAt: row.renewed_at,
    expiresAt: row.expires_at,
    accountName: row.account_name,
    placeId: row.place_id,
    placeName: row.place_name,
    connectedAt: row.connected_at,
    activatedAt: row.activated_at,
    lastOkAt: row.last_ok_at,
    lastError:
      row.last_error_code === null || row.last_error_at === null
        ? null
        : { code: row.last_error_code, text: row.last_error_text ?? "", at: row.last_error_at },
    needsAction: action === "sign-in" || action === "choose-place" || action === "change-plan" ? action : null,
    failures: row.failures,
    retryAt: row.retry_at,
  };
}
