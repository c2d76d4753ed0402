import type { SimulatedOrder, SimulatedShop } from "#server/adapters/orders/simulated-shop.ts";

/** An order in the words of Shopify's Admin REST API. */
export function toShopifyOrder(order: SimulatedOrder): Record<string, unknown> {
  const { customer, delivery, lines } = order;
  const subtotal = lines.reduce((sum, line) => sum + Number(line.price) * line.currentQuantity, 0);
  const tax = Math.round(subtotal * 5.5) / 100;
  const address = customer && delivery !== "pickup" ? addressOf(customer) : null;
  return {
    id: order.id,
    name: `#${order.number}`,
    order_number: order.number,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelledAt === null ? null : "customer",
    currency: "USD",
    subtotal_price: subtotal.toFixed(2),
    total_tax: tax.toFixed(2),
    total_price: (subtotal + tax).toFixed(2),
    financial_status: "paid",
    fulfillment_status: order.isFulfilled ? "fulfilled" : null,
    source_name: "web",
    note: order.note === "" ? null : order.note,
    tags: order.tags.join(", "),
    ...customerFields(customer),
    ...(address && { shipping_address: address }),
    shipping_lines: [shippingLine(delivery)],
    line_items: lines.map((line) => ({
      ...{ id: line.id, title: line.title, variant_title: line.variant, sku: line.sku, price: line.price },
      ...{ quantity: line.quantity, current_quantity: line.currentQuantity, requires_shipping: true },
    })),
  };
}

function customerFields(customer: SimulatedOrder["customer"]) {
  if (customer === null) {
    return { email: "", phone: null, customer: null };
  }
  const { id, firstName, lastName, email, phone } = customer;
  return { email, phone, customer: { id, first_name: firstName, last_name: lastName, email, phone } };
}

function addressOf({ firstName, lastName, phone }: NonNullable<SimulatedOrder["customer"]>) {
  const place = {
    address1: "12 Birch Street",
    city: "Dayton",
    province: "Ohio",
    zip: "45402",
    country: "United States",
  };
  return { first_name: firstName, last_name: lastName, name: `${firstName} ${lastName}`, phone, ...place };
}

const deliveryWords = { pickup: "Pickup in store", ship: "Standard", local: "Local Delivery" } as const;

function shippingLine(delivery: SimulatedOrder["delivery"]) {
  const title = deliveryWords[delivery];
  return { title, code: title, price: delivery === "ship" ? "6.95" : "0.00", source: "shopify" };
}

/** What Shopify posts when a customer asks to be forgotten. */
export function toRedactBody(shop: SimulatedShop, order: SimulatedOrder): Record<string, unknown> {
  const { id, email, phone } = order.customer ?? { id: 0, email: "", phone: "" };
  return { shop_id: 954_889, shop_domain: shop.domain, customer: { id, email, phone }, orders_to_redact: [order.id] };
}
