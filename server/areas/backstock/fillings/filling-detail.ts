import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { listFillingHistory } from "#server/areas/backstock/history/history.db.ts";
import type { HistoryRow } from "#server/areas/backstock/history/history.db.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { findFilling } from "./fillings.db.ts";
import { olderThan } from "./older-bin.ts";
import type { OlderBin } from "./older-bin.ts";

export type FillingDetail = { filling: BackstockItem; history: HistoryRow[]; older: OlderBin | null };

/** One filling with everything that ever happened to it; also one whose bin is empty since. */
export const fillingDetail = operation({
  name: "backstock.fillingDetail",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<FillingDetail> {
    const storeId = context.store.id;
    const filling = await findFilling(context.sql, { storeId, id });
    if (!filling) {
      throw notFound("Bin");
    }
    return {
      filling: toItem(context, filling),
      history: await listFillingHistory(context.sql, { storeId, fillingId: id }),
      older: filling.archivedAt === null ? await olderThan(context, filling) : null,
    };
  },
});
