import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { Integrations } from "#server/platform/db/tables.ts";
import type { NeedsAction } from "./integrations.rules.ts";

const columns = [
  "provider",
  "secret",
  "renewedAt",
  "expiresAt",
  "accountName",
  "placeId",
  "placeName",
  "connectedAt",
  "connectedBy",
  "signInEndsAt",
  "connectingUntil",
  "activatedAt",
  "lastOkAt",
  "lastErrorCode",
  "lastErrorText",
  "lastErrorAt",
  "needsAction",
  "failures",
  "failingSince",
  "retryAt",
] as const;

type StoredRow = Pick<Selectable<Integrations>, (typeof columns)[number]>;

export type IntegrationRow = Omit<StoredRow, "lastErrorCode" | "lastErrorText" | "lastErrorAt" | "needsAction"> & {
  lastError: { code: string; text: string; at: Date } | null;
  needsAction: NeedsAction | null;
};

type ConnectionKey = { storeId: number; provider: string };

export async function listIntegrations(sql: Sql, storeId: number): Promise<IntegrationRow[]> {
  const rows = await sql.selectFrom("integrations").select(columns).where("storeId", "=", storeId).execute();
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
  { storeId, provider, isLocked = false }: ConnectionKey & { isLocked?: boolean },
): Promise<IntegrationRow | null> {
  const row = await sql
    .selectFrom("integrations")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ? toRow(row) : null;
}

/** A new connection begins without a place; one that is connected again keeps its place and goes on. */
export async function saveConnection(
  sql: Sql,
  connection: ConnectionKey & {
    need: string;
    secret: Buffer;
    accountName: string;
    expiresAt: Date | null;
    signInEndsAt: Date | null;
    /** Null when nobody did: the connection was only renewed. */
    by: string | null;
    at: Date;
  },
): Promise<void> {
  const kept = {
    renewingUntil: null,
    ...(connection.by !== null && { connectingUntil: null }),
    secret: connection.secret,
    renewedAt: connection.at,
    expiresAt: connection.expiresAt,
    signInEndsAt: connection.signInEndsAt,
    ...(connection.by !== null && { connectedBy: connection.by }),
    accountName: connection.accountName,
    needsAction: null,
    failures: 0,
    failingSince: null,
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

export async function savePlace(
  sql: Sql,
  { id, name, ...key }: ConnectionKey & { id: string; name: string },
): Promise<void> {
  await change(sql, key, {
    placeId: id,
    placeName: name,
    needsAction: null,
    failures: 0,
    failingSince: null,
    retryAt: null,
  });
}

export async function saveActive(sql: Sql, { at, ...key }: ConnectionKey & { at: Date | null }): Promise<void> {
  await change(sql, key, { activatedAt: at });
}

/** One caller at a time renews the tokens: false while another does. */
export async function claimRenewal(
  sql: Sql,
  { now, until, ...key }: ConnectionKey & { now: Date; until: Date },
): Promise<boolean> {
  const taken = await sql
    .updateTable("integrations")
    .set({ renewingUntil: until })
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where((is) => is.or([is("renewingUntil", "is", null), is("renewingUntil", "<=", now)]))
    .returning("provider")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function endRenewal(sql: Sql, key: ConnectionKey): Promise<void> {
  await change(sql, key, { renewingUntil: null });
}

export async function forgetPlace(sql: Sql, key: ConnectionKey): Promise<void> {
  await change(sql, key, { placeId: null, placeName: "", activatedAt: null });
}

/** What it was stays in the history; the key goes. */
export async function forgetConnection(sql: Sql, key: ConnectionKey): Promise<void> {
  await change(sql, key, {
    secret: null,
    renewedAt: null,
    expiresAt: null,
    connectedAt: null,
    connectingUntil: null,
    activatedAt: null,
    placeId: null,
    placeName: "",
    accountName: "",
    needsAction: null,
    failures: 0,
    failingSince: null,
    retryAt: null,
    lastErrorCode: null,
    lastErrorText: null,
    lastErrorAt: null,
  });
}

/** Resolves with whether there is such a connection. */
export async function saveOk(sql: Sql, { at, ...integration }: ConnectionKey & { at: Date }): Promise<boolean> {
  return change(sql, integration, { lastOkAt: at, needsAction: null, failures: 0, failingSince: null, retryAt: null });
}

/** Until when the service may still be setting the account up; null when it is ready. */
export async function saveConnecting(
  sql: Sql,
  { until, ...integration }: ConnectionKey & { until: Date | null },
): Promise<void> {
  await change(sql, integration, { connectingUntil: until });
}

export async function saveFailure(
  sql: Sql,
  failure: ConnectionKey & {
    code: string;
    text: string;
    at: Date;
    failures: number;
    failingSince: Date | null;
    retryAt: Date | null;
    needsAction: NeedsAction | null;
  },
): Promise<void> {
  await change(sql, failure, {
    lastErrorCode: failure.code,
    lastErrorText: failure.text,
    lastErrorAt: failure.at,
    failures: failure.failures,
    failingSince: failure.failingSince,
    retryAt: failure.retryAt,
    needsAction: failure.needsAction,
  });
}

/** The next try is this caller's: false when another process has taken it, or its time has not come. */
export async function claimTry(
  sql: Sql,
  { now, until, ...key }: ConnectionKey & { now: Date; until: Date },
): Promise<boolean> {
  const taken = await sql
    .updateTable("integrations")
    .set({ retryAt: until })
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where("retryAt", "<=", now)
    .returning("provider")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Lets the next try go out at once. */
export async function saveTryNow(sql: Sql, { now, ...key }: ConnectionKey & { now: Date }): Promise<void> {
  await change(sql, key, { retryAt: now });
}

async function change(
  sql: Sql,
  { storeId, provider }: ConnectionKey,
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

function toRow({ lastErrorCode, lastErrorText, lastErrorAt, needsAction, ...row }: StoredRow): IntegrationRow {
  return {
    ...row,
    lastError:
      lastErrorCode === null || lastErrorAt === null
        ? null
        : { code: lastErrorCode, text: lastErrorText ?? "", at: lastErrorAt },
    needsAction: actions.find((action) => action === needsAction) ?? null,
  };
}

const actions = ["sign-in", "choose-place", "change-plan", "replace-secret"] as const satisfies readonly NeedsAction[];
