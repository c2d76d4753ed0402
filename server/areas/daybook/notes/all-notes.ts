import { z } from "zod";
import { inputText, recordNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { orNull } from "#common/or-null.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listFilter } from "#server/platform/paging/list-filter.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./notes.db.ts";
import type { Note } from "./notes.db.ts";

const noteFilter = z.strictObject({
  text: inputText.trim().min(2, "Use at least 2 characters").max(100).nullish().transform(orNull),
  authorEmployeeId: recordNumber.nullish().transform(orNull),
  from: businessDate.nullish().transform(orNull),
  to: businessDate.nullish().transform(orNull),
  isPinned: z.boolean().default(false),
});

export type NotePage = { page: Page<Note>; totalItems: number };

/** Notes of all days, the newest date first where no other order is chosen. */
export const allNotes = operation({
  name: "daybook.allNotes",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  plans: "kept",
  input: z.object({ ...pageFields, filter: listFilter(noteFilter) }),
  async run(context, { filter: { isPinned, ...filter }, ...request }): Promise<NotePage> {
    const store = context.store;
    const place = readPlace(request, db.noteOrder);
    const pinnedOn = isPinned ? await findBusinessDate(context.sql, { storeId: store.id, at: context.now }) : null;
    const query = { storeId: store.id, withManagerNotes: seesManagerContent(context), filter: { ...filter, pinnedOn } };
    const [page, totalItems] = await Promise.all([
      db.listNotes(context.sql, { ...query, place }),
      db.countNotes(context.sql, query),
    ]);
    return { page, totalItems };
  },
});
