/** Sends who waits to the list: one after the other, or those of a first push together where the service takes many. */
import { z } from "zod";
import {
  integrationId,
  isServiceStopped,
  noteFailure,
  noteSuccess,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { bookPush, findReadyList, refreshScreens, serviceOf, withContacts } from "./contact-service.ts";
import { plainEmail, verdictOf } from "./contacts.rules.ts";
import { findImport } from "./imports.db.ts";
import { beginImport, takeImport } from "./imports.ts";
import { placeOf, toListed } from "./listed-people.ts";
import { findList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";
import { endWaiting, keepOutcome, toKept } from "./outcomes.ts";
import type { SentPerson } from "./outcomes.ts";
import * as people from "./people.db.ts";

const permission = "automations:manage" as const;
/** The job ends after this much and goes on in the next one. */
const burstMs = 10_000;
/** So many who need no call are put aside in one transaction. */
const mostSettled = 200;
/** An import is asked after this often. */
const importLookMs = 5000;

/** Sends for some seconds and books the rest. A fault ends it until the time that the fault names. */
export async function pushWaiting(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const startedAt = Date.now();
  let sent = 0;
  try {
    sent += await takeImport(request, { id });
    let next = await takeNext(request, { id });
    while (next !== null) {
      sent += await push(request, { id, next });
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

type NextPerson = SentPerson & { asksAgain: boolean; wasSent: boolean; isChanged: boolean };

/** Many are of a first push and go together. */
type NextPush = { people: NextPerson[]; isImport: boolean };

/** Who is sent next; null when nobody is, or when a person has to mend something first. */
const takeNext = operation({
  name: "contacts.takeNext",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<NextPush | null> {
    const list = await findReadyList(context, id);
    if (list === null) {
      return null;
    }
    const most = serviceOf(context.platform, id).bulk?.most ?? 1;
    const waiting = await listReady(context, Math.max(most, mostSettled));
    return gather(context, { list, waiting, most });
  },
});

/** The service works at one import of a store at a time, so that a first push that is stopped soon is. */
async function listReady({ sql, store }: StoreContext, limit: number): Promise<people.Waiting[]> {
  const withRuns = (await findImport(sql, store.id)) === null;
  return people.listWaiting(sql, { storeId: store.id, limit, withRuns });
}

type Gathering = { list: ChosenList; waiting: readonly people.Waiting[]; most: number };

/** Who needs no call is put aside on the way. Of two with one address the second is looked at once the first is through. */
async function gather(context: StoreContext, { list, waiting, most }: Gathering): Promise<NextPush | null> {
  const together = new Map<string, NextPerson>();
  for (const each of waiting) {
    const next = await lookAt(context, { list, waiting: each });
    const isAlone = next !== null && (most === 1 || next.isChanged || next.wasSent);
    if (isAlone && together.size === 0) {
      return { people: [next], isImport: false };
    }
    if (isAlone || together.size === most) {
      break;
    }
    if (next === null) {
      await endWaiting(context, { waiting: each, isAdded: false, workingMs: 0 });
    } else if (!together.has(next.email)) {
      together.set(next.email, next);
    }
  }
  return together.size === 0 ? null : { people: [...together.values()], isImport: true };
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
        wasSent: row.memberState === "sent",
      }
    : null;
}

/** Resolves to how many are through; whom an import has is through later. */
async function push(request: StoreRequest, { id, next }: { id: string; next: NextPush }): Promise<number> {
  if (next.isImport) {
    await beginImport(request, { id, people: next.people });
    return 0;
  }
  for (const person of next.people) {
    await pushPerson(request, { id, next: person });
  }
  return next.people.length;
}

async function pushPerson(request: StoreRequest, { id, next }: { id: string; next: NextPerson }): Promise<void> {
  const startedAt = Date.now();
  const { listId, asksAgain, email, values, wasSent } = next;
  const outcome = await withContacts(request, id, (credentials, service) =>
    service.push({ credentials, listId, asksAgain, email, values, wasSent }),
  );
  await keepOutcome(request, { id, next, outcome: toKept(outcome), workingMs: Date.now() - startedAt });
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
    if (await isServiceStopped(context, { id })) {
      return;
    }
    await bookNext(context, { id, retryAt: held.retryAt });
  },
});

/** At once while people wait, and after some seconds for an import; not before the time that a fault named. */
async function bookNext(context: StoreContext, { id, retryAt }: { id: string; retryAt: Date | null }): Promise<void> {
  const { sql, store, now } = context;
  if ((await listReady(context, 1)).length > 0) {
    await bookPush(context, { id, ...(retryAt !== null && { runAt: retryAt }) });
  } else if ((await findImport(sql, store.id)) !== null) {
    await bookPush(context, { id, runAt: retryAt ?? new Date(now.getTime() + importLookMs) });
  }
}
