/** For support: the webhooks of online shops that wait, and how one is tried again. */
import type { StoreContext } from "#server/platform/context/context.ts";
import { mostWaiting, toTrouble } from "#server/platform/webhooks/waiting-webhook.ts";
import type { ReplayOutcome, WaitingWebhook, WebhookInbox } from "#server/platform/webhooks/waiting-webhook.ts";
import * as db from "./reports.db.ts";
import { bookReports } from "./reports.ts";

export const orderWebhooks: WebhookInbox = { list, replay };

async function list({ sql, store, platform }: StoreContext): Promise<WaitingWebhook[]> {
  const rows = await db.listWaitingReports(sql, { storeId: store.id, limit: mostWaiting });
  return rows.map(({ provider, webhookId, topic, trouble, ...row }) => ({
    ...row,
    id: webhookId,
    service: provider,
    serviceName: platform.services.findCard(provider)?.name ?? provider,
    kind: kindOf(topic),
    trouble: toTrouble(trouble),
  }));
}

function kindOf(topic: string): string {
  const [about = ""] = topic.split("/");
  const kinds = new Map([
    ["orders", "Order"],
    ["fulfillments", "Shipping"],
    ["app", "App removed"],
    ["customers", "Privacy request"],
    ["shop", "Privacy request"],
  ]);
  return kinds.get(about) ?? "Other";
}

async function replay(
  context: StoreContext,
  { service, id: webhookId }: { service: string; id: string },
): Promise<ReplayOutcome> {
  const report = await db.findReport(context.sql, { storeId: context.store.id, provider: service, webhookId });
  if (report === undefined) {
    return null;
  }
  if (report.handledAt !== null) {
    return "done";
  }
  await bookReports(context, { id: service, webhookId });
  return "booked";
}
