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

/** One of four thinks better of it in the last ten minutes. */
export function whoCancels({ mobile, dropOffAt }: { mobile: string; dropOffAt: Date | null }, now: Date): boolean {
  const left = dropOffAt === null ? -1 : dropOffAt.getTime() - now.getTime();
  return Number(mobile.at(-1)) % 4 === 0 && left > 0 && left < shortlyMs;
}
