/** For support: what the texting service reported and still waits. */
import { z } from "zod";
import { texting } from "#server/adapters/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { mostWaiting, toTrouble } from "#server/platform/webhooks/waiting-webhook.ts";
import type { ReplayOutcome, WaitingWebhook, WebhookInbox } from "#server/platform/webhooks/waiting-webhook.ts";
import * as db from "./reports.db.ts";
import { bookReports } from "./reports.ts";

export const textingWebhooks: WebhookInbox = { list, replay };

const kinds = new Map([
  ["incoming", "Incoming text"],
  ["status", "Delivery report"],
  ["call", "Incoming call"],
  ["call-dialed", "Forwarded call"],
  ["call-ended", "End of a call"],
]);

async function list({ sql, store, platform }: StoreContext): Promise<WaitingWebhook[]> {
  const rows = await db.listWaitingReports(sql, { storeId: store.id, limit: mostWaiting });
  const service = platform.services.findProgramWide(texting)?.id ?? texting.id;
  return rows.map(({ kind, trouble, ...row }) => ({
    ...row,
    service,
    serviceName: "Texting",
    kind: kinds.get(kind) ?? "Other",
    trouble: toTrouble(trouble),
  }));
}

/** With those before it: a START that overtakes an older STOP would let texts go to who wants none. */
async function replay(context: StoreContext, { id }: { id: string }): Promise<ReplayOutcome> {
  const isOurs = z.uuid().safeParse(id).success;
  const report = isOurs ? await db.findReport(context.sql, { storeId: context.store.id, id }) : undefined;
  if (report === undefined) {
    return null;
  }
  if (report.handledAt !== null) {
    return "done";
  }
  await bookReports(context);
  return "booked";
}
