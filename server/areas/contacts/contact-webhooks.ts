/** For support: what contact-list services reported and still waits. */
import { serviceOf, webhookInbox } from "#server/platform/webhooks/webhook-inbox.ts";
import * as db from "./reports.db.ts";
import { bookReports } from "./reports.ts";

export const contactWebhooks = webhookInbox({
  list: ({ sql, store }, limit) => db.listWaitingReports(sql, { storeId: store.id, limit }),
  describe: ({ provider }, context) => ({ ...serviceOf(provider, context), kind: "Person left the list" }),
  find: ({ sql, store }, { service: provider, id }) => db.findReport(sql, { storeId: store.id, provider, id }),
  book: (context, { service: id, id: reportId }) => bookReports(context, { id, reportId }),
});
