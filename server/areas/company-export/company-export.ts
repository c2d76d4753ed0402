/** Everything of a company as one file, for its owner alone: asked for, written by a job, downloaded for a week. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { companyExportOpened, companyExportStarted } from "#server/events/company/company-export.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./company-export.db.ts";
import type { ExportRow } from "./company-export.db.ts";
import { writeExportJob } from "./company-export.jobs.ts";
import { exportedTables } from "./exported-tables.ts";

export type { ExportRow } from "./company-export.db.ts";

/** The newest one; null when nobody ever asked, or it was deleted. */
export const viewExport = operation({
  name: "companyExport.viewExport",
  kind: "read",
  permission: "company:export",
  on: "store",
  input: z.object({}),
  run: async (context): Promise<ExportRow | null> =>
    (await db.findNewest(context.sql, context.store.accountId)) ?? null,
});

/** Begins one, unless one is being written: then that one is meant. */
export const startExport = operation({
  name: "companyExport.startExport",
  kind: "write",
  permission: "company:export",
  on: "store",
  input: z.object({}),
  async run(context): Promise<ExportRow> {
    const { sql, now, store, user } = context;
    if (user === null) {
      throw notFound("User");
    }
    const { accountId } = store;
    const id = uuidv7({ msecs: now.getTime() });
    const row = { accountId, id, requestedBy: user.id, requestedAt: now, tablesCount: exportedTables.length };
    if (await db.replaceExport(sql, row)) {
      await context.addJob(writeExportJob, { accountId, storeId: store.id, id });
      const { name } = await db.findCompany(sql, accountId);
      await context.emit(companyExportStarted, { name }, { kind: "CompanyExport", id: store.id });
    }
    return (await db.findNewest(sql, accountId)) ?? notThere();
  },
});

/** Long enough to start a download, and to go on with one that broke off. */
const linkMs = 60 * 60_000;

/** Makes the link that downloads the file. It lets in everyone who has it, so it is made on a press and ends soon. */
export const openExport = operation({
  name: "companyExport.openExport",
  kind: "write",
  permission: "company:export",
  on: "store",
  secretAnswer: "run-again",
  input: z.object({}),
  async run(context): Promise<{ path: string }> {
    const { sql, now, store } = context;
    const newest = await db.findNewest(sql, store.accountId);
    if (newest?.state !== "ready") {
      throw new Refusal("not-found", { message: "There is no finished export", status: 404 });
    }
    const token = newToken();
    const key = { accountId: store.accountId, id: newest.id };
    await db.saveLink(sql, key, { linkHash: hashToken(token), linkEndsAt: new Date(now.getTime() + linkMs) });
    const { name } = await db.findCompany(sql, store.accountId);
    await context.emit(companyExportOpened, { name }, { kind: "CompanyExport", id: store.id });
    return { path: `/api/vue/company-exports/${token}` };
  },
});

export type ExportFile = { accountId: number; id: string; bytes: number; finishedAt: Date | null };

/** The file that a link stands for; null for a wrong one, and for one that has ended. */
export async function findFile({ database, clock }: Platform, token: string): Promise<ExportFile | null> {
  const link = { linkHash: hashToken(token), now: clock() };
  return (await database.read("system", (sql) => db.findByLink(sql, link))) ?? null;
}

/** Piece by piece, so that a file of any size needs a megabyte of memory. */
export async function* readFile({ database }: Platform, file: ExportFile): AsyncGenerator<Buffer> {
  const scope = { accountIds: [file.accountId], storeIds: [] };
  for (let position = 0; ; position += 1) {
    const content = await database.read(scope, (sql) => db.findPart(sql, file, position));
    if (content === null) {
      return;
    }
    yield content;
  }
}

/** Tells open screens that there is news of the file. */
export const reportProgress = operation({
  name: "companyExport.reportProgress",
  kind: "write",
  permission: "company:export",
  on: "store",
  input: z.object({}),
  run: (context): Promise<void> =>
    sendNotice(context, { name: "company-export.progress", recordKind: "CompanyExport", recordId: null }),
});

function notThere(): never {
  throw notFound("Export");
}
