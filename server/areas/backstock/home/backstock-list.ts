import { z } from "zod";
import { inputText } from "#common/input-types.ts";
import { addDays } from "#common/business-date.ts";
import { seasons } from "#common/backstock/seasons.ts";
import { orNull } from "#common/or-null.ts";
import { toItem } from "#server/areas/backstock/fillings/backstock-item.ts";
import type { BackstockItem } from "#server/areas/backstock/fillings/backstock-item.ts";
import { storeToday } from "#server/areas/backstock/fillings/written-change.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import * as db from "./backstock-list.db.ts";
import type { ListPlace } from "./backstock-list.db.ts";

/** Inventory date and bin number of the row at the edge of a page. */
const cursor = inputText.regex(/^\d{4}-\d{2}-\d{2}_\d{1,6}$/, "This is not a place in the list");

const pageSize = z.int().min(1).max(100).nullish().transform(orNull);
const days = z.int().min(0).max(3650).nullish().transform(orNull);

export type ListedItem = BackstockItem & { isOldest: boolean };
export type BackstockPage = { items: ListedItem[]; hasNext: boolean; hasPrevious: boolean; totalItems: number };

/** What waits in bins, the oldest first: `first` and `after` forward, `last` and `before` back. */
export const backstockList = operation({
  name: "backstock.backstockList",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  plans: "kept",
  input: z.object({
    first: pageSize,
    after: cursor.nullish().transform(orNull),
    last: pageSize,
    before: cursor.nullish().transform(orNull),
    categoryId: z.uuid().nullish().transform(orNull),
    locationId: z.uuid().nullish().transform(orNull),
    /** Age in whole days, both counted in. */
    minAge: days,
    maxAge: days,
    season: z.enum(seasons).nullish().transform(orNull),
    text: inputText.trim().max(100).nullish().transform(orNull),
  }),
  async run(context, { first, after, last, before, minAge, maxAge, text, ...input }): Promise<BackstockPage> {
    const storeId = storeOf(context).id;
    const today = storeToday(context);
    const filter = {
      ...input,
      from: maxAge === null ? null : addDays(today, -maxAge),
      to: minAge === null || minAge === 0 ? null : addDays(today, -minAge),
      text: text === "" ? null : text,
    };
    const count = (before === null ? first : last) ?? 25;
    const places = { after: placeOf(after), before: placeOf(before) };
    const [found, totalItems] = await Promise.all([
      db.listWaiting(context.sql, { storeId, filter, ...places, limit: count + 1 }),
      db.countWaiting(context.sql, { storeId, filter }),
    ]);
    const hasMore = found.length > count;
    const items = found.slice(0, count).map((row) => ({ ...toItem(context, row), isOldest: row.isOldest }));
    return before === null
      ? { items, hasNext: hasMore, hasPrevious: after !== null, totalItems }
      : { items: items.toReversed(), hasNext: true, hasPrevious: hasMore, totalItems };
  },
});

function placeOf(cursorText: string | null): ListPlace | null {
  const [date, number] = cursorText?.split("_") ?? [];
  return date === undefined || number === undefined ? null : { date, number: Number(number) };
}
