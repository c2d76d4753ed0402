/** How the figures of the mail read. */
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent, formatWholePercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import type { PeriodReport } from "#server/areas/reports/reports.ts";
import type { Cell, FigureRow, Tone } from "./mail-model.ts";
import type { StoreReport } from "#server/areas/nightly-mail/store-day.ts";

/** The mail's footnotes, each said once however many figures need it. */
export type Footnotes = { numberOf(text: string): number; texts(): readonly string[] };

export function footnotesOfMail(): Footnotes {
  const texts: string[] = [];
  return {
    numberOf(text) {
      const at = texts.indexOf(text);
      return at === -1 ? texts.push(text) : at + 1;
    },
    texts: () => texts,
  };
}

type Format = (value: number | null) => string;

const asCount: Format = (value) => formatNumber(value);
const asHours: Format = (minutes) => (minutes === null ? unknownText : formatNumber(Math.round(minutes / 60)));
export const asChange: Format = (tenths) => signed(tenths, formatPercent);
export const asDifference: Format = (cents) => signed(cents, formatWholeMoney);
export { formatWholeMoney as asMoney, formatWholePercent as asPercent };

function signed(value: number | null, format: Format): string {
  if (value === null) {
    return unknownText;
  }
  return `${value < 0 ? "−" : "+"}${format(Math.abs(value))}`;
}

type Period = "day" | "week" | "month";
type Figure = {
  label: string;
  valueOf: (period: PeriodReport) => number | null;
  as: Format;
  /** Why a store has none, as a footnote. */
  missing: (report: StoreReport) => string;
  /** Needs sales, which a store that only buys has none of. */
  isSale?: boolean;
  isMain?: boolean;
  isWage?: boolean;
  tone?: (value: number) => Tone;
};

const noRegister = (report: StoreReport) => `${report.store.name}: nothing came from the register`;
const noGoal = ({ store }: StoreReport) => `${store.name}: no goal is set`;

const differenceTone = (cents: number): Tone => (cents < 0 ? "warn" : "good");

const tableFigures: readonly Figure[] = [
  {
    label: "Sales",
    valueOf: ({ sales }) => sales,
    as: formatWholeMoney,
    missing: noRegister,
    isSale: true,
    isMain: true,
  },
  {
    label: "Over or short",
    valueOf: ({ goalDifference }) => goalDifference,
    as: asDifference,
    missing: noGoal,
    isSale: true,
    tone: differenceTone,
  },
  {
    label: "Against last year",
    valueOf: ({ compPct }) => compPct,
    as: asChange,
    missing: ({ store, figures: { compDate } }) =>
      `${store.name}: no final sales to compare with, such as those of ${formatDayOfMonth(compDate)} last year`,
    isSale: true,
  },
  { label: "Customers", valueOf: ({ customers }) => customers, as: asCount, missing: noRegister, isSale: true },
  {
    label: "Average transaction",
    valueOf: ({ avgTransaction }) => avgTransaction,
    as: formatMoney,
    missing: ({ store }) => `${store.name}: no customers to take an average of`,
    isSale: true,
  },
  {
    label: "Without a customer",
    valueOf: ({ salesWithoutCustomerPct }) => salesWithoutCustomerPct,
    as: formatPercent,
    missing: ({ store }) => `${store.name}: no customers to take an average of`,
    isSale: true,
  },
  { label: "Buys", valueOf: ({ buys }) => buys, as: asCount, missing: noRegister },
  { label: "Paid to sellers", valueOf: ({ buyAmount }) => buyAmount, as: formatWholeMoney, missing: noRegister },
  {
    label: "Average buy",
    valueOf: ({ avgBuy }) => avgBuy,
    as: formatMoney,
    missing: ({ store }) => `${store.name}: no buys`,
  },
  {
    label: "Trade",
    valueOf: ({ tradePct }) => tradePct,
    as: formatPercent,
    missing: ({ store }) => `${store.name}: no buys`,
  },
  { label: "Average wait", valueOf: ({ avgWaitMinutes }) => avgWaitMinutes, as: formatDuration, missing: noWait },
  { label: "Median wait", valueOf: ({ medianWaitMinutes }) => medianWaitMinutes, as: formatDuration, missing: noWait },
  { label: "Hours", valueOf: ({ laborMinutes }) => laborMinutes, as: asHours, missing: noLabor },
  {
    label: "Sales per hour",
    valueOf: ({ laborEfficiency }) => laborEfficiency,
    as: formatWholeMoney,
    missing: noLabor,
    isSale: true,
  },
  {
    label: "Labor %",
    valueOf: ({ laborPct }) => laborPct,
    as: formatPercent,
    missing: ({ store }) => `${store.name}: no wages are known`,
    isSale: true,
    isWage: true,
  },
];

function noWait({ store }: StoreReport): string {
  return `${store.name}: nobody's wait was measured`;
}

function noLabor({ store, facts }: StoreReport): string {
  return facts.clockSource === "provider" ? `${store.name}: labor not received` : `${store.name}: nobody clocked in`;
}

type Look = { seesWages: boolean; notes: Footnotes };

/** The rows of a store's table. A store that only buys has no rows of sales. */
export function figureRows(report: StoreReport, { seesWages, notes }: Look): FigureRow[] {
  return tableFigures
    .filter(({ isSale, isWage }) => !(isSale && report.facts.isOpenToBuy) && !(isWage && !seesWages))
    .map((figure) => ({
      label: figure.label,
      ...(figure.isMain && { isMain: true }),
      day: cellOf(report, { figure, period: "day", notes }),
      week: cellOf(report, { figure, period: "week", notes }),
      month: cellOf(report, { figure, period: "month", notes }),
    }));
}

function cellOf(
  report: StoreReport,
  { figure, period, notes }: { figure: Figure; period: Period; notes: Footnotes },
): Cell {
  const values = report.figures[period];
  const value = figure.valueOf(values);
  if (value === null) {
    const isClosed = report.isShut && period === "day";
    return {
      text: unknownText,
      note: notes.numberOf(isClosed ? `${report.store.name} was closed` : figure.missing(report)),
    };
  }
  const remark = remarkOf(report, { figure, values });
  return {
    text: figure.as(value),
    ...(figure.tone && period === "day" && { tone: figure.tone(value) }),
    ...(remark !== null && { note: notes.numberOf(remark) }),
  };
}

/** What a reader has to know to read the figure right. */
function remarkOf(
  { store, figures: { month } }: StoreReport,
  { figure, values }: { figure: Figure; values: PeriodReport },
): string | null {
  if (figure.isWage && values.isLaborEstimated) {
    const hours = formatNumber(Math.ceil((month.wageUnknownMinutes ?? 0) / 60));
    return `${store.name}: an estimate, ${hours} hours of the month have no pay rate`;
  }
  const { excludedDays } = values.comparison;
  if (figure.label === "Against last year" && excludedDays > 0) {
    const days = excludedDays === 1 ? "1 day" : `${excludedDays} days`;
    return `${store.name}: ${days} excluded, with sales in one of both years`;
  }
  return null;
}
