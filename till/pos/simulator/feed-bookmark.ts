/** The bookmark beside the rows: how far this shop has told, forwards and backwards. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

export const feedBookmark = z.object({
  /** The date of the first start: days before it follow from the plan alone. */
  since: businessDate,
  /** The day being lived, and the register's time of the last telling. */
  live: z.object({ date: businessDate, until: z.coerce.date() }),
  /** History is told newest day first: the next date, or null when all is told. */
  history: z.object({ next: businessDate, last: businessDate }).nullable(),
});

export type FeedBookmark = z.infer<typeof feedBookmark>;
