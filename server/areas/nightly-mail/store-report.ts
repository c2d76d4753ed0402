import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { NightlyFigures } from "#server/areas/reports/reports.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { reachableStores } from "#server/platform/context/reachable-stores.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { viewStanding } from "./standing.ts";
import * as db from "./store-facts.db.ts";
import type { DayNote, DayTask, StoreFacts } from "./store-facts.db.ts";
import { listWaiting } from "./waiting-sources.ts";
import type { StoreReport } from "./store-day.ts";

const ofDate = z.object({ date: businessDate });
const permission = "reports:view-manager-reports" as const;

const viewStoreFacts = operation({
  name: "nightlyMail.viewStoreFacts",
  kind: "read",
  permission,
  on: "store",
  input: ofDate,
  run: (context, { date }) => db.listStoreFacts(context.sql, { storeIds: reachableStores(context), date }),
});

const viewOpenEnds = operation({
  name: "nightlyMail.viewOpenEnds",
  kind: "read",
  permission,
  on: "store",
  input: ofDate,
  run: (context, { date }) => db.listOpenEnds(context.sql, { storeIds: reachableStores(context), date }),
});

const viewDayNotes = operation({
  name: "nightlyMail.viewDayNotes",
  kind: "read",
  permission,
  on: "store",
  input: ofDate,
  run: (context, { date }) => db.listNotes(context.sql, { storeIds: reachableStores(context), date }),
});

/** What stands beside the figures of a date, of all stores of a mail; null for a part that could not be read. */
export type DayParts = {
  facts: ReadonlyMap<number, StoreFacts>;
  tasks: ReadonlyMap<number, readonly DayTask[]> | null;
  notes: ReadonlyMap<number, readonly DayNote[]> | null;
};

/** Of all stores in the scope of the request, each part in one statement; tasks and notes may each fail alone. */
export async function loadDayParts(request: StoreRequest, { date }: { date: BusinessDate }): Promise<DayParts> {
  const [facts, tasks, notes] = await Promise.all([
    viewStoreFacts(request, { date }),
    orNothing(request, "tasks", () => viewOpenEnds(request, { date })),
    orNothing(request, "notes", () => viewDayNotes(request, { date })),
  ]);
  return { facts, tasks, notes };
}

/** The rest is read for each store, because its areas say what waits there by rules of their own. */
export async function loadStoreReport(
  request: StoreRequest,
  { date, figures, parts }: { date: BusinessDate; figures: NightlyFigures; parts: DayParts },
): Promise<StoreReport> {
  const { store } = request;
  const facts = parts.facts.get(store.id);
  if (facts === undefined) {
    throw new Error(`There is no store ${store.id} in this scope`);
  }
  const standing = await viewStanding(request, { date });
  const tasks = parts.tasks && (parts.tasks.get(store.id) ?? []);
  const notes = parts.notes && (parts.notes.get(store.id) ?? []);
  const report = { store, date, figures, standing, isShut: standing.isShut, facts, tasks, notes };
  return { ...report, waiting: await listWaiting(request, report) };
}

async function orNothing<Part>(request: StoreRequest, part: string, read: () => Promise<Part>): Promise<Part | null> {
  try {
    return await read();
  } catch (error) {
    request.platform.log.error({ err: error, part, storeId: request.store.id }, "A part of the nightly mail failed");
    return null;
  }
}
