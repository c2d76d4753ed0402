import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays } from "#common/business-date.ts";
import { dayAskedAgain } from "#server/events/pos.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "./business-dates.db.ts";
import { saveResendRequest } from "./resend-requests.db.ts";

/** Two years, because registers keep no more. */
const oldestDays = 731;

/** Asks each register of the store to resend a day; each learns it from its next response, within a minute. */
export const askForDay = operation({
  name: "pos.askForDay",
  kind: "write",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<{ date: string; askedAt: Date }> {
    const { id: storeId } = context.store;
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    if (date > today || date < addDays(today, -oldestDays)) {
      throw invalidInput({ date: ["Choose a day of the last two years"] });
    }
    await saveResendRequest(context.sql, { storeId, date, askedAt: context.now });
    await context.emit(dayAskedAgain, { businessDate: date }, { kind: "business-date", id: date });
    return { date, askedAt: context.now };
  },
});
