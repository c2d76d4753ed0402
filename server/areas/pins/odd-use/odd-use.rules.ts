import { localTimeAt } from "#common/store-time.ts";

/**
 * Finds uses that are worth a look, each alone innocent: many wrong PINs for one person, a shared PIN, work off the
 * clock, a manager's PIN in other hands, hours that a person decided alone.
 */
export const oddKinds = ["guessedPin", "twoRegisters", "clockedOut", "managerAway", "ownHours"] as const;
export type OddKind = (typeof oddKinds)[number];

/** Something that a person did, or a PIN that was given. */
export type Act = {
  id: string;
  /** The event's name. */
  name: string;
  at: Date;
  employeeId: number;
  /** The register's; null at an own login. */
  register: { id: string; name: string } | null;
  /** Whose hours it was about, if it was about hours. */
  hoursOf: number | null;
};

/** From a clock-in to its clock-out. */
export type Stretch = { from: Date; to: Date };

/** What one person did on one day that is worth a look. */
export type OddUse = {
  id: string;
  kind: OddKind;
  employeeId: number;
  from: Date;
  to: Date;
  acts: number;
  /** Where it was, each once. */
  registers: string[];
  /** Each of them, the oldest first, to be marked where the history shows it. */
  events: readonly Act[];
};

type OddUseInput = {
  /** The oldest first. */
  acts: readonly Act[];
  /** When people were clocked in. A person without an entry does not use the clock, so their hours are unknown. */
  onClock: ReadonlyMap<number, readonly Stretch[]>;
  managers: ReadonlySet<number>;
  timeZone: string;
};

const pinGiven = "employee.confirmed";
const pinGuessed = "employee.pin-guessed";
const notWork = new Set([pinGiven, pinGuessed, "employee.pin-blocked", "employee.screen-locked"]);
/** Nobody walks from one register to another and types a PIN there in less. */
const oneWalkMs = 20_000;
/** Coming in and leaving take a moment on both sides of the clock. */
const graceMs = 10 * 60_000;
const longestMs = 14 * 3_600_000;

/** The newest first; one for each person, kind and day of the store. */
export function oddUses({ acts, onClock, managers, timeZone }: OddUseInput): OddUse[] {
  const isAway = (act: Act): boolean => {
    const stretches = onClock.get(act.employeeId);
    return act.register !== null && stretches !== undefined && !stretches.some((stretch) => isWithin(act.at, stretch));
  };
  const actsByKind: Record<OddKind, readonly Act[]> = {
    guessedPin: acts.filter(({ name }) => name === pinGuessed),
    twoRegisters: atTwoRegisters(acts.filter(({ name }) => name === pinGiven)),
    clockedOut: acts.filter((act) => isWork(act) && !managers.has(act.employeeId) && isAway(act)),
    managerAway: acts.filter((act) => act.name === pinGiven && managers.has(act.employeeId) && isAway(act)),
    ownHours: acts.filter(({ employeeId, hoursOf }) => hoursOf === employeeId),
  };
  return oddKinds
    .flatMap((kind) => {
      const days = Map.groupBy(actsByKind[kind], (act) => `${act.employeeId} ${localTimeAt(act.at, timeZone).date}`);
      return [...days.values()].flatMap((ofDay) => summed(kind, ofDay));
    })
    .toSorted((left, right) => Number(right.from) - Number(left.from));
}

/**
 * Returns when people were clocked in, from punches with the oldest first. Without a clock-out a person may have been
 * in for fourteen hours.
 */
export function stretchesOf(
  punches: readonly { employeeId: number; type: string; at: Date }[],
): Map<number, readonly Stretch[]> {
  const byPerson = Map.groupBy(punches, ({ employeeId }) => employeeId);
  return new Map(
    [...byPerson].map(([employeeId, own]) => [
      employeeId,
      own.flatMap(({ type, at }, place) => {
        const out = own.slice(place + 1).find((later) => later.type === "in" || later.type === "out");
        const to = out?.type === "out" ? out.at : new Date(at.getTime() + longestMs);
        return type === "in" ? [{ from: at, to }] : [];
      }),
    ]),
  );
}

/** Both PINs of each pair that was given at two registers within one walk. */
function atTwoRegisters(pins: readonly Act[]): Act[] {
  const byPerson = Map.groupBy(
    pins.filter(({ register }) => register !== null),
    ({ employeeId }) => employeeId,
  );
  const pairs = [...byPerson.values()].flatMap((own) =>
    own.slice(1).flatMap((pin, place) => {
      const before = own[place];
      const isPair =
        before !== undefined &&
        before.register?.id !== pin.register?.id &&
        pin.at.getTime() - before.at.getTime() <= oneWalkMs;
      return isPair ? [before, pin] : [];
    }),
  );
  return [...new Set(pairs)];
}

/** Neither the clock itself nor only coming to the screen. */
function isWork({ name }: Act): boolean {
  return !notWork.has(name) && !name.startsWith("clock.");
}

function isWithin(at: Date, { from, to }: Stretch): boolean {
  return at.getTime() >= from.getTime() - graceMs && at.getTime() <= to.getTime() + graceMs;
}

function summed(kind: OddKind, acts: readonly Act[]): OddUse[] {
  const [first] = acts;
  if (first === undefined) {
    return [];
  }
  return [
    {
      id: `${kind}-${first.id}`,
      kind,
      employeeId: first.employeeId,
      from: first.at,
      to: (acts.at(-1) ?? first).at,
      acts: acts.length,
      registers: [...new Set(acts.flatMap(({ register }) => (register === null ? [] : [register.name])))],
      events: acts,
    },
  ];
}
