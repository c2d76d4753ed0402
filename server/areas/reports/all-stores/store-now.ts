import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import type { StoreNeed, Urgency } from "./store-now.rules.ts";

export type MissingPerson = { name: string; since: Date };

export type StoreNow = {
  storeId: number;
  name: string;
  date: BusinessDate;
  timeZone: string;
  isShut: boolean;
  salesCents: Cents | null;
  goalCents: Cents | null;
  goalTenths: PercentTenths | null;
  /** Of a day's sales, as much as is usual by now. */
  usualTenths: PercentTenths | null;
  aheadCents: Cents | null;
  /** Last year's comparison day up to the same time. */
  compCents: Cents | null;
  compTenths: PercentTenths | null;
  here: number;
  /** Those who are here and those who should be. */
  expected: number;
  missing: MissingPerson[];
  waiting: number;
  longestWaitMinutes: number | null;
  needs: StoreNeed[];
  urgency: Urgency;
  /** Sales in parts of the goal, the oldest first, of the days of the last two weeks that have both. */
  judgedTenths: PercentTenths[];
  daysMade: number;
};
