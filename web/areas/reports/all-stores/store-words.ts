import { formatDayOfMonth } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { text } from "./all-stores-text.ts";
import type { StoreNow } from "./all-stores.queries.ts";

export function paceText(ahead: number): string {
  if (Math.round(ahead / 100) === 0) {
    return text("pace.even");
  }
  return text(ahead < 0 ? "pace.behind" : "pace.ahead", { amount: formatWholeMoney(Math.abs(ahead)) });
}

export function storePaceText({ ahead, isShut }: StoreNow): string {
  if (ahead !== null) {
    return paceText(ahead);
  }
  return text(isShut ? "pace.closed" : "pace.none");
}

/** The same without the word pace, for a phone's narrow column. */
export function shortPaceText(store: StoreNow): string {
  const { ahead } = store;
  if (ahead === null || Math.round(ahead / 100) === 0) {
    return storePaceText(store);
  }
  return text(ahead < 0 ? "pace.behindShort" : "pace.aheadShort", { amount: formatWholeMoney(Math.abs(ahead)) });
}

/** From twice as much on: such a percentage tells more about last year's small figure than about today. */
const doubledTenths = 1000;

type Compared = { sales: number | null; comp: number | null; compPct: number | null };

/** How sales stand against last year: `+4.2%`, or in dollars where they have doubled; a dash when not known. */
export function compText({ sales, comp, compPct }: Compared): string {
  if (compPct !== null && compPct >= doubledTenths && sales !== null && comp !== null) {
    return `+${formatWholeMoney(sales - comp)}`;
  }
  return `${compPct !== null && compPct > 0 ? "+" : ""}${formatPercent(compPct)}`;
}

export function needText({ kind, count, date }: StoreNow["needs"][number]): string {
  return text(`needs.${kind}`, { count, date: date === null ? "" : formatDayOfMonth(date) });
}

/** The same as a matter of fact, beside the button that leads to it. */
export function matterText({ kind, count, date }: StoreNow["needs"][number]): string {
  return text(`matter.${kind}`, { count, date: date === null ? "" : formatDayOfMonth(date) });
}

/** Where a person does something about it. */
export const needPath = {
  DAY_CLOSE: "/s/$storeId/reports/day_close",
  CLOCK_OUT: "/s/$storeId/team/timecards",
  REGISTER: "/s/$storeId/settings/device",
  EXPORT: "/s/$storeId/settings/device",
  ALERT: "/s/$storeId/reports",
} as const;

/** What is wrong first in words; null when nothing is, or when a need says it itself. */
export function urgencyText(store: StoreNow): string | null {
  switch (store.urgency) {
    case "WAITS":
    case "BEHIND":
      return text(`urgency.${store.urgency}`);
    case "MISSING":
      return text("urgency.MISSING", { count: store.missing.length });
    case "NEEDS":
    case "NONE":
      return null;
  }
}
