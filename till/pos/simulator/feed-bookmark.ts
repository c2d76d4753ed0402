/** The bookmark stored with the rows: how far this shop has sent, forward and backward. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

export const feedBookmark = z.object({
  /** The date of the first start: days before it follow from the plan alone. */
  since: businessDate,
  /** The current day, and the register's time of the last send. */
  live: z.object({ date: businessDate, until: z.coerce.date() }),
  /** History is sent newest day first: the next date, or null when all is sent. */
  history: z.object({ next: businessDate, last: businessDate }).nullable(),
});

export type FeedBookmark = z.infer<typeof feedBookmark>;
