import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { addDays } from "#common/business-date.ts";
import { seasons } from "#common/backstock/seasons.ts";
import { orNull } from "#common/or-null.ts";
import { toItem } from "#server/areas/backstock/fillings/backstock-item.ts";
import type { BackstockItem } from "#server/areas/backstock/fillings/backstock-item.ts";
import { storeToday } from "#server/areas/backstock/fillings/written-change.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { enumName, listFilter } from "#server/platform/paging/list-filter.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import { mapPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import * as db from "./backstock-list.db.ts";

const days = z.int().min(0).max(3650).nullish().transform(orNull);

const backstockFilter = z.strictObject({
  categoryId: z.uuid().nullish().transform(orNull),
  /** Of any category that fills this part of the floor. */
  sectionId: z.uuid().nullish().transform(orNull),
  locationId: z.uuid().nullish().transform(orNull),
  /** Age in whole days, both counted in. */
  minAge: days,
  maxAge: days,
  season: enumName(seasons).nullish().transform(orNull),
  text: inputText.trim().max(100).nullish().transform(orNull),
});

export type ListedItem = BackstockItem & { isOldest: boolean };
export type BackstockPage = { page: Page<ListedItem>; totalItems: number };

/** What waits in bins, the oldest first where no other order is chosen. */
export const backstockList = operation({
  name: "backstock.backstockList",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  plans: "kept",
  input: z.object({ ...pageFields, filter: listFilter(backstockFilter) }),
  async run(context, { filter: { minAge, maxAge, text, ...filtered }, ...request }): Promise<BackstockPage> {
    const storeId = context.store.id;
    const today = storeToday(context);
    const place = readPlace(request, db.backstockOrder);
    const filter = {
      ...filtered,
      from: maxAge === null ? null : addDays(today, -maxAge),
      to: minAge === null || minAge === 0 ? null : addDays(today, -minAge),
      text: text === "" ? null : text,
    };
    const [rows, totalItems] = await Promise.all([
      db.listWaiting(context.sql, { storeId, filter, place }),
      db.countWaiting(context.sql, { storeId, filter }),
    ]);
    const page = mapPage(rows, (row) => ({ ...toItem(context, row), isOldest: row.isOldest }));
    return { page, totalItems };
  },
});
