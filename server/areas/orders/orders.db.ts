import { sql as raw } from "kysely";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { OrderState, PickState } from "#common/orders/order-states.ts";
import type { DeliveryMethod } from "#server/adapters/orders/orders.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { OnlineOrderLines, OnlineOrderSteps, OnlineOrders } from "#server/platform/db/tables.ts";

type Key = { storeId: number; id: string };

type WriteState = "none" | "waiting" | "written" | "failed";

type Spelled = { state: OrderState; deliveryMethod: DeliveryMethod; writeState: WriteState };

export type OrderRow = Omit<Selectable<OnlineOrders>, "storeId" | keyof Spelled> & Spelled;

const columns = [
  ...(["id", "provider", "shopDomain", "externalId", "name", "placedAt", "shopUpdatedAt"] as const),
  ...(["customerName", "customerEmail", "customerPhone", "channel", "financialStatus", "fulfillmentStatus"] as const),
  ...(["deliveryMethod", "subtotalCents", "taxCents", "totalCents", "currency", "note", "tags"] as const),
  ...(["cancelledAt", "state", "dueAt", "receivedAt", "isReconciled", "stateAt", "putBackAt"] as const),
  ...(["textId", "redactedAt", "writeState", "writeProblem", "shelf"] as const),
] as const;

function selectOrders(sql: Sql, storeId: number) {
  return sql.selectFrom("onlineOrders").select(columns).where("storeId", "=", storeId).$narrowType<Spelled>();
}

/** With `isLocked` two that change one order come one after the other. */
export async function findOrder(
  sql: Sql,
  { storeId, id, isLocked = false }: Key & { isLocked?: boolean },
): Promise<OrderRow | null> {
  const row = await selectOrders(sql, storeId)
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function lockOrderOfShop(
  sql: Sql,
  { storeId, provider, externalId }: { storeId: number; provider: string; externalId: string },
): Promise<OrderRow | null> {
  const row = await selectOrders(sql, storeId)
    .where("provider", "=", provider)
    .where("externalId", "=", externalId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Nobody has this many orders open; more are shown once some are done. */
const mostOpen = 200;

const isOpen = raw<boolean>`(state not in ('done', 'cancelled') or (state = 'cancelled' and put_back_at is null))`;

/** Orders that wait for an employee, the nearest due first. */
export async function listOpenOrders(sql: Sql, storeId: number): Promise<OrderRow[]> {
  return selectOrders(sql, storeId).where(isOpen).orderBy("dueAt").orderBy("id").limit(mostOpen).execute();
}

/** Bagged orders that wait on a shelf, the longest there first. */
export async function listShelved(sql: Sql, storeId: number): Promise<{ shelf: string; name: string }[]> {
  return sql
    .selectFrom("onlineOrders")
    .select(["shelf", "name"])
    .where("storeId", "=", storeId)
    .where("state", "in", ["ready_for_pickup", "packed"])
    .where("shelf", "is not", null)
    .orderBy("stateAt")
    .orderBy("id")
    .limit(mostOpen)
    .$narrowType<{ shelf: string }>()
    .execute();
}

/** By the number that its shop gave it, whichever shop of the store that was. */
export async function findOrderId(
  sql: Sql,
  { storeId, externalId }: { storeId: number; externalId: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("onlineOrders")
    .select("id")
    .where("storeId", "=", storeId)
    .where("externalId", "=", externalId)
    .orderBy("placedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countOpenOrders(sql: Sql, storeId: number): Promise<{ open: number; late: number }> {
  return sql
    .selectFrom("onlineOrders")
    .select((is) => [
      is.fn.countAll<number>().as("open"),
      raw<number>`count(*) filter (where state in ('new', 'picking', 'picked', 'problem') and due_at < now())`.as(
        "late",
      ),
    ])
    .where("storeId", "=", storeId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
}

/** False for one that came at the same moment by another way. */
export async function insertOrder(sql: Sql, order: Insertable<OnlineOrders>): Promise<boolean> {
  const row = await sql
    .insertInto("onlineOrders")
    .values(order)
    .onConflict((conflict) => conflict.columns(["storeId", "provider", "externalId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeOrder(sql: Sql, { storeId, id }: Key, values: Updateable<OnlineOrders>): Promise<void> {
  await sql.updateTable("onlineOrders").set(values).where("storeId", "=", storeId).where("id", "=", id).execute();
}

export type LineRow = Omit<Selectable<OnlineOrderLines>, "storeId" | "orderId" | "position" | "pickState"> & {
  pickState: PickState;
};

export async function listLines(
  sql: Sql,
  { storeId, orderIds }: { storeId: number; orderIds: readonly string[] },
): Promise<(LineRow & { orderId: string })[]> {
  if (orderIds.length === 0) {
    return [];
  }
  return sql
    .selectFrom("onlineOrderLines")
    .select(["orderId", "id", "title", "variant", "sku", "quantity", "priceCents", "pickState"])
    .select(["pickedAt", "pickedBy", "missingReason"])
    .where("storeId", "=", storeId)
    .where("orderId", "in", orderIds)
    .orderBy("position")
    .orderBy("id")
    .$narrowType<{ pickState: PickState }>()
    .execute();
}

type ShopLine = Pick<LineRow, "id" | "title" | "variant" | "sku" | "quantity" | "priceCents">;

/** What became of a line on the floor stays when the shop changes it; one that the order no longer has counts nothing. */
export async function saveLines(
  sql: Sql,
  { storeId, orderId, lines }: { storeId: number; orderId: string; lines: readonly ShopLine[] },
): Promise<void> {
  if (lines.length > 0) {
    await sql
      .insertInto("onlineOrderLines")
      .values(lines.map((line, position) => ({ storeId, orderId, position, ...line })))
      .onConflict((conflict) =>
        conflict.columns(["storeId", "orderId", "id"]).doUpdateSet((is) => ({
          position: is.ref("excluded.position"),
          title: is.ref("excluded.title"),
          variant: is.ref("excluded.variant"),
          sku: is.ref("excluded.sku"),
          quantity: is.ref("excluded.quantity"),
          priceCents: is.ref("excluded.priceCents"),
        })),
      )
      .execute();
  }
  await sql
    .updateTable("onlineOrderLines")
    .set({ quantity: 0 })
    .where("storeId", "=", storeId)
    .where("orderId", "=", orderId)
    .where("id", "!=", raw<string>`all (${lines.map(({ id }) => id)}::text[])`)
    .execute();
}

export async function saveLineState(
  sql: Sql,
  {
    storeId,
    orderId,
    id,
    ...state
  }: { storeId: number; orderId: string } & Pick<
    LineRow,
    "id" | "pickState" | "pickedAt" | "pickedBy" | "missingReason"
  >,
): Promise<void> {
  await sql
    .updateTable("onlineOrderLines")
    .set(state)
    .where("storeId", "=", storeId)
    .where("orderId", "=", orderId)
    .where("id", "=", id)
    .execute();
}

export type StepRow = Omit<Selectable<OnlineOrderSteps>, "storeId" | "orderId" | "seq">;

export async function insertStep(sql: Sql, step: Insertable<OnlineOrderSteps>): Promise<void> {
  await sql.insertInto("onlineOrderSteps").values(step).execute();
}

const mostSteps = 200;

/** The oldest first. */
export async function listSteps(sql: Sql, { storeId, id }: Key): Promise<StepRow[]> {
  return sql
    .selectFrom("onlineOrderSteps")
    .select(["id", "kind", "at", "byName", "detail"])
    .where("storeId", "=", storeId)
    .where("orderId", "=", id)
    .orderBy("at")
    .orderBy("seq")
    .limit(mostSteps)
    .execute();
}

/** Orders of the shop by its own ids, or all of them. */
export async function lockOrdersOfShop(
  sql: Sql,
  { storeId, provider, externalIds }: { storeId: number; provider: string; externalIds: readonly string[] | null },
): Promise<OrderRow[]> {
  return selectOrders(sql, storeId)
    .where("provider", "=", provider)
    .where("redactedAt", "is", null)
    .$if(externalIds !== null, (query) =>
      query.where("externalId", "=", raw<string>`any (${[...(externalIds ?? [])]}::text[])`),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}
