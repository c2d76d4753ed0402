import { formatWholeMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./goals-text.ts";

/** How the history of a day's goal reads; what is fixed for a month's first day stands beside what is for the month. */
export const goalHistory: HistoryWords = {
  events: {
    "goal.day-saved": text("history.day"),
    "goal.month-saved": text("history.month"),
    "goal.month-reset": text("history.reset"),
    "goal.comparison-excluded": text("history.excluded"),
    "goal.comparison-confirmed": text("history.confirmed"),
    "goal.frozen-corrected": text("history.corrected"),
  },
  fields: {
    salesCents: text("day.sales"),
    averageTransactionCents: text("form.average"),
    tradeTenths: text("form.trade"),
    compDate: text("day.compDate"),
    isClosed: text("day.isClosed"),
    note: text("day.note"),
    value: text("history.value"),
    reason: text("history.reason"),
  },
  valueText: (field, value) => {
    const amount = Number(value);
    if (field === "tradeTenths") {
      return formatPercent(amount);
    }
    const isMoney = field === "salesCents" || field === "averageTransactionCents" || field === "value";
    return isMoney && Number.isInteger(amount) ? formatWholeMoney(amount) : null;
  },
  restorable: ["goal.day-saved", "goal.month-saved", "goal.comparison-excluded"],
};
