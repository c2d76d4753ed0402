import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A stored subscription, with what its refresh needs. */
export type GraphqlSubscription = {
  id: string;
  accountId: number;
  storeId: number;
  userId: number;
  /** The session that subscribed; null in rows of an older program, which are never refreshed. */
  sessionId: string | null;
  employeeId: number | null;
  document: string;
  operationName: string | null;
  variables: Record<string, unknown>;
};

const columns = sql`
  id, account_id, store_id, user_id,
  session_id, employee_id, document, operation_name, variables`;

/** How long a client may take to join its channel after it has subscribed. */
const maxAwaySeconds = 60;

export async function insertSubscription(
  connection: Sql,
  subscription: GraphqlSubscription & { eventNames: readonly string[] },
): Promise<void> {
  const { id, accountId, storeId, userId, sessionId, employeeId } = subscription;
  const { document, operationName, variables, eventNames } = subscription;
  await sql`
    insert into graphql_subscriptions
      (store_id, id, account_id, user_id, session_id, employee_id, document, operation_name, variables, event_names)
    values (${storeId}, ${id}, ${accountId}, ${userId}, ${sessionId}, ${employeeId}, ${document}, ${operationName},
      ${JSON.stringify(variables)}::jsonb, ${[...eventNames]}::text[])`.execute(connection);
}

/** Claims the subscriptions of a notice; empty when another process has claimed it. */
export async function claimSubscriptions(
  connection: Sql,
  notice: { id: string; name: string; storeId: number },
): Promise<readonly GraphqlSubscription[]> {
  const result = await sql<GraphqlSubscription>`
    with matching as (
      select * from graphql_subscriptions where store_id = ${notice.storeId} and ${notice.name} = any (event_names)
    ), outdated as (
      delete from graphql_notices where claimed_at < clock_timestamp() - interval '10 minutes'
    ), claim as (
      insert into graphql_notices (id) select ${notice.id}::uuid where exists (select from matching)
      on conflict do nothing returning id
    )
    select ${columns} from matching where exists (select from claim) order by matching.id`.execute(connection);
  return result.rows;
}

export type SubscriptionFilter =
  | "all"
  | { storeId: number }
  | { accountId: number }
  | { userId: number }
  | { sessionId: string };

export async function listSubscriptions(
  connection: Sql,
  filter: SubscriptionFilter,
): Promise<readonly GraphqlSubscription[]> {
  const result = await sql<GraphqlSubscription>`
    select ${columns} from graphql_subscriptions where ${buildCondition(filter)} order by id`.execute(connection);
  return result.rows;
}

function buildCondition(filter: SubscriptionFilter): RawBuilder<unknown> {
  if (filter === "all") {
    return sql`true`;
  }
  if ("storeId" in filter) {
    return sql`store_id = ${filter.storeId}`;
  }
  if ("accountId" in filter) {
    return sql`account_id = ${filter.accountId}`;
  }
  return "userId" in filter ? sql`user_id = ${filter.userId}` : sql`session_id = ${filter.sessionId}`;
}

/** Returns a number that increases with every refresh started, over all processes. */
export async function nextOrder(connection: Sql): Promise<number> {
  const result = await sql<{ order: number }>`select nextval('realtime_versions') as order`.execute(connection);
  return result.rows[0]?.order ?? 0;
}

/** Returns false when a newer result was already sent, or the subscription has ended. */
export async function updateSentOrder(
  connection: Sql,
  subscription: GraphqlSubscription,
  order: number,
): Promise<boolean> {
  const changed = await sql`
    update graphql_subscriptions set sent_order = ${order}
    where store_id = ${subscription.storeId} and id = ${subscription.id} and sent_order < ${order}`.execute(connection);
  return changed.numAffectedRows === 1n;
}

/** Marks a result as missed by an absent client. Returns false when it has been away for too long. */
export async function updateMissed(connection: Sql, subscription: GraphqlSubscription): Promise<boolean> {
  const changed = await sql`
    update graphql_subscriptions set is_missed = true
    where store_id = ${subscription.storeId} and id = ${subscription.id}
      and created_at > now() - ${maxAwaySeconds}::int * interval '1 second'`.execute(connection);
  return changed.numAffectedRows === 1n;
}

/** Returns the subscription if its client missed a result, and clears the mark. */
export async function takeMissed(connection: Sql, id: string): Promise<GraphqlSubscription | null> {
  const result = await sql<GraphqlSubscription>`
    update graphql_subscriptions set is_missed = false where id = ${id} and is_missed
    returning ${columns}`.execute(connection);
  return result.rows[0] ?? null;
}

export async function findSubscription(connection: Sql, id: string): Promise<GraphqlSubscription | null> {
  const result = await sql<GraphqlSubscription>`
    select ${columns} from graphql_subscriptions where id = ${id}`.execute(connection);
  return result.rows[0] ?? null;
}

/** Returns the ids of the deleted subscriptions. */
export async function deleteSubscriptions(
  connection: Sql,
  which: { id: string } | { userId: number },
): Promise<readonly string[]> {
  const condition = "id" in which ? sql`id = ${which.id}` : sql`user_id = ${which.userId}`;
  const deleted = await sql<{ id: string }>`
    delete from graphql_subscriptions where ${condition} returning id`.execute(connection);
  return deleted.rows.map((row) => row.id);
}
