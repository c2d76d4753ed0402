import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, firstOfMonth, firstOfWeek, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

/** A week or a month, named by any of its days. */
export const periodInput = z.object({ period: z.enum(["week", "month"]), date: businessDate.nullish() });

/**
 * The seven days from the store's first day of the week, or the calendar month. Without a date it is the running one; a
 * week's first day has nothing to report yet, so until it is over the last full week stands there.
 */
export async function rangeOf(
  context: StoreContext,
  { period, date }: z.output<typeof periodInput>,
): Promise<{ from: BusinessDate; to: BusinessDate }> {
  const day = await dateOrToday(context, date ?? null);
  if (period === "month") {
    return { from: firstOfMonth(day), to: lastOfMonth(day) };
  }
  const first = firstOfWeek(day, context.store.weekStart);
  const hasNoFullDay = (date ?? null) === null && day === first;
  const from = hasNoFullDay ? addDays(first, -7) : first;
  return { from, to: addDays(from, 6) };
}

export async function dateOrToday(context: StoreContext, date: BusinessDate | null): Promise<BusinessDate> {
  return date ?? findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
}
