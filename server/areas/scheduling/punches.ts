import { z } from "zod";
import { foreignText, inputText, recordNumber, waitMs } from "#common/inputs/input-ranges.ts";
import { scheduling } from "#server/adapters/scheduling/scheduling.ts";
import {
  cardOf,
  findActiveService,
  integrationId,
  isCircuitOpen,
  noteFailure,
  noteSuccess,
  openConnection,
} from "#server/areas/automations/automations.ts";
import { punchGivenUp } from "#server/events/scheduling.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { providerOf } from "./provider-of.ts";
import * as db from "./punch-sendings.db.ts";
import type { PunchSending } from "./punch-sendings.db.ts";
import { isLate, nextTry, punchNote } from "./punches.rules.ts";
import { listPeople } from "./schedule-people.db.ts";
import { queuePunchJob, sendPunchesJob } from "./scheduling.jobs.ts";
import { freshCredentials } from "./sync.ts";

/** A worker that died while it tried is followed by the next one after this. */
const tryingMs = 60_000;

/** A punch was saved here: when an active service takes punches of this person, it is on its way from now on. */
export const queuePunch = operation({
  name: "scheduling.queuePunch",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: queuePunchJob.payload.omit({ storeId: true }),
  async run(context, { employeeId, punchId, type, at }): Promise<void> {
    const storeId = context.store.id;
    const active = await findActiveService(context, scheduling);
    if (active === null || providerOf(context.platform, active).sendPunch === null) {
      return;
    }
    const people = await listPeople(context.sql, { storeId, provider: active });
    if (!people.some((person) => person.employeeId === employeeId)) {
      return;
    }
    const sending = { punchId, employeeId, type, punchedAt: new Date(at), nextTryAt: context.now };
    if (await db.insertSending(context.sql, { storeId, provider: active, ...sending })) {
      await bookSending(context, { employeeId });
      await refreshScreens(context, active);
    }
  },
});

/** Sends one person's waiting punches in order, until none is left or the service refuses one. */
export async function sendPunches(request: StoreRequest, { employeeId }: { employeeId: number }): Promise<void> {
  for (;;) {
    const sending = await claimPunch(request, { employeeId });
    if (sending === null) {
      return;
    }
    const { punchId, id } = sending;
    try {
      await send(request, sending);
      await notePunchSent(request, { id, punchId, type: sending.type });
    } catch (error) {
      if (!(error instanceof ProviderFault)) {
        throw error;
      }
      const { code, message: text, retryAfterMs } = error;
      await noteFailure(request, { id, kind: "punch", code, text, retryAfterMs });
      await notePunchRefused(request, { id, punchId, employeeId, text, retryAfterMs });
      return;
    }
  }
}

type Claimed = PunchSending & { id: string; personId: string };

/** The punch whose turn it is, taken for a minute; null when nothing waits or its time has not come. */
const claimPunch = operation({
  name: "scheduling.claimPunch",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ employeeId: recordNumber }),
  async run(context, { employeeId }): Promise<Claimed | null> {
    const storeId = context.store.id;
    const first = await db.lockFirstWaiting(context.sql, { storeId, employeeId });
    if (first === null) {
      return null;
    }
    if (first.nextTryAt > context.now) {
      await bookSending(context, { employeeId, runAt: first.nextTryAt });
      return null;
    }
    const id = first.provider;
    const people = await listPeople(context.sql, { storeId, provider: id });
    const personId = people.find((person) => person.employeeId === employeeId)?.id;
    const connection = await openConnection(context, { id });
    if (personId === undefined || connection === null) {
      return null;
    }
    const { retryAt, failures } = connection;
    if (isCircuitOpen(failures) && retryAt !== null && retryAt > context.now) {
      await bookSending(context, { employeeId, runAt: retryAt });
      return null;
    }
    const tries = first.tries + 1;
    const nextTryAt = new Date(context.now.getTime() + tryingMs);
    await db.saveTry(context.sql, { storeId, punchId: first.punchId, tries, nextTryAt, lastError: first.lastError });
    return { ...first, tries, id, personId };
  },
});

async function send(request: StoreRequest, sending: Claimed): Promise<void> {
  const { id, personId, type, punchedAt } = sending;
  const provider = providerOf(request.platform, id);
  const connection = await openConnection(request, { id });
  if (connection?.placeId === undefined || connection.placeId === null || provider.sendPunch === null) {
    throw new ProviderFault("refused", "Not connected");
  }
  const credentials = await freshCredentials(request, { id, provider, connection });
  const note = punchNote(sending, request.store.timeZone);
  const late = isLate(sending, request.platform.clock());
  await provider.sendPunch(
    { credentials, locationId: connection.placeId },
    { personId, type, at: punchedAt, isLate: late, note },
  );
}

const notePunchSent = operation({
  name: "scheduling.notePunchSent",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, punchId: z.uuid(), type: inputText.max(40) }),
  async run(context, { id, punchId, type }): Promise<void> {
    const storeId = context.store.id;
    await db.endSending(context.sql, { storeId, punchId, state: "sent", at: context.now, lastError: null });
    await noteSuccess(context, { id, kind: "punch", text: `Punch sent: ${type}` });
  },
});

/** Tried again later with the true time; after 24 hours a manager has to write it there by hand. */
const notePunchRefused = operation({
  name: "scheduling.notePunchRefused",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    punchId: z.uuid(),
    employeeId: recordNumber,
    text: foreignText(500).min(1),
    retryAfterMs: waitMs.nullable(),
  }),
  async run(context, { id, punchId, employeeId, text, retryAfterMs }): Promise<void> {
    const storeId = context.store.id;
    const sending = await db.lockFirstWaiting(context.sql, { storeId, employeeId });
    if (sending?.punchId !== punchId) {
      return;
    }
    const next = nextTry(sending, { now: context.now, requestedMs: retryAfterMs });
    if (next === null) {
      await db.endSending(context.sql, { storeId, punchId, state: "given-up", at: context.now, lastError: text });
      const payload = { provider: cardOf(context, id).name, employeeId, punchId, reason: text };
      await context.emit(punchGivenUp, payload, { kind: "Integration", id });
      await bookSending(context, { employeeId });
      return;
    }
    await db.saveTry(context.sql, { storeId, punchId, tries: sending.tries, nextTryAt: next, lastError: text });
    await bookSending(context, { employeeId, runAt: next });
  },
});

async function bookSending(context: StoreContext, sending: { employeeId: number; runAt?: Date }): Promise<void> {
  const { employeeId, runAt } = sending;
  const storeId = context.store.id;
  const key = `scheduling.punches:${storeId}:${employeeId}`;
  await context.addJob(sendPunchesJob, { storeId, employeeId }, { key, ...(runAt && { runAt }) });
}

async function refreshScreens(context: StoreContext, id: string): Promise<void> {
  await sendNotice(context, { name: "punch-sending.changed", recordKind: "Integration", recordId: id });
}
