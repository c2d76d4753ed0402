/** What a scheduling service does for a store, in our words. Each service has a folder of its own beside this file. */
import type { Need } from "#server/platform/providers/provider.ts";

/** What a manager typed to connect, and what the provider gave for it. Kept locked, never in a log. */
export type Credentials = Readonly<Record<string, string>>;

export type Connected = {
  credentials: Credentials;
  /** How the account is called there. */
  accountName: string;
  /** When what we hold stops being taken; null when it never does. */
  expiresAt: Date | null;
};

export type ScheduleLocation = { id: string; name: string };

export type SchedulePerson = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** As the provider writes it. */
  phone: string | null;
  /** Employee code; shops keep the point of sale's there. */
  code: string | null;
  hourlyWageCents: number | null;
  /** No longer works there, or was deleted. */
  isGone: boolean;
};

export type ScheduledShift = {
  id: string;
  personId: string;
  startsAt: Date;
  endsAt: Date;
  position: string;
  note: string;
};

export type WorkedTime = {
  id: string;
  personId: string;
  startsAt: Date;
  /** Null while the person is in. */
  endsAt: Date | null;
  unpaidBreakMinutes: number;
  hourlyWageCents: number | null;
  isApproved: boolean;
};

export type OutgoingPunch = {
  personId: string;
  type: "in" | "out" | "breakStart" | "breakEnd";
  /** When it happened, however late it is told. */
  at: Date;
  /** Told long after it happened: the provider must be given the time, since it would take its own. */
  isLate: boolean;
  /** The store's words, with the true time in them. */
  note: string;
};

export type At = { credentials: Credentials; locationId: string };
type Between = { from: Date; to: Date };

/** One scheduling service. Every function throws a ProviderFault for what the service refuses or does not do. */
export type SchedulingProvider = {
  /** Tries what was typed. Resolves to what to keep. */
  connect(typed: Credentials, now: Date): Promise<Connected>;
  /** Resolves to what to keep instead, before what we hold runs out; null where nothing does. */
  renew: ((credentials: Credentials, now: Date) => Promise<Connected>) | null;
  listLocations(credentials: Credentials): Promise<ScheduleLocation[]>;
  listPeople(at: At): Promise<SchedulePerson[]>;
  listShifts(at: At, between: Between): Promise<ScheduledShift[]>;
  listTimes(at: At, between: Between): Promise<WorkedTime[]>;
  /** Null where the service takes no punches. Sending one that is there already changes nothing. */
  sendPunch: ((at: At, punch: OutgoingPunch) => Promise<void>) | null;
  /** Where people punch by the service's own clock. */
  clockUrl: string;
};

export const scheduling: Need<SchedulingProvider> = {
  id: "scheduling",
  noun: "scheduling service",
  logKinds: { people: "People", shifts: "Shifts", times: "Hours", punch: "Punches" },
};
