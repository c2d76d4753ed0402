import { z } from "zod";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import { listMessages } from "#server/areas/texting/messages.db.ts";
import type { Message } from "#server/areas/texting/messages.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./timeline.db.ts";
import type { ConsentState, TextNote } from "./timeline.db.ts";
import { getThreadRow } from "./threads.ts";

export type { ConsentState, TextNote } from "./timeline.db.ts";

const mostMessages = 2000;

export type TextTimeline = { messages: Message[]; notes: TextNote[]; hasOlder: boolean };

/** The newest texts of a thread and the notes among them, each the newest first. */
export const viewTimeline = operation({
  name: "texting.viewTimeline",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({ threadId: z.uuid(), count: recordNumber.max(mostMessages) }),
  async run({ sql, store }, { threadId, count }): Promise<TextTimeline> {
    const key = { storeId: store.id, threadId };
    const fetched = await listMessages(sql, { ...key, count: count + 1 });
    const hasOlder = fetched.length > count;
    const messages = fetched.slice(0, count);
    const since = hasOlder ? (messages.at(-1)?.createdAt ?? null) : null;
    return { messages, notes: await db.listNotes(sql, { ...key, since }), hasOlder };
  },
});

/** What the customer agreed to, each with the place and the time of the newest word. */
export const viewConsents = operation({
  name: "texting.viewConsents",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({ threadId: z.uuid() }),
  async run(context, { threadId }): Promise<ConsentState[]> {
    const { phone } = await getThreadRow(context, threadId);
    return db.listConsents(context.sql, { storeId: context.store.id, phone });
  },
});
