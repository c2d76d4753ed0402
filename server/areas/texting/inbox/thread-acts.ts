/** What a person does with a thread besides writing in it. */
import { z } from "zod";
import { requiredText } from "#common/inputs/field-schemas.ts";
import { longestText } from "#common/texting/text-fields.ts";
import {
  textNoteAdded,
  textThreadClaimed,
  textThreadDone,
  textThreadReleased,
  textThreadReopened,
} from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { changeThread, lockThread } from "./thread-acts.db.ts";
import { getThreadRow } from "./threads.ts";
import type { TextThread } from "./threads.ts";
import { insertNote } from "./timeline.db.ts";

/** Nothing is left to do in it. The next text from the customer opens it again. */
export const finishThread = operation({
  name: "texting.finishThread",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<TextThread> {
    const before = await lockedThread(context, id);
    if (before.state === "open") {
      const change = { state: "done", needsReply: false, unreadCount: 0, hasFailed: false } as const;
      await changeThread(context.sql, keyOf(context, id), change);
      await context.emit(textThreadDone, { name: before.phone }, { kind: "TextThread", id });
    }
    return getThreadRow(context, id);
  },
});

export const reopenThread = operation({
  name: "texting.reopenThread",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<TextThread> {
    const before = await lockedThread(context, id);
    if (before.state === "done") {
      await changeThread(context.sql, keyOf(context, id), { state: "open" });
      await context.emit(textThreadReopened, { name: before.phone }, { kind: "TextThread", id });
    }
    return getThreadRow(context, id);
  },
});

/** A pinned thread stands above the others for everybody. */
export const pinThread = operation({
  name: "texting.pinThread",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isPinned: z.boolean() }),
  async run(context, { id, isPinned }): Promise<TextThread> {
    await lockedThread(context, id);
    await changeThread(context.sql, keyOf(context, id), { isPinned });
    await refresh(context, id);
    return getThreadRow(context, id);
  },
});

/** The employee answers this one; others see so. Claiming it from someone else is allowed: people go home. */
export const claimThread = operation({
  name: "texting.claimThread",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<TextThread> {
    const before = await lockedThread(context, id);
    if (before.assignedEmployeeId !== context.employee.id) {
      await changeThread(context.sql, keyOf(context, id), { assignedEmployeeId: context.employee.id });
      await context.emit(textThreadClaimed, { name: before.phone }, { kind: "TextThread", id });
    }
    return getThreadRow(context, id);
  },
});

export const releaseThread = operation({
  name: "texting.releaseThread",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<TextThread> {
    const before = await lockedThread(context, id);
    if (before.assignedEmployeeId !== null) {
      await changeThread(context.sql, keyOf(context, id), { assignedEmployeeId: null });
      await context.emit(textThreadReleased, { name: before.phone }, { kind: "TextThread", id });
    }
    return getThreadRow(context, id);
  },
});

/** An employee read what sounded like a stop, and it was none. The next such text raises it again. */
export const dismissStop = operation({
  name: "texting.dismissStop",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<TextThread> {
    await lockedThread(context, id);
    await changeThread(context.sql, keyOf(context, id), { stopDismissedAt: context.now });
    await refresh(context, id);
    return getThreadRow(context, id);
  },
});

/** For the team alone. */
export const addTextNote = operation({
  name: "texting.addNote",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    threadId: z.uuid(),
    body: requiredText(longestText),
  }),
  async run(context, { id, threadId, body }): Promise<TextThread> {
    const { phone } = await getThreadRow(context, threadId);
    const [storeId, employeeId] = [context.store.id, context.employee.id];
    if (await insertNote(context.sql, { storeId, id, threadId, body, employeeId, createdAt: context.now })) {
      await context.emit(textNoteAdded, { name: phone }, { kind: "TextThread", id: threadId });
    }
    return getThreadRow(context, threadId);
  },
});

async function lockedThread(context: StoreContext, id: string): Promise<TextThread> {
  if (!(await lockThread(context.sql, keyOf(context, id)))) {
    throw notFound("Thread");
  }
  return getThreadRow(context, id);
}

async function refresh(context: StoreContext, id: string): Promise<void> {
  await sendNotice(context, { name: "text-thread.changed", recordKind: "TextThread", recordId: id });
}

function keyOf({ store }: StoreContext, id: string): { storeId: number; id: string } {
  return { storeId: store.id, id };
}
