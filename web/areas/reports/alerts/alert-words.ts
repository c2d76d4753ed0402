import { formatDateRange } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "./alerts-text.ts";
import type { ReportAlert } from "./alerts.queries.ts";

type Kind = ReportAlert["kind"];

/** A quotient as it is read: a duration of waits, else a percentage. */
function quotientText(kind: Kind, quotient: number): string {
  return kind === "WAITS" ? formatDuration(Math.round(quotient / 60)) : formatPercent(Math.round(quotient * 1000));
}

export function weekQuotient(kind: Kind, { part, whole }: { part: number; whole: number }): string {
  return whole <= 0 ? unknownText : quotientText(kind, part / whole);
}

export function alertTitle({ kind, part, whole, usual }: ReportAlert): string {
  return text(`title.${kind}`, { value: quotientText(kind, part / whole), usual: quotientText(kind, usual) });
}

export function aboutText({ kind, from, to, part, whole, weeks }: ReportAlert): string {
  return text("about", {
    range: formatDateRange({ from, to }),
    part: text(`part.${kind}`, {
      amount: formatWholeMoney(part),
      count: formatNumber(kind === "WAITS" ? whole : part),
    }),
    weeks,
  });
}

export function partWords(kind: Kind, { part, whole }: { part: number; whole: number }): string {
  switch (kind) {
    case "REFUNDS":
    case "DISCOUNTS":
    case "OVER_SHORT":
      return formatWholeMoney(part);
    case "WAITS":
      return formatNumber(whole);
    case "VOIDS":
    case "NO_CUSTOMER":
    case "PASSES":
      return formatNumber(part);
  }
}
