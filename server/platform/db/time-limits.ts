/** How long the database works on one piece of work before it gives up, in milliseconds. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number };

export type Patience = "person" | "job";

/**
 * Somebody who waits has long gone after this; the statement would go on and hold its locks and its connection. A lock is
 * given up before the statement is, so that a row which another holds takes less than all that time from everybody behind.
 */
const forPeople: TimeLimits = { statement: 15_000, lock: 10_000, idleInTransaction: 30_000 };

/** The night's work, an import, a demonstration that is filled: long, but never for ever. */
const forJobs: TimeLimits = { statement: 10 * 60_000, lock: 60_000, idleInTransaction: 10 * 60_000 };

export const usualTimeLimits: Readonly<Record<Patience, TimeLimits>> = { person: forPeople, job: forJobs };
