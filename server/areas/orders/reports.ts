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
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { troubleOf, webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
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
    await bookReports(context, { id });
  },
});

/** With a webhook that one is worked off, whatever waits before it. */
export async function bookReports(
  context: StoreContext,
  { id, webhookId }: { id: string; webhookId?: string },
): Promise<void> {
  const storeId = context.store.id;
  const key = [takeReportsJob.name, storeId, id, ...(webhookId === undefined ? [] : [webhookId])].join(":");
  await context.addJob(takeReportsJob, { storeId, id, ...(webhookId !== undefined && { webhookId }) }, { key });
}

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

type Taking = { id: string; webhookId?: string | undefined };

/** Works off what waits, the oldest first, each in its own transaction; or the one that support replays. */
export async function takeReports(request: StoreRequest, { id, webhookId }: Taking): Promise<void> {
  const taking = { id, webhookId: webhookId ?? null };
  try {
    while ((await takeNextReport(request, taking)) && taking.webhookId === null) {
      // Each is committed before the next is looked for.
    }
  } catch (error) {
    await noteTry(request, { ...taking, trouble: troubleOf(error) });
    throw error;
  }
}

const takenWebhook = { id: integrationId, webhookId: inputText.min(1).max(200).nullable() };

/** For support, which sees how often it was tried and never what it says. */
const noteTry = operation({
  name: "orders.noteTry",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ ...takenWebhook, trouble: z.enum(webhookTroubles) }),
  async run(context, { id, ...tried }): Promise<void> {
    await db.saveTry(context.sql, { storeId: context.store.id, provider: id, at: context.now, ...tried });
    await notifySupport(context);
  },
});

function notifySupport(context: StoreContext): Promise<void> {
  return sendNotice(context, { name: "webhook.tried", recordKind: "Webhook", recordId: null });
}

const takeNextReport = operation({
  name: "orders.takeNextReport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object(takenWebhook),
  async run(context, { id, webhookId }): Promise<boolean> {
    const key = { storeId: context.store.id, provider: id };
    const report = await db.lockWaitingReport(context.sql, { ...key, webhookId });
    if (report === undefined) {
      return false;
    }
    await takeReport(context, { id, topic: report.topic, body: report.body ?? "" });
    await db.markHandled(context.sql, { ...key, webhookId: report.webhookId, at: context.now });
    await (report.tries > 0 && notifySupport(context));
    // Another worker that waited for this one may have ended without the rest.
    await (webhookId !== null && bookReports(context, { id }));
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
