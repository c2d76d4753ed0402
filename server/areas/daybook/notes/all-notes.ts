import { z } from "zod";
import { inputText, recordNumber } from "#common/input-types.ts";
import { businessDate } from "#common/business-date.ts";
import { orNull } from "#common/or-null.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./notes.db.ts";
import type { Note, NotePlace } from "./notes.db.ts";

/** Date and id of the note at the edge of a page. */
const cursor = inputText.regex(/^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/, "This is not a place in the list");

const pageSize = z.int().min(1).max(100).nullish().transform(orNull);

export type NotePage = { notes: Note[]; hasNext: boolean; hasPrevious: boolean; totalItems: number };

/** Notes of all days, the newest date first: `first` and `after` forward, `last` and `before` back. */
export const allNotes = operation({
  name: "daybook.allNotes",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  plans: "kept",
  input: z.object({
    first: pageSize,
    after: cursor.nullish().transform(orNull),
    last: pageSize,
    before: cursor.nullish().transform(orNull),
    text: inputText.trim().min(2, "Type at least 2 characters").max(100).nullish().transform(orNull),
    authorEmployeeId: recordNumber.nullish().transform(orNull),
    from: businessDate.nullish().transform(orNull),
    to: businessDate.nullish().transform(orNull),
    isPinned: z.boolean().default(false),
  }),
  async run(context, { first, after, last, before, isPinned, ...input }): Promise<NotePage> {
    const store = storeOf(context);
    const pinnedOn = isPinned ? await findBusinessDate(context.sql, { storeId: store.id, at: context.now }) : null;
    const of = { storeId: store.id, withManagerNotes: seesManagerContent(context), filter: { ...input, pinnedOn } };
    const count = (before === null ? first : last) ?? 25;
    const places = { after: placeOf(after), before: placeOf(before) };
    const [found, totalItems] = await Promise.all([
      db.listNotes(context.sql, { ...of, ...places, limit: count + 1 }),
      db.countNotes(context.sql, of),
    ]);
    const page = found.slice(0, count);
    const hasMore = found.length > count;
    return before === null
      ? { notes: page, hasNext: hasMore, hasPrevious: after !== null, totalItems }
      : { notes: page.toReversed(), hasNext: true, hasPrevious: hasMore, totalItems };
  },
});

function placeOf(cursorText: string | null): NotePlace | null {
  const [date, id] = cursorText?.split("_") ?? [];
  return date === undefined || id === undefined ? null : { date, id };
}
