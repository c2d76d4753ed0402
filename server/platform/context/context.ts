import type { z } from "zod";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { Database, Scope, Sql } from "#server/platform/db/db.ts";
import type { Emails } from "./emails.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { TillParts } from "./till-parts.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Realtime } from "./realtime.ts";

export type ActingUser = {
  id: number;
  accountId: number;
  role: number;
  type: "User" | "PosUser";
  email: string;
  fullName: string;
  sessionId: string;
};

/** Confirmed by PIN at this session's screen, or the person's own login; never merely claimed. */
export type ActingEmployee = { id: number; storeId: number; isManager: boolean; fullName: string };

export type ActingStore = {
  id: number;
  accountId: number;
  name: string;
  timeZone: string;
  boundaryMinutes: number;
  weekStart: 0 | 1;
};

export type EventDefinition<Payload extends z.ZodType = z.ZodType> = { name: string; payload: Payload };

/** The record that an event is about; screens that show records of its kind hear of it. */
export type EventSubject = { kind: RecordKind; id: string | number };

export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  name: string;
  payload: Payload;
  /** Tries in all; the waits between them grow exponentially. */
  maxAttempts?: number;
};

/** Who is asking, from where, about which store. Made once for each request, before any operation. */
export type Caller = {
  requestId: string;
  user: ActingUser | null;
  employee: ActingEmployee | null;
  /** `X-Device-Id` of a browser, or the id of a register that has proved itself by its token. */
  deviceId: string | null;
  store: ActingStore | null;
  /** Rows that row-level security lets this caller see. */
  scope: Scope;
  address: string;
  idempotencyKey: string | null;
  appVersion: string | null;
  /** Why the program acts by itself (a job, a feed); then no login is asked for. Null for people. */
  system: string | null;
};

/** First argument of every operation's `run`: the caller, the time, and the connection of this one piece of work. */
export type Context = Caller & {
  now: Date;
  log: Log;
  sql: Sql;
  platform: Platform;
  /** Writes the event in this transaction; screens hear of it after the commit. */
  emit<Payload extends z.ZodType>(
    event: EventDefinition<Payload>,
    payload: z.input<Payload>,
    subject?: EventSubject,
  ): Promise<void>;
  /** Queues work in this transaction. */
  addJob<Payload extends z.ZodType>(
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
};

/** The context of work on one store; an operation that is `on: "store"` is never entered without one. */
export type StoreContext = Context & { store: ActingStore };

/** The context of an operation that needs an employee: somebody of the store has confirmed who they are. */
export type EmployeeContext = StoreContext & { employee: ActingEmployee };

/** What a person calls with: the caller and the program that serves it. */
export type Request = Caller & { platform: Platform };

/** A request about one store. */
export type StoreRequest = Request & { store: ActingStore };

/** The backups that this installation makes by itself. */
export type NightlyBackups = { make(): Promise<void> };

/** So many changes at once, and so many more each second. */
export type WriteLimit = { burst: number; perSecond: number };

/** What starts when something has happened, in its transaction, so that neither is there without the other. */
export type EventListener = { event: string; hear: (context: Context, payload: unknown) => Promise<void> };

/** The running program, handed down by `server/app`; tests hand in their own clock. */
export type Platform = {
  database: Database;
  realtime: Realtime;
  emails: Emails;
  log: Log;
  clock: () => Date;
  /** A demonstration: its people are invented, so sign-ins and mails may be shown to everybody. */
  isDemo: boolean;
  /** Where people reach the program; links in mails start with it. */
  publicUrl: string;
  /** Keys for hashes and encryption are derived from it. */
  secretKey: string;
  /** What the tills' feed needs from above the platform; a program without it takes no tills. */
  till?: TillParts<Context>;
  /** The outside services that a store may connect. */
  services: Services;
  /** What areas do when another one announces something. */
  listeners?: readonly EventListener[];
  /** How fast one login may write; a test takes a smaller one. */
  writeLimit?: WriteLimit;
  /** Makes the night's backup; absent where somebody else looks after the database. */
  backups?: NightlyBackups;
  /** Turns checks off one by one, only so that a test can prove that the second lock holds without the first. */
  withoutPermissionChecks?: boolean;
};
