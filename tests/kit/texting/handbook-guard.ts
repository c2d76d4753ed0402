/** What the handbook says of who may be texted, written apart from the program: the judge of random histories. */

export type TextKind = "conversation" | "buy" | "coupon" | "reminder" | "auto";

export type StoreFacts = {
  country: "US" | "CA";
  timeZone: string;
  registration: string;
  /** Minutes of each day; null when the store gave none. */
  hours: { opens: number; closes: number } | null;
};

/** What is so about a phone by all that has happened. */
export type PhoneFacts = {
  phone: string;
  /** Of its area code; none for one of no place. */
  zones: readonly string[];
  isCanadian: boolean;
  isOptedOut: boolean;
  allowsBuys: boolean;
  allowsMarketing: boolean;
  hasWritten: boolean;
  /** A carrier has said so. */
  isLandline: boolean;
};

/** The area codes of the histories; two of them lie in two zones, and one nowhere. */
export const areaCodes: readonly { code: string; zones: readonly string[]; isCanadian: boolean }[] = [
  { code: "614", zones: ["America/New_York"], isCanadian: false },
  { code: "312", zones: ["America/Chicago"], isCanadian: false },
  { code: "602", zones: ["America/Phoenix"], isCanadian: false },
  { code: "415", zones: ["America/Los_Angeles"], isCanadian: false },
  { code: "907", zones: ["America/Anchorage"], isCanadian: false },
  { code: "808", zones: ["Pacific/Honolulu"], isCanadian: false },
  { code: "850", zones: ["America/New_York", "America/Chicago"], isCanadian: false },
  { code: "416", zones: ["America/Toronto"], isCanadian: true },
  { code: "709", zones: ["America/St_Johns", "America/Halifax"], isCanadian: true },
  { code: "800", zones: [], isCanadian: false },
];

export function hearStop(person: PhoneFacts): void {
  Object.assign(person, { isOptedOut: true, allowsBuys: false, allowsMarketing: false });
}

/** The code of the first of the handbook's reasons not to text, without the limits of how many; null when one may. */
export function handbookRefusal(
  store: StoreFacts,
  person: PhoneFacts,
  { kind, at }: { kind: TextKind; at: Date },
): string | null {
  const reasons: readonly [code: string, isSo: boolean][] = [
    ["TEXT_OPTED_OUT", person.isOptedOut],
    ["TEXT_NOT_REGISTERED", !isRegistered(store, person)],
    ["TEXT_NOT_TEXTABLE", person.isLandline],
    ["TEXT_NO_CONSENT", !agrees[kind](person)],
    ["TEXT_QUIET_HOURS", !isAwake[kind](store, person, at)],
  ];
  return reasons.find(([, isSo]) => isSo)?.[0] ?? null;
}

/** The store's month, such as 2026-11. */
export function monthAt(at: Date, { timeZone }: Pick<StoreFacts, "timeZone">): string {
  const { year, month } = clockAt(at, timeZone);
  return `${year}-${month}`;
}

/** The first instant from one on at which a clock of the zone shows so many minutes of the day; a day of a change is off. */
export function nextClock(from: Date, minutes: number, timeZone: string): Date {
  const ahead = (minutes - clockAt(from, timeZone).minutes + 1440) % 1440;
  return new Date(Math.floor(from.getTime() / 60_000 + ahead) * 60_000);
}

function isRegistered({ registration, country }: StoreFacts, { isCanadian }: PhoneFacts): boolean {
  return registration === "active" || (country === "CA" && isCanadian && registration !== "suspended");
}

const wroteOrCheckedIn = ({ hasWritten, allowsBuys }: PhoneFacts): boolean => hasWritten || allowsBuys;
const allowsMarketing = (person: PhoneFacts): boolean => person.allowsMarketing;

const agrees: Record<TextKind, (person: PhoneFacts) => boolean> = {
  conversation: (person) => wroteOrCheckedIn(person) || person.allowsMarketing,
  auto: wroteOrCheckedIn,
  buy: ({ allowsBuys }) => allowsBuys,
  coupon: allowsMarketing,
  reminder: allowsMarketing,
};

/** From 9 to 20, on Sundays from 12, by the store's clock and by each of the phone's. */
function isMarketingHour({ timeZone }: StoreFacts, { zones }: PhoneFacts, at: Date): boolean {
  return [timeZone, ...zones].every((zone) => {
    const { weekday, minutes } = clockAt(at, zone);
    const opens = weekday === "Sun" ? 720 : 540;
    return minutes >= opens && minutes < 1200;
  });
}

/** The store's opening hours and one more; from 8 to 21 where it gave none. */
function isBuyHour({ timeZone, hours }: StoreFacts, _person: PhoneFacts, at: Date): boolean {
  const { minutes } = clockAt(at, timeZone);
  const { opens, closes } = hours ?? { opens: 480, closes: 1200 };
  return minutes >= opens && minutes < closes + 60;
}

const isAwake: Record<TextKind, (store: StoreFacts, person: PhoneFacts, at: Date) => boolean> = {
  conversation: () => true,
  auto: () => true,
  buy: isBuyHour,
  coupon: isMarketingHour,
  reminder: isMarketingHour,
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockAt(at: Date, timeZone: string) {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", weekday: "short", year: "numeric", month: "2-digit" },
      ...{ hour: "numeric", minute: "numeric" },
    });
  clocks.set(timeZone, clock);
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    year: parts.get("year"),
    month: parts.get("month"),
    weekday: parts.get("weekday"),
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}
