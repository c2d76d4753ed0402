/** What the shop posts on its own: signed, kept once, worked off by a job. */
import { z } from "zod";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import {
  activateIntegration,
  integrationId,
  isServiceStopped,
  noteFailure,
  noteSuccess,
  openConnection,
  writeLog,
} from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { takeReportsJob } from "./orders.jobs.ts";
import { redactOrders } from "./redact.ts";
import * as db from "./reports.db.ts";
import { bookPoll, openSecret, shopServiceOf } from "./shop-service.ts";
import * as shops from "./shops.db.ts";
import { takeOrder } from "./take-order.ts";

const permission = "automations:manage" as const;

type SigningShop = { shopDomain: string; secret: string };

/** How the store's shop signs; null while it has no secret here. For the server alone. */
export const openSigningShop = operation({
  name: "orders.openSigningShop",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<SigningShop | null> {
    const shop = await shops.findShop(context.sql, { storeId: context.store.id, provider: id });
    if (shop === null || shop.endedAt !== null || shop.secret === null) {
      return null;
    }
    return { shopDomain: shop.shopDomain, secret: openSecret(context, { id, secret: shop.secret }) };
  },
});

/** So many in a row are no accident: the secret here is not the shop's. */
const mostBadSignatures = 5;

const mismatchText = "Shopify is sending, but the secret does not match";

/** Counts a webhook of the shop whose signature does not fit; nothing of it is kept. */
export const noteBadSignature = operation({
  name: "orders.noteBadSignature",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const key = { storeId: context.store.id, provider: id };
    const shop = await shops.findShop(context.sql, { ...key, isLocked: true });
    if (shop === null || shop.endedAt !== null) {
      return;
    }
    const badSignatures = shop.badSignatures + 1;
    await shops.changeShop(context.sql, key, { badSignatures, badSince: shop.badSince ?? context.now });
    if (badSignatures === mostBadSignatures) {
      await noteFailure(context, { id, kind: "reports", code: "secret", text: mismatchText, retryAfterMs: null });
    }
  },
});

export function isSecretWrong({ badSignatures }: Pick<shops.ShopRow, "badSignatures">): boolean {
  return badSignatures >= mostBadSignatures;
}

/** A shop with its first genuine webhook is set up. */
export const keepReport = operation({
  name: "orders.keepReport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    webhookId: inputText.min(1).max(200),
    topic: inputText.min(1).max(200),
    body: foreignText(5_000_000),
  }),
  async run(context, { id, webhookId, topic, body }): Promise<void> {
    const { sql, now } = context;
    const key = { storeId: context.store.id, provider: id };
    const shop = await shops.findShop(sql, { ...key, isLocked: true });
    if (shop === null || !(await db.insertReport(sql, { ...key, webhookId, topic, body, receivedAt: now }))) {
      return;
    }
    await shops.changeShop(sql, key, { lastReportAt: now, badSignatures: 0, badSince: null });
    await noteReport(context, { id, topic, wasWrong: isSecretWrong(shop) });
    const { storeId } = key;
    await context.addJob(takeReportsJob, { storeId, id }, { key: `${takeReportsJob.name}:${storeId}:${id}` });
  },
});

async function noteReport(
  context: StoreContext,
  { id, topic, wasWrong }: { id: string; topic: string; wasWrong: boolean },
): Promise<void> {
  const line = { id, kind: "reports", text: `Webhook ${topic}` };
  // A good webhook ends the trouble with the secret, and no other: a token that ended is still ended.
  const isOtherTrouble = !wasWrong && (await isServiceStopped(context, { id }));
  await (isOtherTrouble ? writeLog(context, { ...line, level: "info" }) : noteSuccess(context, line));
  const connection = await openConnection(context, { id });
  if (connection !== null && connection.placeId !== null && !connection.isActive) {
    await activateIntegration(context, { id });
  }
}

/** Works off what waits, the oldest first, each in its own transaction. */
export async function takeReports(request: StoreRequest, { id }: { id: string }): Promise<void> {
  while (await takeOldestReport(request, { id })) {
    // Each is committed before the next is looked for.
  }
}

const takeOldestReport = operation({
  name: "orders.takeOldestReport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<boolean> {
    const key = { storeId: context.store.id, provider: id };
    const report = await db.lockOldestReport(context.sql, key);
    if (report === undefined) {
      return false;
    }
    await takeReport(context, { id, topic: report.topic, body: report.body ?? "" });
    await db.markHandled(context.sql, { ...key, webhookId: report.webhookId, at: context.now });
    return true;
  },
});

async function takeReport(
  context: StoreContext,
  { id, ...report }: { id: string; topic: string; body: string },
): Promise<void> {
  const read = shopServiceOf(context.platform, id).readReport(report);
  switch (read.kind) {
    case "order":
      await takeOrder(context, { id, order: read.order, isReconciled: false });
      break;
    case "look":
      await bookPoll(context, { id, isNow: true });
      break;
    case "uninstalled":
      await noteFailure(context, {
        ...{ id, kind: "reports", code: "sign-in", text: "App was uninstalled", retryAfterMs: null },
      });
      break;
    case "privacy":
      await redactOrders(context, { id, what: read.what, orderIds: read.orderIds });
      break;
    case "other":
      break;
  }
}
