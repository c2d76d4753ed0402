import type { SeasonCalendar } from "#common/backstock/seasons.ts";

type Choices = {
  binPrefix: string;
  ageBands: readonly number[];
  ageLimitDays: number;
  isScanFast: boolean;
  seasons: SeasonCalendar;
  pullWindowDays: number;
};

/** The choices as a history shows them. */
export function choicesText({ seasons, ageBands, ...plain }: Choices): Record<string, string | number | boolean> {
  const dates = Object.entries(seasons).map(([season, { starts, ends }]) => [season, `${starts} to ${ends}`]);
  return { ...plain, ageBands: ageBands.join(", "), ...Object.fromEntries(dates) };
}
