/** What a scheduling service does for a store, in our words. Each service has a folder of its own beside this file. */
import type { Connected, Need } from "#server/platform/providers/provider.ts";

/** What a manager entered to connect, and the tokens of the provider. Stored encrypted, never logged. */
export type Credentials = Readonly<Record<string, string>>;

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
  /** When it happened, however late it is sent. */
  at: Date;
  /** True when sent late, so that the provider needs the true time instead of its own. */
  isLate: boolean;
  /** The store's words, with the true time in them. */
  note: string;
};

export type At = { credentials: Credentials; locationId: string };
type Between = { from: Date; to: Date };

/** One scheduling service. Every function throws a ProviderFault when the service refuses or fails. */
export type SchedulingProvider = {
  /** Checks the entered credentials. Resolves to what to store. */
  connect(typed: Credentials, now: Date): Promise<Connected>;
  /** Resolves to new credentials before the old ones expire; null where they do not. */
  renew: ((credentials: Credentials, now: Date) => Promise<Connected>) | null;
  listLocations(credentials: Credentials): Promise<ScheduleLocation[]>;
  listPeople(at: At): Promise<SchedulePerson[]>;
  listShifts(at: At, between: Between): Promise<ScheduledShift[]>;
  listTimes(at: At, between: Between): Promise<WorkedTime[]>;
  /** Null where the service accepts no punches. Sending an existing punch changes nothing. */
  sendPunch: ((at: At, punch: OutgoingPunch) => Promise<void>) | null;
  /** The address of the service's own time clock. */
  clockUrl: string;
};

export const scheduling: Need<SchedulingProvider> = {
  id: "scheduling",
  noun: "scheduling service",
  logKinds: { people: "People", shifts: "Shifts", times: "Hours", punch: "Punches" },
};
