/** The first push: people who agreed and came in the last months, sent because a person asked for it. */
import { z } from "zod";
import { integrationId } from "#server/areas/automations/automations.ts";
import { firstPushDropped, firstPushGoesOn, firstPushStarted, firstPushStopped } from "#server/events/contacts.ts";
import type { EventDefinition, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { bookPush, findActiveContacts, refreshScreens } from "./contact-service.ts";
import { monthsBefore, verdictOf } from "./contacts.rules.ts";
import type { ListedPerson } from "./contacts.rules.ts";
import { findList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";
import * as people from "./people.db.ts";
import { placeOf, toListed } from "./listed-people.ts";
import * as runs from "./runs.db.ts";

const permission = "automations:manage" as const;
/** More than a store exists. */
export const pushMonths = z.int().min(1).max(240);
const pageSize = 500;

export const startFirstPush = operation({
  name: "contacts.startFirstPush",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: z.uuid(), months: pushMonths }),
  async run(context, { id, months }): Promise<void> {
    const provider = await findActiveContacts(context);
    if (provider === null) {
      throw new Refusal("not-active", { message: "The contact list is not active" });
    }
    await beginRun(context, { id, provider, months });
  },
});

/** Also of a list that was chosen a moment ago. */
export async function beginRun(
  context: StoreContext,
  { id, provider, months }: { id: string; provider: string; months: number },
): Promise<void> {
  const { sql, now } = context;
  const storeId = context.store.id;
  const list = await findList(sql, { storeId, provider, isLocked: true });
  if (list === null) {
    throw new Refusal("not-active", { message: "The contact list is not active" });
  }
  const open = await runs.findRun(sql, { storeId, provider, isLocked: true });
  if (open?.id === id) {
    return;
  }
  if (open?.state === "running" || open?.state === "stopped") {
    throw new Refusal("still-waiting", { message: "People are still being sent. Go on, or leave it as it is." });
  }
  const startedBy = context.user?.fullName ?? "";
  await runs.insertRun(sql, { storeId, provider }, { id, months, startedBy, startedAt: now, people: 0 });
  const count = await queuePast(context, { list, id, months });
  await runs.savePeopleOfRun(sql, { storeId, id, people: count });
  await (count === 0 && runs.changeRun(sql, { storeId, id }, { state: "done", endedAt: now }));
  await announce(context, firstPushStarted, { provider, months, people: count });
  await bookPush(context, { id: provider });
}

type Past = { list: ChosenList; id: string; months: number };

/** Everybody who may be sent and came in those months. Resolves to how many. */
async function queuePast(context: StoreContext, { list, id, months }: Past): Promise<number> {
  const { sql, now, store } = context;
  const since = monthsBefore(await runningDate(context), months);
  const place = placeOf(context, list);
  const rule = { list, store: store.name, isCatchUp: false };
  let count = 0;
  for (let after: string | null = null, isMore = true; isMore;) {
    const rows: people.PersonRow[] = await people.listPeople(sql, place, { after, limit: pageSize });
    const listed = await toListed(context, rows);
    const customerIds = rows
      .filter(({ lastVisitOn }) => lastVisitOn !== null && lastVisitOn >= since)
      .map((row) => row.id)
      .filter((customerId) => isPushed(listed[rows.findIndex((row) => row.id === customerId)], rule));
    await people.queuePeople(sql, { storeId: store.id, accountId: store.accountId, customerIds, at: now, runId: id });
    count += customerIds.length;
    after = rows.at(-1)?.id ?? null;
    isMore = rows.length === pageSize;
  }
  return count;
}

function isPushed(person: ListedPerson | undefined, rule: Parameters<typeof verdictOf>[1]): boolean {
  return person !== undefined && verdictOf(person, rule).kind === "push";
}

/** Keeps its place: who was sent stays sent, and nobody else is. */
export const stopFirstPush = operation({
  name: "contacts.stopFirstPush",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: (context, { id }) => turn(context, { id, from: "running", to: "stopped", event: firstPushStopped }),
});

export const resumeFirstPush = operation({
  name: "contacts.resumeFirstPush",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: (context, { id }) => turn(context, { id, from: "stopped", to: "running", event: firstPushGoesOn }),
});

/** Who was sent stays on the list. */
export const dropFirstPush = operation({
  name: "contacts.dropFirstPush",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: (context, { id }) => turn(context, { id, from: "stopped", to: "dropped", event: firstPushDropped }),
});

type PushEvent = EventDefinition<typeof firstPushStarted.payload>;
type Turn = { id: string; from: runs.RunState; to: runs.RunState; event: PushEvent };

async function turn(context: StoreContext, { id: provider, from, to, event }: Turn): Promise<void> {
  const storeId = context.store.id;
  const run = await runs.findRun(context.sql, { storeId, provider, isLocked: true });
  if (run?.state !== from) {
    return;
  }
  await endRun(context, { run, to });
  await announce(context, event, { provider, months: run.months, people: run.people });
  await bookPush(context, { id: provider });
}

/** A run whose list is no more, or that a person let be. */
export async function endRun(
  context: StoreContext,
  { run, to }: { run: runs.FirstPush; to: runs.RunState },
): Promise<void> {
  const key = { storeId: context.store.id, id: run.id };
  await runs.changeRun(context.sql, key, { state: to, endedAt: to === "dropped" ? context.now : null });
  await (to === "dropped" && runs.forgetWaitingOfRun(context.sql, key));
}

async function announce(
  context: StoreContext,
  event: PushEvent,
  { provider, months, people: count }: { provider: string; months: number; people: number },
): Promise<void> {
  const name = context.platform.services.findCard(provider)?.name ?? provider;
  await context.emit(event, { name, months, people: count }, { kind: "Integration", id: provider });
  await refreshScreens(context);
}
