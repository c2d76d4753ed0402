/**
 * When a person's mail about a date goes out. It waits for all stores of the person, and for nobody longer than 5:30 the
 * next morning; one correction may follow, and nothing after it.
 */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";

const minuteMs = 60_000;
/** Late tickets of the last customers come within minutes of a Day Close. */
export const settleMs = 10 * minuteMs;
/** How much longer a mail waits for hours that a scheduling service still owes. */
const laborMs = 20 * minuteMs;
/** 5:30, before the first person opens the store. */
export const morningMinutes = 5 * 60 + 30;
/** A correction waits until noon for the other stores of its reader. */
const noonMinutes = 12 * 60;
/** After a standstill of the program a mail is worth sending until noon, not in the evening. */
const latestMs = (noonMinutes - morningMinutes) * minuteMs;

/** A store as it stands when its readers' mails are planned. */
export type StoreStanding = {
  storeId: number;
  /** The store has been open that day, or sends on closed days too. */
  isMailed: boolean;
  /** Nobody closes a register on a day on which the store was shut, or where no register gives Day Closes. */
  needsClose: boolean;
  /** When the newest Day Close of the date arrived; null without one. */
  closeArrivedAt: Date | null;
  hasLabor: boolean;
  /** What the mail would say of the store; changes with its figures. */
  figures: string;
};

/** What the first mail said, by store. */
export type MailedFigures = Readonly<Record<string, { figures: string; isClosed: boolean }>>;

export type SentMails = {
  /** Null before anything was sent. A mail that was planned but is not out yet counts as sent. */
  first: { figures: MailedFigures | null } | null;
  hasCorrection: boolean;
};

export type MailStep =
  | { step: "send"; kind: "final" | "provisional" | "corrected"; storeIds: number[] }
  | { step: "wait"; until: Date }
  | { step: "none" };

type Reader = {
  date: BusinessDate;
  /** Of the reader's default store. */
  timeZone: string;
  /** The mails of nights that ended before it was switched on are not missed by anybody. */
  onSince: Date;
  stores: readonly StoreStanding[];
  sent: SentMails;
};

/** The last moment for a first mail about a date. */
export function morningAfter(date: BusinessDate, timeZone: string): Date {
  return instantOf(addDays(date, 1), morningMinutes, timeZone);
}

export function nextStep(reader: Reader, now: Date): MailStep {
  const stores = reader.stores.filter(({ isMailed }) => isMailed);
  if (stores.length === 0 || reader.sent.hasCorrection) {
    return { step: "none" };
  }
  return reader.sent.first === null ? firstStep(reader, stores, now) : correctionStep(reader, stores, now);
}

function firstStep({ date, timeZone, onSince }: Reader, stores: readonly StoreStanding[], now: Date): MailStep {
  const morning = morningAfter(date, timeZone);
  if (onSince > morning || now.getTime() > morning.getTime() + latestMs) {
    return { step: "none" };
  }
  const awaited = stores.filter(({ needsClose }) => needsClose);
  const isComplete = awaited.every(({ closeArrivedAt }) => closeArrivedAt !== null);
  const ready = isComplete && awaited.length > 0 ? latest(awaited.map(readyAt)) : morning;
  const at = ready < morning ? ready : morning;
  if (now < at) {
    return { step: "wait", until: at };
  }
  return { step: "send", kind: isComplete ? "final" : "provisional", storeIds: stores.map(({ storeId }) => storeId) };
}

/**
 * A correction is due when a store closed after the mail, or closed again with other figures. Stores that are still open
 * hold it until noon, since there is only one.
 */
function correctionStep(reader: Reader, stores: readonly StoreStanding[], now: Date): MailStep {
  const mailed = reader.sent.first?.figures ?? null;
  if (mailed === null) {
    return { step: "none" };
  }
  const changed = stores.filter((store) => isChanged(store, mailed));
  if (changed.length === 0) {
    return { step: "none" };
  }
  const ready = latest(changed.map(readyAt));
  const isComplete = stores.every(({ needsClose, closeArrivedAt }) => !needsClose || closeArrivedAt !== null);
  const noon = instantOf(addDays(reader.date, 1), noonMinutes, reader.timeZone);
  const at = isComplete || ready > noon ? ready : noon;
  return now < at
    ? { step: "wait", until: at }
    : { step: "send", kind: "corrected", storeIds: stores.map(({ storeId }) => storeId) };
}

function isChanged({ storeId, closeArrivedAt, figures }: StoreStanding, mailed: MailedFigures): boolean {
  const before = mailed[storeId];
  return closeArrivedAt !== null && before !== undefined && (!before.isClosed || before.figures !== figures);
}

/** Ten minutes after the Day Close, with its hours or twenty minutes later without them. */
function readyAt({ closeArrivedAt, hasLabor }: StoreStanding): Date {
  return new Date((closeArrivedAt?.getTime() ?? 0) + settleMs + (hasLabor ? 0 : laborMs));
}

function latest(instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())));
}

/** Minutes after each failed try; after the last one the page of the automation says what is wrong. */
const retryMinutes = [1, 5, 30, 120] as const;

/** When to try again after that many tries; null when there was enough of it. */
export function retryAt(tries: number, now: Date): Date | null {
  const minutes = retryMinutes[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs);
}

export const mostSoftBounces = 3;
