import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import {
  goalDifferenceOf,
  isInBothYears,
  likeForLike,
  ratiosOfSums,
  sumDays,
} from "#server/areas/reports/daily-report.rules.ts";
import type { DaySums, LikeForLike, Parts } from "#server/areas/reports/daily-report.rules.ts";
import type { StoreReportDays } from "#server/areas/reports/over-stores/store-days.ts";
import type { SoldDay } from "#server/areas/reports/over-stores/store-sums.ts";
import type { Figures, ReportDay, ReportDays } from "#server/areas/reports/report-days.ts";
import type { ReportSettings } from "#server/areas/reports/settings/report-settings.db.ts";

export type PeriodReport = Figures & {
  from: BusinessDate;
  to: BusinessDate;
  dayCount: number;
  comparison: LikeForLike;
};

/**
 * Days added up. Its comparison is like for like, so it may stand for fewer days than the sales beside it; its difference
 * to the goal is of the days that are over.
 */
export function periodReportOf(store: PeriodDays): PeriodReport {
  return periodReportOfSums(sumDays(store.days), store);
}

type PeriodDays = Pick<StoreReportDays, "days" | "settings" | "today">;
type SummedDays = Omit<PeriodDays, "days"> & { days: readonly SoldDay[] };

/** The same of days that are added up already. */
export function periodReportOfSums(sums: DaySums, { days, settings, today }: SummedDays): PeriodReport {
  const comparison = likeForLike(days, today);
  const goalDifference = goalDifferenceOf(days.filter(({ date }) => date < today));
  const [from, to] = [days.at(0)?.date ?? today, days.at(-1)?.date ?? today];
  return {
    ...sums.parts,
    ...ratiosOfSums(sums, settings),
    compSales: comparison.compSales,
    compPct: comparison.compPct,
    goalDifference,
    from,
    to,
    dayCount: days.filter(({ isKnown }) => isKnown).length,
    comparison,
  };
}

/** The days that are compared with last year, as they were then: all their figures, not only sales. */
export function lastYearOf({ days, today, settings, partsOn }: ReportDays): Figures {
  const compared = days.filter((day) => day.date < today && isInBothYears(day));
  return figuresOf(
    compared.map(({ compDate }) => partsOn(compDate)),
    settings,
  );
}

export type AgainstLastWeek = {
  /** The elapsed days, and the same days a week before. */
  now: Figures;
  before: Figures;
  dayCount: number;
};

/** The elapsed days of a period against the same weekdays before: half a day against a whole one would say nothing. */
export function againstLastWeek({ days, today, settings, partsOn }: ReportDays): AgainstLastWeek {
  const elapsed: ReportDay[] = days.filter(({ date }) => date < today);
  return {
    now: figuresOf(elapsed, settings),
    before: figuresOf(
      elapsed.map(({ date }) => partsOn(addDays(date, -7))),
      settings,
    ),
    dayCount: elapsed.length,
  };
}

/** Figures of some days added up, ratios made from the sums. */
function figuresOf(days: readonly Parts[], settings: Pick<ReportSettings, "tradePctBasis">): Figures {
  const sums = sumDays(days);
  return { ...sums.parts, ...ratiosOfSums(sums, settings) };
}
