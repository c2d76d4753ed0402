/** What goals may be, the same for a day, a month and the magic goal. */
import { z } from "zod";
import { dayMoney, monthMoney } from "#common/inputs/input-ranges.ts";

const wholeNumbers = "Goals must be whole numbers";

const isWholeDollars = (cents: number) => cents % 100 === 0;
/** Cents of whole dollars. */
export const daySales = dayMoney.refine(isWholeDollars, wholeNumbers);
export const monthSales = monthMoney.refine(isWholeDollars, wholeNumbers);
export const averageTransaction = daySales.refine((cents) => cents >= 100, "Use an average transaction of at least $1");
export const tradePercent = z
  .int()
  .min(0, "Use a trade share from 0% to 100%")
  .max(1000, "Use a trade share from 0% to 100%");
