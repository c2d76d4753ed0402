/** For support: what contact-list services reported and still waits. */
import type { StoreContext } from "#server/platform/context/context.ts";
import { mostWaiting, toTrouble } from "#server/platform/webhooks/waiting-webhook.ts";
import type { ReplayOutcome, WaitingWebhook, WebhookInbox } from "#server/platform/webhooks/waiting-webhook.ts";
import * as db from "./reports.db.ts";
import { bookReports } from "./reports.ts";

export const contactWebhooks: WebhookInbox = { list, replay };

async function list({ sql, store, platform }: StoreContext): Promise<WaitingWebhook[]> {
  const rows = await db.listWaitingReports(sql, { storeId: store.id, limit: mostWaiting });
  return rows.map(({ provider, trouble, ...row }) => ({
    ...row,
    service: provider,
    serviceName: platform.services.findCard(provider)?.name ?? provider,
    kind: "Person left the list",
    trouble: toTrouble(trouble),
  }));
}

async function replay(
  context: StoreContext,
  { service, id: reportId }: { service: string; id: string },
): Promise<ReplayOutcome> {
  const report = await db.findReport(context.sql, { storeId: context.store.id, provider: service, id: reportId });
  if (report === undefined) {
    return null;
  }
  if (report.handledAt !== null) {
    return "done";
  }
  await bookReports(context, { id: service, reportId });
  return "booked";
}
