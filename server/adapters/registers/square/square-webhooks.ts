import { createHmac, timingSafeEqual } from "node:crypto";
import type { RegisterPart, RegisterReport } from "#server/adapters/registers/registers.ts";
import { webhookEvent } from "./square-answers.ts";
import { squareSignatureHeader } from "./square-paths.ts";

/** https://developer.squareup.com/docs/webhooks/step3validate */
export function squareSignature(key: string, { url, rawBody }: { url: string; rawBody: Buffer }): string {
  return createHmac("sha256", key).update(url).update(rawBody).digest("base64");
}

type Delivered = {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
};

export function isGenuine(key: string, { url, headers, rawBody }: Delivered): boolean {
  const given = Buffer.from(String(headers[squareSignatureHeader] ?? ""));
  const expected = Buffer.from(squareSignature(key, { url, rawBody }));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** By the beginning of the event's type, the longer ones first. */
const parts: readonly (readonly [string, RegisterPart | "sign-in"])[] = [
  ["oauth.authorization.revoked", "sign-in"],
  ["order.", "sales"],
  ["payment.", "sales"],
  ["refund.", "refunds"],
  ["customer.", "customers"],
  ["catalog.version.updated", "items"],
  ["team_member.", "employees"],
];

/** Null for what has not the form of a report. */
export function toReport(rawBody: Buffer): RegisterReport | null {
  const event = webhookEvent.safeParse(parseJson(rawBody)).data;
  if (event === undefined) {
    return null;
  }
  const part = parts.find(([start]) => event.type.startsWith(start))?.[1] ?? null;
  const object = innerObject(event.data?.object ?? {});
  const isSale = part === "sales" || part === "refunds";
  const orderId = object.get("order_id");
  return {
    id: event.event_id,
    accountId: event.merchant_id,
    placeId: event.location_id ?? textOf(object.get("location_id")),
    part,
    saleIds: isSale && typeof orderId === "string" ? [orderId] : [],
  };
}

/** What changed stands under its own name: `{ "order_updated": { "order_id": … } }`. */
function innerObject(object: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const [inner] = Object.values(object);
  return new Map(typeof inner === "object" && inner !== null ? Object.entries(inner) : []);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return null;
  }
}
