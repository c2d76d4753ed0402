import { createHmac, timingSafeEqual } from "node:crypto";
import type { DeliveredReport, ReportEnvelope, ShopReport } from "#server/adapters/orders/orders.ts";
import { orderBody, privacyBody, toOnlineOrder } from "./shopify-answers.ts";
import { shopifyHeaders as headers, shopifyTopics as topics } from "./shopify-paths.ts";

/** https://shopify.dev/docs/apps/build/webhooks/subscribe/https#step-2-validate-the-origin-of-your-webhook */
export function shopifySignature(secret: string, rawBody: Buffer): string {
  return createHmac("sha256", secret).update(rawBody).digest("base64");
}

export function isGenuine(secret: string, delivered: DeliveredReport): boolean {
  const given = Buffer.from(headerOf(delivered, headers.signature));
  const expected = Buffer.from(shopifySignature(secret, delivered.rawBody));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const mostLetters = 200;

export function readEnvelope(delivered: DeliveredReport): ReportEnvelope | null {
  const id = headerOf(delivered, headers.id);
  const topic = headerOf(delivered, headers.topic);
  const shopDomain = headerOf(delivered, headers.shop).toLowerCase();
  const isWhole = [id, topic, shopDomain].every((part) => part !== "" && part.length <= mostLetters);
  return isWhole ? { id, topic, shopDomain } : null;
}

function headerOf(delivered: DeliveredReport, name: string): string {
  const value = delivered.headers[name];
  return typeof value === "string" ? value : "";
}

export function readReport({ topic, body }: { topic: string; body: string }): ShopReport {
  switch (topic) {
    case topics.created:
    case topics.updated:
    case topics.cancelled: {
      const order = orderBody.safeParse(parseJson(body)).data;
      // What cannot be read is read again by the poll, whose fault then stands at the card.
      return order === undefined ? { kind: "look" } : { kind: "order", order: toOnlineOrder(order) };
    }
    case topics.fulfilled:
      return { kind: "look" };
    case topics.uninstalled:
      return { kind: "uninstalled" };
    case topics.dataRequest:
      return { kind: "privacy", what: "request", orderIds: readIds(body) };
    case topics.redactCustomer:
      return { kind: "privacy", what: "redact-customer", orderIds: readIds(body) };
    case topics.redactShop:
      return { kind: "privacy", what: "redact-shop", orderIds: [] };
    default:
      return { kind: "other" };
  }
}

function readIds(body: string): string[] {
  const read = privacyBody.safeParse(parseJson(body)).data;
  return read === undefined ? [] : [...read.orders_to_redact, ...read.orders_requested];
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
