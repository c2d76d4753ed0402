/** Minutes after midnight on the store's clock; all null means that the store is shut. */
export type DayHours = {
  opensMinutes: number | null;
  closesMinutes: number | null;
  buyingClosesMinutes: number | null;
};

/** When a store is closed between its opening hours of a day. */
export type HoursGap = { startsMinutes: number; endsMinutes: number };

export type OpenPeriod = { opensMinutes: number; closesMinutes: number };

type SplitDay = { opensMinutes: number | null; closesMinutes: number | null; gap: HoursGap | null };

/** When a store is open on a day, the earliest first: never on a closed day, twice around a gap within its hours. */
export function openPeriods({ opensMinutes: opens, closesMinutes: closes, gap }: SplitDay): OpenPeriod[] {
  if (opens === null || closes === null) {
    return [];
  }
  const whole = { opensMinutes: opens, closesMinutes: closes };
  const periods =
    gap === null || gap.startsMinutes >= closes || gap.endsMinutes <= opens
      ? [whole]
      : [
          { ...whole, closesMinutes: gap.startsMinutes },
          { ...whole, opensMinutes: gap.endsMinutes },
        ];
  return periods.filter((period) => period.opensMinutes < period.closesMinutes);
}

/** The same of the hours in which it buys: until its buying ends, or until it closes where no such time is set. */
export function buyingPeriods(day: SplitDay & { buyingClosesMinutes: number | null }): OpenPeriod[] {
  const { closesMinutes: closes, buyingClosesMinutes: buying } = day;
  return openPeriods({ ...day, closesMinutes: closes === null || buying === null ? closes : Math.min(closes, buying) });
}

/** When a store that is open now closes, or closes next once it opens again; after its hours when it closed. Null on a closed day. */
export function closesAt(periods: readonly OpenPeriod[], minutes: number): number | null {
  const period = periods.find(({ closesMinutes }) => minutes < closesMinutes) ?? periods.at(-1);
  return period?.closesMinutes ?? null;
}

/** What is wrong with a gap, by field. */
export function wrongGap({ startsMinutes, endsMinutes }: HoursGap): Record<string, string[]> {
  return endsMinutes > startsMinutes ? {} : { endsMinutes: ["The store must open again after it closes"] };
}

/** What is wrong with the hours of one day, by field; the fields of a week carry the weekday in front. */
export function wrongHours(hours: DayHours, prefix = ""): Record<string, string[]> {
  const { opensMinutes: opens, closesMinutes: closes, buyingClosesMinutes: buying } = hours;
  if (opens === null && closes === null) {
    return buying === null ? {} : { [`${prefix}buyingClosesMinutes`]: ["A closed day has no buying hours"] };
  }
  if (opens === null || closes === null) {
    return { [`${prefix}${opens === null ? "opens" : "closes"}Minutes`]: ["Give both times, or close the day"] };
  }
  if (closes <= opens) {
    return { [`${prefix}closesMinutes`]: ["The store must close after it opens"] };
  }
  if (buying !== null && (buying <= opens || buying > closes)) {
    return { [`${prefix}buyingClosesMinutes`]: ["Buying must end while the store is open"] };
  }
  return {};
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** `Sunday: 10:00-21:00, buying until 20:00`, `closed`: the hours of a day as a history shows them. */
export function hoursText({
  opensMinutes: opens,
  closesMinutes: closes,
  buyingClosesMinutes: buying,
}: DayHours): string {
  if (opens === null || closes === null) {
    return "closed";
  }
  const until = buying === null ? "" : `, buying until ${clock(buying)}`;
  return `${clock(opens)}-${clock(closes)}${until}`;
}

/** Returns the week by weekday, as a history shows it. */
export function weekTexts(week: readonly (DayHours & { weekday: number })[]): Record<string, string> {
  return Object.fromEntries(week.map((day) => [weekdays[day.weekday] ?? String(day.weekday), hoursText(day)]));
}

/** Returns the gaps of all weekdays, as a history shows them. */
export function gapTexts(gaps: readonly (HoursGap & { weekday: number })[]): Record<string, string> {
  return Object.fromEntries(
    weekdays.map((name, weekday) => {
      const gap = gaps.find((candidate) => candidate.weekday === weekday);
      return [
        name,
        gap === undefined ? "open through" : `closed ${clock(gap.startsMinutes)}-${clock(gap.endsMinutes)}`,
      ];
    }),
  );
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
