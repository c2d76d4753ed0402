import { z } from "zod";
import type { DeliveryMethod, OnlineOrder } from "#server/adapters/orders/orders.ts";

/** The parts of Shopify's responses that we read: https://shopify.dev/docs/api/admin-rest/latest/resources/order */

const id = z.union([z.int(), z.string().min(1)]).transform(String);
const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100);
/** PostgreSQL stores neither NUL nor half a pair of UTF-16. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.replaceAll("\0", "").toWellFormed().trim() ?? "");
const mostCents = 100_000_000;
/** `78.50`. */
const cents = z
  .union([z.string().regex(/^-?\d{1,9}(\.\d+)?$/), z.number()])
  .nullish()
  .transform((amount) => Math.max(-mostCents, Math.min(mostCents, Math.round(Number(amount ?? 0) * 100))));

const line = z.object({
  id,
  title: optionalText,
  variant_title: optionalText,
  sku: optionalText,
  quantity: z.int().min(0).max(1_000_000),
  /** After refunds and edits; older versions do not have it. */
  current_quantity: z.int().min(0).max(1_000_000).nullish(),
  price: cents,
});

const person = z.object({
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  phone: optionalText,
});
const address = z.object({ name: optionalText, phone: optionalText });

const order = z.object({
  id,
  name: optionalText,
  created_at: instant,
  updated_at: instant,
  cancelled_at: instant.nullish(),
  email: optionalText,
  phone: optionalText,
  source_name: optionalText,
  financial_status: optionalText,
  fulfillment_status: optionalText,
  currency: optionalText,
  subtotal_price: cents,
  total_tax: cents,
  total_price: cents,
  note: optionalText,
  tags: optionalText,
  customer: person.nullish(),
  shipping_address: address.nullish(),
  billing_address: address.nullish(),
  shipping_lines: z
    .array(z.object({ title: optionalText, code: optionalText, delivery_category: optionalText }))
    .default([]),
  line_items: z.array(line).max(1000).default([]),
});

export const orderList = z.object({ orders: z.array(order) });
export const oneShop = z.object({ shop: z.object({ name: z.string(), myshopify_domain: z.string() }) });
export const orderBody = order;

/** https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance */
export const privacyBody = z.object({
  orders_to_redact: z.array(id).default([]),
  orders_requested: z.array(id).default([]),
});

export const fulfillmentOrders = z.object({
  fulfillment_orders: z.array(z.object({ id, status: z.string() })),
});

export const mutationAnswer = z.object({
  data: z
    .record(z.string(), z.object({ userErrors: z.array(z.object({ message: z.string() })).default([]) }).nullable())
    .nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
});

const most = { name: 60, text: 200, note: 2000, tags: 50 };

export function toOnlineOrder(read: z.output<typeof order>): OnlineOrder {
  const { customer, shipping_address: shipping, billing_address: billing } = read;
  const fullName = [customer?.first_name, customer?.last_name].filter((part) => part).join(" ");
  const firstOf = (...texts: (string | undefined)[]): string => texts.find((text) => text)?.slice(0, most.text) ?? "";
  return {
    id: read.id,
    name: (read.name || `#${read.id}`).slice(0, most.name),
    placedAt: read.created_at,
    updatedAt: read.updated_at,
    cancelledAt: read.cancelled_at ?? null,
    customerName: firstOf(fullName, shipping?.name, billing?.name),
    email: firstOf(read.email, customer?.email),
    phone: firstOf(read.phone, shipping?.phone, customer?.phone, billing?.phone),
    channel: read.source_name.slice(0, most.name),
    financialStatus: read.financial_status.slice(0, most.name),
    fulfillmentStatus: read.fulfillment_status.slice(0, most.name),
    delivery: deliveryOf(read),
    lines: read.line_items.map((item) => ({
      id: item.id.slice(0, most.name),
      title: item.title.slice(0, most.text),
      variant: item.variant_title.slice(0, most.text),
      sku: item.sku.slice(0, most.name),
      quantity: item.current_quantity ?? item.quantity,
      priceCents: item.price,
    })),
    subtotalCents: read.subtotal_price,
    taxCents: read.total_tax,
    totalCents: read.total_price,
    currency: read.currency.slice(0, 3),
    note: read.note.slice(0, most.note),
    tags: read.tags
      .split(",")
      .map((tag) => tag.trim().slice(0, most.text))
      .filter((tag) => tag !== "")
      .slice(0, most.tags),
  };
}

/** An order that nobody ships has no address to ship it to. */
function deliveryOf({ shipping_lines: lines, shipping_address: shipping }: z.output<typeof order>): DeliveryMethod {
  const words = lines.map((each) => `${each.delivery_category} ${each.code} ${each.title}`.toLowerCase()).join(" ");
  if (/local[ _-]?delivery/.test(words)) {
    return "local";
  }
  return /pick[ _-]?up/.test(words) || !shipping ? "pickup" : "ship";
}
