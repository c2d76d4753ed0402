/** What a contact-list service reports in between the nightly readings: kept once, worked off by a job. */
import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { integrationId } from "#server/areas/automations/automations.ts";
import type { Platform, StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { hashToken } from "#server/platform/auth/tokens.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { troubleOf, webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
import { readLinkToken } from "#server/platform/public-pages/public-reply.ts";
import { refreshScreens, serviceOf } from "./contact-service.ts";
import { takeReportsJob } from "./contacts.jobs.ts";
import { takeAll } from "./departures.ts";
import * as lists from "./lists.db.ts";
import * as reports from "./reports.db.ts";

const permission = "automations:manage" as const;

/**
 * Keeps what was posted by who knows the secret of the address, once; a job works it off. The service signs nothing.
 * Resolves to false for everybody else, and nothing says which store there is.
 */
export async function takeReport(
  platform: Platform,
  { id, key, body }: { id: string; key: string; body: string | null },
): Promise<boolean> {
  const link = readLinkToken(key);
  const request =
    link && (await requestForStore(platform, { storeId: link.storeId, reason: "report of a contact list" }));
  return request ? keepReport(request, { id, key, body }) : false;
}

const mostBody = 20_000;

const keepReport = operation({
  name: "contacts.keepReport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, key: inputText.max(100), body: inputText.max(mostBody).nullable() }),
  async run(context, { id, key, body }): Promise<boolean> {
    const { sql, store, now } = context;
    const expected = await lists.findWatchHash(sql, { storeId: store.id, provider: id });
    if (expected === null || !timingSafeEqual(expected, hashToken(key))) {
      return false;
    }
    const reportId = body === null ? null : createHash("sha256").update(body).digest("hex");
    if (body !== null && reportId !== null) {
      const report = { id: reportId, provider: id, body, receivedAt: now };
      if (await reports.insertReport(sql, store.id, report)) {
        await bookReports(context, { id });
      }
    }
    return true;
  },
});

/** With a report that one is worked off, whatever waits before it. */
export async function bookReports(
  context: StoreContext,
  { id, reportId }: { id: string; reportId?: string },
): Promise<void> {
  const storeId = context.store.id;
  const key = [takeReportsJob.name, storeId, id, ...(reportId === undefined ? [] : [reportId])].join(":");
  await context.addJob(takeReportsJob, { storeId, id, ...(reportId !== undefined && { reportId }) }, { key });
}

type Taking = { id: string; reportId?: string | undefined };

/** The oldest first, until none waits; or the one that support replays. */
export async function takeReports(request: StoreRequest, { id, reportId }: Taking): Promise<void> {
  const taking = { id, reportId: reportId ?? null };
  try {
    while ((await takeNextReport(request, taking)) && taking.reportId === null) {
      // The next one.
    }
  } catch (error) {
    await noteTry(request, { ...taking, trouble: troubleOf(error) });
    throw error;
  }
}

const takenReport = { id: integrationId, reportId: inputText.min(1).max(200).nullable() };

/** For support, which sees how often it was tried and never what it says. */
const noteTry = operation({
  name: "contacts.noteTry",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ ...takenReport, trouble: z.enum(webhookTroubles) }),
  async run(context, { id: provider, reportId, trouble }): Promise<void> {
    const storeId = context.store.id;
    await reports.saveTry(context.sql, { storeId, provider, id: reportId, at: context.now, trouble });
    await notifySupport(context);
  },
});

function notifySupport(context: StoreContext): Promise<void> {
  return sendNotice(context, { name: "webhook.tried", recordKind: "Webhook", recordId: null });
}

const takeNextReport = operation({
  name: "contacts.takeNextReport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object(takenReport),
  async run(context, { id, reportId }): Promise<boolean> {
    const { sql, store, now } = context;
    const list = await lists.findList(sql, { storeId: store.id, provider: id, isLocked: true });
    const report = await reports.findWaitingReport(sql, { storeId: store.id, provider: id, id: reportId });
    if (report === null) {
      return false;
    }
    const departure = serviceOf(context.platform, id).readReport(report.body);
    if (departure !== null && departure.listId === list?.listId) {
      await takeAll(context, { id, departures: [departure] });
      await refreshScreens(context);
    }
    await reports.closeReport(sql, { storeId: store.id, id: report.id, at: now });
    await (report.tries > 0 && notifySupport(context));
    // Another worker that waited for this one may have ended without the rest.
    await (reportId !== null && bookReports(context, { id }));
    return true;
  },
});
