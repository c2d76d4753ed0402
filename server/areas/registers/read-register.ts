/** Reads what changed at a store's register service: by the clock, and at once when the service reports something. */
import { z } from "zod";
import { checkedElsewhere, instantDate, inputText } from "#common/inputs/input-ranges.ts";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { registerParts } from "#server/adapters/registers/registers.ts";
import type { Credentials, RegisterPage, RegisterPart, RegisterRow } from "#server/adapters/registers/registers.ts";
import {
  claimTry,
  integrationId,
  isServiceStopped,
  noteFailure,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { troubleOf } from "#server/platform/webhooks/waiting-webhook.ts";
import { closeDays } from "./close-days.ts";
import * as db from "./connections.db.ts";
import type { Bookmark, RegisterConnection } from "./connections.db.ts";
import { isDue, lookEveryMs, readFrom } from "./reading.rules.ts";
import { bookReading, withRegister } from "./register-service.ts";
import { noteTry } from "./register-webhooks.ts";
import { readDayJob } from "./registers.jobs.ts";
import { listWaitingSales, markHandled } from "./reports.db.ts";
import { noteRound, noteTrouble } from "./standing.ts";
import { readUnknownItems } from "./unknown-items.ts";
import { takeRows } from "./take-rows.ts";
import type { Taken } from "./take-rows.ts";

const permission = "automations:manage" as const;
/** The job ends after so many pages and goes on in the next one. */
const mostPages = 40;
const partSchema = z.enum(registerParts);

/** Looks once at all that is due, and books the next look. */
export async function readRegister(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const state = await viewReading(request, { id });
  if (state === null) {
    return;
  }
  if (state.mayTry) {
    await lookAtAll(request, { id, state });
  }
  await bookNext(request, { id });
}

type Reading = { connection: RegisterConnection; bookmarks: Bookmark[]; mayTry: boolean };

async function lookAtAll(request: StoreRequest, { id, state }: { id: string; state: Reading }): Promise<void> {
  let part: RegisterPart = "sales";
  const counts = { taken: 0, sales: 0 };
  try {
    counts.sales += await readReported(request, { id, connection: state.connection });
    let pages = 0;
    for (const each of registerParts) {
      part = each;
      const bookmark = state.bookmarks.find((candidate) => candidate.part === each);
      if (isDue(each, bookmark, request.platform.clock())) {
        const read = await readPart(request, {
          id,
          connection: state.connection,
          part,
          bookmark,
          most: mostPages - pages,
        });
        pages += read.pages;
        counts.taken += read.taken;
        counts.sales += read.sales;
      }
    }
    await closeAll(request, id);
    await noteRound(request, { id, ...counts });
  } catch (error) {
    await noteTry(request, { id, trouble: troubleOf(error) });
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    const kind = part === "sales" || part === "refunds" ? "sales" : part === "drawers" ? "drawers" : "records";
    await noteFailure(request, { id, kind, code, text, retryAfterMs });
    await noteTrouble(request, { id, text });
  }
}

/** Some days in each transaction, until none is left to be closed. */
export async function closeAll(request: StoreRequest, id: string): Promise<void> {
  while (await closeDays(request, { id })) {
    // The next ones.
  }
}

/** Sales that the service reported, read by their ids: its lists may lack them for a moment. */
async function readReported(
  request: StoreRequest,
  { id, connection }: { id: string; connection: RegisterConnection },
): Promise<number> {
  const reported = await viewReported(request, { id });
  if (reported.reportIds.length === 0) {
    return 0;
  }
  const { placeId } = connection;
  const rows =
    reported.saleIds.length === 0
      ? []
      : await withRegister(request, id, (credentials, service) =>
          service.findSales({ credentials, placeId, ids: reported.saleIds }),
        );
  await readUnknownItems(request, { id, rows });
  const { taken } = await takeReported(request, { id, rows, reportIds: reported.reportIds });
  return taken;
}

type PartAsk = {
  id: string;
  connection: RegisterConnection;
  part: RegisterPart;
  bookmark: Bookmark | undefined;
  most: number;
};

const ticketParts: ReadonlySet<RegisterPart> = new Set(["sales", "refunds"]);

async function readPart(
  request: StoreRequest,
  { id, connection, part, bookmark, most }: PartAsk,
): Promise<{ pages: number; taken: number; sales: number }> {
  const { placeId } = connection;
  let from = bookmark?.windowFrom ?? readFrom(bookmark, startOf(request, { connection, part }));
  let to = bookmark?.windowTo ?? request.platform.clock();
  let cursor = bookmark?.cursor ?? null;
  const counts = { pages: 0, taken: 0, sales: 0 };
  while (counts.pages < Math.max(1, most)) {
    const ask = { placeId, by: "changed" as const, from, to };
    const page = await readPageOrAgain(request, { id, part, ask, cursor });
    if (page === null) {
      // The cursor is not taken any more: reading goes on from where the last page certainly reached.
      [from, to, cursor] = [readFrom(bookmark, from), request.platform.clock(), null];
      continue;
    }
    await readUnknownItems(request, { id, rows: page.rows });
    const window = page.cursor === null ? null : { from, to, cursor: page.cursor };
    const saved = await savePage(request, { id, part, rows: page.rows, readTo: page.readTo, window });
    counts.pages += 1;
    counts.taken += saved.taken;
    counts.sales += ticketParts.has(part) ? saved.taken : 0;
    cursor = page.cursor;
    if (cursor === null) {
      break;
    }
  }
  return counts;
}

type PageAsk = {
  id: string;
  part: RegisterPart;
  ask: { placeId: string; by: "changed" | "made"; from: Date; to: Date };
  cursor: string | null;
};

/** Null when the service takes the cursor no longer. */
export async function readPageOrAgain(
  request: StoreRequest,
  { id, part, ask, cursor }: PageAsk,
): Promise<RegisterPage | null> {
  return withRegister(request, id, async (credentials: Credentials, service) => {
    try {
      return await service.readPage(part, { credentials, ...ask, cursor });
    } catch (error) {
      if (cursor !== null && error instanceof ProviderFault && service.isCursorFault(error)) {
        return null;
      }
      throw error;
    }
  });
}

/** What is new is read from the day on which the store was connected; people and items of all times. */
function startOf(
  { store }: StoreRequest,
  { connection, part }: { connection: RegisterConnection; part: RegisterPart },
): Date {
  return part === "items" || part === "employees" || part === "customers"
    ? new Date("2009-01-01T00:00:00Z")
    : instantOf(connection.liveSince, store.boundaryMinutes, store.timeZone);
}

const mostRows = 5000;
const rowsOf = z.array(checkedElsewhere<RegisterRow>()).max(mostRows);

/** A page and how far it reaches, in one transaction: a process that dies leaves both or neither. */
const savePage = operation({
  name: "registers.savePage",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    part: partSchema,
    rows: rowsOf,
    readTo: instantDate,
    window: z.object({ from: instantDate, to: instantDate, cursor: inputText.max(10_000) }).nullable(),
  }),
  async run(context, { id, part, rows, readTo, window }): Promise<Taken> {
    const { sql, store, now } = context;
    const key = { storeId: store.id, provider: id };
    const connection = await db.findConnection(sql, { ...key, isLocked: true });
    if (connection === null) {
      return { taken: 0, sales: 0, refused: 0, resendDates: [] };
    }
    const taken = await takeRows(context, { connection, rows });
    await db.saveBookmark(sql, key, {
      part,
      readTo,
      lookedAt: now,
      windowFrom: window?.from ?? null,
      windowTo: window?.to ?? null,
      cursor: window?.cursor ?? null,
    });
    await bookDays(context, { id, dates: taken.resendDates });
    return taken;
  },
});

async function bookDays(context: StoreContext, { id, dates }: { id: string; dates: readonly string[] }): Promise<void> {
  const storeId = context.store.id;
  for (const date of new Set(dates)) {
    await context.addJob(readDayJob, { storeId, id, date }, { key: `${readDayJob.name}:${storeId}:${id}:${date}` });
  }
}

const takeReported = operation({
  name: "registers.takeReported",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, rows: rowsOf, reportIds: z.array(inputText.max(200)).max(mostRows) }),
  async run(context, { id, rows, reportIds }): Promise<Taken> {
    const { sql, store, now } = context;
    const connection = await db.findConnection(sql, { storeId: store.id, provider: id });
    const taken =
      connection === null
        ? { taken: 0, sales: 0, refused: 0, resendDates: [] }
        : await takeRows(context, { connection, rows });
    await markHandled(sql, { storeId: store.id, ids: reportIds, at: now });
    await bookDays(context, { id, dates: taken.resendDates });
    return taken;
  },
});

const viewReported = operation({
  name: "registers.viewReported",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: ({ sql, store }, { id }) => listWaitingSales(sql, { storeId: store.id, provider: id }),
});

/** Null before the store sells there, and after. After a failure one try has its turn, and not before its time. */
const viewReading = operation({
  name: "registers.viewReading",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Reading | null> {
    const key = { storeId: context.store.id, provider: id };
    const connection = await db.findConnection(context.sql, key);
    const held = connection === null ? null : await openConnection(context, { id });
    if (connection === null || held === null || !held.isActive || (await isServiceStopped(context, { id }))) {
      return null;
    }
    const mayTry = held.retryAt === null || (await claimTry(context, { id }));
    return { connection, bookmarks: await db.listBookmarks(context.sql, key), mayTry };
  },
});

const bookNext = operation({
  name: "registers.bookNext",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const held = await openConnection(context, { id });
    if (held?.isActive === true && !(await isServiceStopped(context, { id }))) {
      const later = new Date(context.now.getTime() + lookEveryMs);
      await bookReading(context, { id, runAt: held.retryAt !== null && held.retryAt > later ? held.retryAt : later });
    }
  },
});

/**
 * A day's sales again, with the day before and after it: an order may have been begun on another date. A cursor that is
 * not taken any more fails the job, which begins again.
 */
export async function readDay(request: StoreRequest, { id, date }: { id: string; date: string }): Promise<void> {
  const state = await viewReading(request, { id });
  if (state === null) {
    return;
  }
  const { store } = request;
  const from = instantOf(addDays(date, -1), store.boundaryMinutes, store.timeZone);
  const to = instantOf(addDays(date, 2), store.boundaryMinutes, store.timeZone);
  for (const part of ["sales", "refunds", "drawers"] as const) {
    let cursor: string | null = null;
    do {
      const ask = { placeId: state.connection.placeId, by: "made" as const, from, to, cursor };
      const page: RegisterPage = await withRegister(request, id, (credentials, service) =>
        service.readPage(part, { credentials, ...ask }),
      );
      await readUnknownItems(request, { id, rows: page.rows });
      await takeReported(request, { id, rows: page.rows, reportIds: [] });
      cursor = page.cursor;
    } while (cursor !== null);
  }
  await closeAll(request, id);
}
