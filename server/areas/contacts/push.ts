/** Sends who waits to the list, one after the other. */
import { z } from "zod";
import { checkedElsewhere, foreignText } from "#common/inputs/input-ranges.ts";
import { listStops } from "#server/adapters/contacts/contacts.ts";
import type { PushOutcome } from "#server/adapters/contacts/contacts.ts";
import {
  claimTry,
  integrationId,
  isServiceStopped,
  noteFailure,
  noteSuccess,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { listStopped } from "./consents.db.ts";
import { takeDeparture } from "./consents.ts";
import { bookPush, emailHashOf, refreshScreens, withContacts } from "./contact-service.ts";
import { plainEmail, verdictOf } from "./contacts.rules.ts";
import type { ListedPerson, SentValues } from "./contacts.rules.ts";
import { findList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";
import * as people from "./people.db.ts";
import * as runs from "./runs.db.ts";

const permission = "automations:manage" as const;
/** The job ends after this much and goes on in the next one. */
const burstMs = 10_000;
/** So many who need no call are put aside in one transaction. */
const mostSettled = 200;

/** Sends for some seconds and books the rest. A fault ends it until the time that the fault names. */
export async function pushWaiting(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const startedAt = Date.now();
  let sent = 0;
  try {
    let next = await takeNext(request, { id });
    while (next !== null) {
      await pushPerson(request, { id, next });
      sent += 1;
      next = Date.now() - startedAt < burstMs ? await takeNext(request, { id }) : null;
    }
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "people", code, text, retryAfterMs });
  }
  await closeBurst(request, { id, sent });
}

type NextPerson = {
  customerId: string;
  email: string;
  values: SentValues;
  queuedAt: Date;
  runId: string | null;
  listId: string;
  asksAgain: boolean;
};

/** Who is sent next; null when nobody is, or when a person has to mend something first. */
const takeNext = operation({
  name: "contacts.takeNext",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<NextPerson | null> {
    const list = await findReadyList(context, id);
    for (let settled = 0; list !== null && settled < mostSettled; settled += 1) {
      const waiting = await people.findWaiting(context.sql, context.store.id);
      if (waiting === null) {
        return null;
      }
      const next = await lookAt(context, { list, waiting });
      if (next !== null) {
        return next;
      }
      await endWaiting(context, { waiting, isAdded: false, workingMs: 0 });
    }
    return null;
  },
});

/** Null while the list takes nobody: it was not chosen, who left it was never read, or its service is stopped. */
async function findReadyList(context: StoreContext, id: string): Promise<ChosenList | null> {
  const list = await findList(context.sql, { storeId: context.store.id, provider: id });
  const held = list === null ? null : await openConnection(context, { id });
  if (list === null || list.departuresReadTo === null || held === null || !held.isActive) {
    return null;
  }
  if (await isServiceStopped(context, { id })) {
    return null;
  }
  return held.retryAt === null || (await claimTry(context, { id })) ? list : null;
}

/** What goes out of a person; null when nothing does. */
async function lookAt(
  context: StoreContext,
  { list, waiting }: { list: ChosenList; waiting: people.Waiting },
): Promise<NextPerson | null> {
  const place = placeOf(context, list);
  const [row] = await people.listPeople(context.sql, place, { customerId: waiting.customerId });
  if (row === undefined) {
    return null;
  }
  const [person] = await toListed(context, [row]);
  const rule = { list, store: context.store.name, isCatchUp: false };
  const verdict = person && verdictOf(person, rule);
  return verdict?.kind === "push" && row.email !== null
    ? {
        ...waiting,
        email: plainEmail(row.email),
        values: verdict.values,
        listId: list.listId,
        asksAgain: list.asksAgain,
      }
    : null;
}

export function placeOf(context: StoreContext, { provider, listId }: ChosenList): people.PeoplePlace {
  const { id: storeId, accountId } = context.store;
  return { storeId, accountId, provider, listId };
}

/** With whether their addresses left before. */
export async function toListed(context: StoreContext, rows: readonly people.PersonRow[]): Promise<ListedPerson[]> {
  const hashes = rows.map(({ email }) => (email === null ? null : emailHashOf(context, email)));
  const stopped = await listStopped(context.sql, {
    storeId: context.store.id,
    emailHashes: hashes.filter((hash) => hash !== null),
  });
  return rows.map(({ id, memberPersonId, memberState, sent, ...row }, at) => ({
    ...row,
    isStopped: stopped.some((hash) => hashes[at]?.equals(hash) === true),
    member: memberState === null ? null : { isTheirs: memberPersonId === id, state: memberState, sent: sent ?? {} },
  }));
}

async function pushPerson(request: StoreRequest, { id, next }: { id: string; next: NextPerson }): Promise<void> {
  const startedAt = Date.now();
  const { listId, asksAgain, email, values } = next;
  const outcome = await withContacts(request, id, (credentials, service) =>
    service.push({ credentials, listId, asksAgain, email, values }),
  );
  await keepOutcome(request, { id, next, outcome: toKept(outcome), workingMs: Date.now() - startedAt });
}

function toKept(outcome: PushOutcome) {
  return outcome.kind === "kept" ? { kind: outcome.kind, text: "", stop: null } : { stop: null, ...outcome };
}

/** What the service said of a person; who was changed meanwhile is looked at again. */
const keepOutcome = operation({
  name: "contacts.keepOutcome",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    next: checkedElsewhere<NextPerson>(),
    outcome: z.object({
      kind: z.enum(["kept", "stopped", "refused"]),
      stop: z.enum(listStops).nullable(),
      text: foreignText(500),
    }),
    workingMs: z.number().min(0).max(86_400_000),
  }),
  async run(context, { id, next, outcome, workingMs }): Promise<void> {
    const { sql, now } = context;
    const list = await findList(sql, { storeId: context.store.id, provider: id, isLocked: true });
    if (list === null || list.listId !== next.listId) {
      return;
    }
    const { email, customerId, values } = next;
    if (outcome.kind === "stopped") {
      const departure = { email, stop: outcome.stop ?? "unsubscribed", text: outcome.text };
      await takeDeparture(context, { provider: id, departure });
    }
    const isAdded = await people.saveMember(sql, {
      ...placeOf(context, list),
      ...{ email, customerId, at: now },
      state: outcome.kind === "kept" ? "sent" : outcome.kind,
      sent: outcome.kind === "kept" ? values : {},
      reason: outcome.kind === "refused" ? outcome.text : "",
    });
    await endWaiting(context, { waiting: next, isAdded, workingMs });
    if (((await openConnection(context, { id }))?.failures ?? 0) > 0) {
      await noteSuccess(context, { id, kind: "people", text: "Sending again" });
    }
  },
});

type Through = {
  waiting: Pick<people.Waiting, "customerId" | "queuedAt" | "runId">;
  isAdded: boolean;
  workingMs: number;
};

async function endWaiting(context: StoreContext, { waiting, isAdded, workingMs }: Through): Promise<void> {
  const { sql, now } = context;
  const storeId = context.store.id;
  const { customerId, queuedAt, runId } = waiting;
  const isThrough = await people.removeWaiting(sql, { storeId, customerId, queuedAt });
  if (isThrough && runId !== null) {
    await runs.countDone(sql, { storeId, id: runId }, { isAdded, workingMs, at: now });
  }
}

/** A line in the log for all who were sent, the screens, and the next job. */
const closeBurst = operation({
  name: "contacts.closeBurst",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, sent: z.int().min(0).max(1_000_000) }),
  async run(context, { id, sent }): Promise<void> {
    const list = await findList(context.sql, { storeId: context.store.id, provider: id });
    const held = await openConnection(context, { id });
    if (list === null || held === null || list.departuresReadTo === null) {
      return;
    }
    if (sent > 0 && held.failures === 0) {
      await noteSuccess(context, { id, kind: "people", text: sent === 1 ? "1 person sent" : `${sent} people sent` });
    }
    await refreshScreens(context);
    const isStopped = await isServiceStopped(context, { id });
    if (!isStopped && (await people.findWaiting(context.sql, context.store.id)) !== null) {
      await bookPush(context, { id, ...(held.retryAt !== null && { runAt: held.retryAt }) });
    }
  },
});
