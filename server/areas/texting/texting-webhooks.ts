/** For support: what the texting service reported and still waits. */
import { z } from "zod";
import { texting } from "#server/adapters/texting/texting.ts";
import { webhookInbox } from "#server/platform/webhooks/webhook-inbox.ts";
import * as db from "./reports.db.ts";
import { bookReports } from "./reports.ts";

const kinds = new Map([
  ["incoming", "Incoming text"],
  ["status", "Delivery report"],
  ["call", "Incoming call"],
  ["call-dialed", "Forwarded call"],
  ["call-ended", "End of a call"],
]);

/** One is replayed with those before it: a START that overtakes an older STOP would let texts go to who wants none. */
export const textingWebhooks = webhookInbox({
  list: ({ sql, store }, limit) => db.listWaitingReports(sql, { storeId: store.id, limit }),
  describe: ({ kind }, { platform }) => ({
    service: platform.services.findProgramWide(texting)?.id ?? texting.id,
    serviceName: "Texting",
    kind: kinds.get(kind) ?? "Other",
  }),
  async find({ sql, store }, { id }) {
    return z.uuid().safeParse(id).success ? db.findReport(sql, { storeId: store.id, id }) : undefined;
  },
  book: (context) => bookReports(context),
});
