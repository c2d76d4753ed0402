import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { NightlyFigures } from "#server/areas/reports/reports.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
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
  run: (context, { date }): Promise<StoreFacts> => db.getStoreFacts(context.sql, { storeId: context.store.id, date }),
});

const viewOpenEnds = operation({
  name: "nightlyMail.viewOpenEnds",
  kind: "read",
  permission,
  on: "store",
  input: ofDate,
  run: (context, { date }): Promise<DayTask[]> => db.listOpenEnds(context.sql, { storeId: context.store.id, date }),
});

const viewDayNotes = operation({
  name: "nightlyMail.viewDayNotes",
  kind: "read",
  permission,
  on: "store",
  input: ofDate,
  run: (context, { date }): Promise<DayNote[]> => db.listNotes(context.sql, { storeId: context.store.id, date }),
});

/** Loads the parts beside the figures, each of which may fail alone. */
export async function loadStoreReport(
  request: StoreRequest,
  { date, figures }: { date: BusinessDate; figures: NightlyFigures },
): Promise<StoreReport> {
  const [standing, facts, tasks, notes] = await Promise.all([
    viewStanding(request, { date }),
    viewStoreFacts(request, { date }),
    orNothing(request, "tasks", () => viewOpenEnds(request, { date })),
    orNothing(request, "notes", () => viewDayNotes(request, { date })),
  ]);
  const report = { store: request.store, date, figures, standing, isShut: standing.isShut, facts, tasks, notes };
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
