/** For support: the webhooks of online shops that wait, and how one is tried again. */
import { serviceOf, webhookInbox } from "#server/platform/webhooks/webhook-inbox.ts";
import * as db from "./reports.db.ts";
import { bookReports } from "./reports.ts";

export const orderWebhooks = webhookInbox({
  list: ({ sql, store }, limit) => db.listWaitingReports(sql, { storeId: store.id, limit }),
  describe: ({ provider, topic }, context) => ({ ...serviceOf(provider, context), kind: kindOf(topic) }),
  find: ({ sql, store }, { service: provider, id: webhookId }) =>
    db.findReport(sql, { storeId: store.id, provider, webhookId }),
  book: (context, { service: id, id: webhookId }) => bookReports(context, { id, webhookId }),
});

const kinds = new Map([
  ["orders", "Order"],
  ["fulfillments", "Shipping"],
  ["app", "App removed"],
  ["customers", "Privacy request"],
  ["shop", "Privacy request"],
]);

function kindOf(topic: string): string {
  const [about = ""] = topic.split("/");
  return kinds.get(about) ?? "Other";
}
