import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import type { Context, EventDefinition, EventSubject } from "./context.ts";
import { noticeChannel } from "./notices.ts";
import type { Notice } from "./notices.ts";

/**
 * Writes an event and announces it in the same transaction; PostgreSQL sends the notice at commit and drops it at
 * rollback.
 */
export async function writeEvent<Payload extends z.ZodType>(
  context: Context,
  {
    event,
    payload,
    subject,
  }: { event: EventDefinition<Payload>; payload: z.input<Payload>; subject?: EventSubject | undefined },
): Promise<void> {
  const accountId = context.store?.accountId ?? context.user?.accountId;
  if (accountId === undefined) {
    throw new Error(`The event ${event.name} belongs to no account`);
  }
  const notice: Notice = {
    id: uuidv7({ msecs: context.now.getTime(), seq: nextSequence() }),
    name: event.name,
    accountId,
    storeId: context.store?.id ?? null,
    recordKind: subject?.kind ?? null,
    recordId: subject ? String(subject.id) : null,
  };
  await context.sql
    .insertInto("events")
    .values({
      accountId,
      id: notice.id,
      storeId: notice.storeId,
      name: event.name,
      recordKind: notice.recordKind,
      recordId: notice.recordId,
      ...readActor(context),
      requestId: context.requestId,
      at: context.now,
      payload: JSON.stringify(event.payload.parse(payload)),
    })
    .execute();
  await raw`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`.execute(context.sql);
  await notifyListeners(context, { name: event.name, payload, ...(subject && { subject }) });
}

/** Runs the handlers of other areas in the same transaction. */
export async function notifyListeners(
  context: Context,
  event: { name: string; payload: unknown; subject?: EventSubject },
): Promise<void> {
  for (const listener of context.platform.listeners ?? []) {
    if (listener.event === event.name) {
      await listener.handle(context, event.payload, event.subject ?? null);
    }
  }
}

function readActor(context: Context): { userId: number | null; employeeId: number | null; deviceId: string | null } {
  return {
    userId: context.user?.id ?? null,
    employeeId: context.employee?.id ?? null,
    deviceId: context.deviceId,
  };
}

let sequence = 0;

/** Keeps the write order within a millisecond, because the history is sorted by id. */
function nextSequence(): number {
  sequence = (sequence + 1) % 0x1_0000_0000;
  return sequence;
}
