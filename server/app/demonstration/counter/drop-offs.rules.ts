const names = [
  ["Rosa", "Delgado"],
  ["Hannah", "Pike"],
  ["Omar", "Haddad"],
  ["June", "Abbott"],
  ["Felix", "Marsh"],
  ["Tessa", "Lund"],
] as const;

type Driver = { firstName: string; lastName: string; mobile: string };

/** Sellers of a store who drive by with their bags; numbers that nobody has. */
export function driversOf(storeId: number): Driver[] {
  return names.map(([firstName, lastName], place) => ({
    ...{ firstName, lastName },
    mobile: `216555${String(100 + ((storeId * 10 + place) % 100)).padStart(4, "0")}`,
  }));
}

const shortlyMs = 10 * 60_000;
/** The one who thinks better of it, by the end of the number. */
const cancelling = "4";
/** Of those who come, some are early and some late. */
const minutesOff: Readonly<Record<string, number>> = { "0": -4, "1": 1, "2": 6, "3": 2 };

/** One of six gives the time back in its last ten minutes. */
export function whoCancels({ mobile, dropOffAt }: { mobile: string; dropOffAt: Date | null }, now: Date): boolean {
  const left = dropOffAt === null ? -1 : dropOffAt.getTime() - now.getTime();
  return mobile.endsWith(cancelling) && left > 0 && left < shortlyMs;
}

/** Whether a driver stands at the counter with the bags; one gives the time back, and one never comes. */
export function whoComes({ mobile, dropOffAt }: { mobile: string; dropOffAt: Date | null }, now: Date): boolean {
  const late = minutesOff[mobile.at(-1) ?? ""];
  return dropOffAt !== null && late !== undefined && now.getTime() - dropOffAt.getTime() >= late * 60_000;
}

/** Whether a buy is that of a driver of the store, and no visitor's. */
export function isDriver(storeId: number, mobile: string): boolean {
  return driversOf(storeId).some((driver) => mobile === `+1${driver.mobile}`);
}
