import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import type { Context, EventDefinition, EventSubject } from "./context.ts";
import { noticeChannel } from "./notices.ts";
import type { Notice } from "./notices.ts";

/**
 * Writes what has happened and, in the same transaction, announces it: PostgreSQL sends the notice at commit and
 * forgets it at rollback.
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
    id: uuidv7({ msecs: context.now.getTime(), seq: nextInOrder() }),
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
      ...actorOf(context),
      requestId: context.requestId,
      at: context.now,
      payload: JSON.stringify(event.payload.parse(payload)),
    })
    .execute();
  await raw`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`.execute(context.sql);
  await tellListeners(context, { name: event.name, payload });
}

/** What other areas do about it is queued in the same transaction. */
async function tellListeners(context: Context, told: { name: string; payload: unknown }): Promise<void> {
  for (const listener of context.platform.listeners ?? []) {
    if (listener.event === told.name) {
      await listener.hear(context, told.payload);
    }
  }
}

function actorOf(context: Context): { userId: number | null; employeeId: number | null; deviceId: string | null } {
  return {
    userId: context.user?.id ?? null,
    employeeId: context.employee?.id ?? null,
    deviceId: context.deviceId,
  };
}

let written = 0;

/** Events of one millisecond keep the order in which they were written; the id is what the history is sorted by. */
function nextInOrder(): number {
  written = (written + 1) % 0x1_0000_0000;
  return written;
}
