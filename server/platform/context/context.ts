import type { z } from "zod";
import type { BillingStanding } from "#common/billing/past-due.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { Database, Scope, Sql } from "#server/platform/db/db.ts";
import type { Replica } from "#server/platform/db/replica.ts";
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

/** An employee confirmed by PIN at this session's screen, or by their own login; never merely claimed. */
export type ActingEmployee = { id: number; storeId: number; isManager: boolean; fullName: string };

export type ActingStore = {
  id: number;
  accountId: number;
  name: string;
  timeZone: string;
  boundaryMinutes: number;
  weekStart: 0 | 1;
  /** How it stands with its payments; absent where nothing depends on it. */
  billing?: BillingStanding;
  /** A copy with made-up people to practice in, from which nothing leaves. */
  isTraining?: true;
};

export type EventDefinition<Payload extends z.ZodType = z.ZodType> = { name: string; payload: Payload };

/** The record that an event is about; screens that show records of its kind are notified. */
export type EventSubject = { kind: RecordKind; id: string | number };

export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  name: string;
  payload: Payload;
  /** Total attempts; the waits between them grow exponentially. */
  maxAttempts?: number;
};

/** The user, device and store of a request, identified once before any operation. */
export type Caller = {
  requestId: string;
  user: ActingUser | null;
  employee: ActingEmployee | null;
  /** `X-Device-Id` of a browser, or the id of a register authenticated by its token. */
  deviceId: string | null;
  store: ActingStore | null;
  /** Rows that row-level security lets this caller see. At a training store its own alone, elsewhere none of such a store. */
  scope: Scope;
  /** With the training stores, for what is about the caller and no store; absent where the caller reaches none. */
  ownScope?: Scope;
  address: string;
  idempotencyKey: string | null;
  appVersion: string | null;
  /** Why the program acts on its own (a job, a feed), which needs no user; null for people. */
  system: string | null;
};

/** First argument of every operation's `run`: the caller, the time and the connection of this unit of work. */
export type Context = Caller & {
  now: Date;
  log: Log;
  sql: Sql;
  platform: Platform;
  /** Writes the event in this transaction; screens are notified after the commit. */
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

/** The context of an operation that needs an employee: a person of the store has confirmed who they are. */
export type EmployeeContext = StoreContext & { employee: ActingEmployee };

/** A caller with the program that serves it. */
export type Request = Caller & { platform: Platform };

/** A request about one store. */
export type StoreRequest = Request & { store: ActingStore };

/** The automatic backups of this installation. */
export type NightlyBackups = { make(): Promise<void> };

/** What an owner agrees to when signing up. */
export type SignUpSettings = {
  /** As the terms' page names it. */
  termsVersion: string;
  /** Where the installation's own terms are; null for the program's page. */
  termsUrl: string | null;
};

/** How many changes may come at once, and how many more each second. */
export type WriteLimit = { burst: number; perSecond: number };

/** A handler that runs in the event's own transaction, so that both commit or neither does. */
export type EventListener = {
  event: string;
  handle: (context: Context, payload: unknown, subject: EventSubject | null) => Promise<void>;
};

/** The running program, handed down by `server/app`; tests hand in their own clock. */
export type Platform = {
  database: Database;
  /** For reports, exports and searches; absent where there is none. */
  replica?: Replica;
  realtime: Realtime;
  emails: Emails;
  log: Log;
  clock: () => Date;
  /** True in a demonstration, whose people are invented, so sign-ins and mails may be public. */
  isDemo: boolean;
  /** Where people reach the program; links in mails start with it. */
  publicUrl: string;
  /** Keys for hashes and encryption are derived from it. */
  secretKey: string;
  /** What the till feed needs from the layers above; a program without it accepts no tills. */
  till?: TillParts<Context>;
  /** The outside services that a store may connect. */
  services: Services;
  /** Handlers of the areas for other areas' events. */
  listeners?: readonly EventListener[];
  /** How fast one user may write; tests use a smaller limit. */
  writeLimit?: WriteLimit;
  /** Where the register's program lies for download; absent where none is offered. */
  tillPackages?: string;
  /** Absent where nobody signs up. */
  signUp?: SignUpSettings;
  /** Makes the nightly backup; absent where the database is backed up elsewhere. */
  backups?: NightlyBackups;
  /** Turns permission checks off, only so that a test can prove that row-level security holds on its own. */
  withoutPermissionChecks?: boolean;
};
