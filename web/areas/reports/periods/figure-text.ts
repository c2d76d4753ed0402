import { formatDuration } from "#common/duration.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { changeBetween, isInWholeDollars, reportColumns, unitOf } from "#common/reports/columns.ts";
import type { ReportColumn, Unit } from "#common/reports/columns.ts";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "./periods-text.ts";
import type { FigureValues } from "./periods.queries.ts";

/** The columns that a server has named and this program knows. */
export function knownColumns(names: readonly string[]): readonly ReportColumn[] {
  return names.flatMap((name) => reportColumns.find((column) => column === name) ?? []);
}

/** "Saturday" */
export function weekdayName(date: string): string {
  return weekdays.format(new Date(`${date}T12:00:00Z`));
}

const weekdays = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

export function figureName(column: ReportColumn): string {
  return text(`figure.${column}`);
}

/** A figure as it is read; what is not known is a dash. */
export function figureText(column: ReportColumn, figures: Pick<FigureValues, ReportColumn>): string {
  const value = figures[column];
  const words = formatted(column, value);
  return column === "compPct" || column === "goalDifference" ? signed(words, value) : words;
}

/** `+8.4%`; of percentages `+1.2 pts`. */
export function changeText(column: ReportColumn, now: FigureValues, before: FigureValues): string {
  const unit = unitOf(column);
  const change = changeBetween(unit, now[column], before[column]);
  if (change === null || unit !== "percent") {
    return signed(formatPercent(change), change);
  }
  return signed(text("table.points", { points: formatNumber(change / 10, 1) }), change);
}

/** Known in part: hours without a rate are not in the wages. */
export function isEstimate(column: ReportColumn, figures: Pick<FigureValues, "isLaborEstimated">): boolean {
  return (column === "wages" || column === "laborPct") && figures.isLaborEstimated;
}

export function formatted(column: ReportColumn, value: number | null): string {
  const unit: Unit = unitOf(column);
  switch (unit) {
    case "money":
      return isInWholeDollars(column) ? formatWholeMoney(value) : formatMoney(value);
    case "percent":
      return formatPercent(value);
    case "count":
      return formatNumber(value);
    case "tenths":
      return value === null ? unknownText : formatNumber(value / 10, 1);
    case "minutes":
    case "hours":
      return value === null ? unknownText : formatDuration(value);
  }
}

function signed(words: string, value: number | null): string {
  return value !== null && value > 0 ? `+${words}` : words;
}
