import { randomUUID } from "node:crypto";
import type { SimulatedDelivery, SimulatedOrder, SimulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import {
  shopifyBase,
  shopifyHeaders as headers,
  shopifyPaths as paths,
  shopifySetting,
  shopifyTopics,
} from "./shopify-paths.ts";
import { toRedactBody, toShopifyOrder } from "./shopify-simulated-answers.ts";
import { shopifySignature } from "./shopify-webhooks.ts";

/** Simulates the part of Shopify's Admin API that we call, for several shops; the token says which is meant. */
export function shopifySimulator(shops: readonly SimulatedShop[]): SimulatedService {
  return {
    settings: [shopifySetting],
    basePath: shopifyBase,
    respond: (request) => respond(shops, request),
  };
}

function respond(shops: readonly SimulatedShop[], request: SimulatedRequest): SimulatedResponse {
  const shop = shops.find(({ adminToken }) => adminToken === request.headers[headers.token]);
  if (shop === undefined) {
    return refused(401, "[API] Invalid API key or access token (unrecognized login or wrong password)");
  }
  const scope = request.method === "GET" ? "read_orders" : "write_orders";
  if (request.path !== paths.shop && !shop.scopes.includes(scope)) {
    return refused(403, `[API] This action requires merchant approval for ${scope} scope.`);
  }
  const ofOrder = /^\/orders\/(\d+)\/fulfillment_orders\.json$/.exec(request.path)?.[1];
  if (ofOrder !== undefined) {
    return listFulfillmentOrders(shop, ofOrder);
  }
  switch (`${request.method} ${request.path}`) {
    case `GET ${paths.shop}`:
      return { status: 200, body: { shop: { id: 954_889, name: shop.name, myshopify_domain: shop.domain } } };
    case `GET ${paths.orders}`:
      return listOrders(shop, request);
    case `POST ${paths.fulfillments}`:
      return fulfill(shop, request);
    case `POST ${paths.graphql}`:
      return prepare(shop, request);
    default:
      return refused(404, "Not Found");
  }
}

function refused(status: number, errors: string): SimulatedResponse {
  return { status, body: { errors } };
}

function listOrders(shop: SimulatedShop, { query }: SimulatedRequest): SimulatedResponse {
  const limit = Number(query.get("limit") ?? 50);
  const cursor = query.get("page_info");
  if (cursor !== null && [...query.keys()].some((name) => name !== "limit" && name !== "page_info")) {
    return refused(400, "page_info cannot be passed with other parameters");
  }
  const [from = "", first = "0"] = cursor === null ? [query.get("updated_at_min") ?? ""] : atob(cursor).split("|");
  const since = from === "" ? 0 : Date.parse(from);
  const all = shop.orders
    .filter(({ updatedAt }) => updatedAt.getTime() >= since)
    .toSorted((left, right) => left.updatedAt.getTime() - right.updatedAt.getTime() || left.id - right.id);
  const begin = Number(first);
  const page = all.slice(begin, begin + limit);
  const next = btoa(`${from}|${begin + limit}`);
  const address = `https://${shop.domain}${shopifyBase}${paths.orders}?limit=${limit}&page_info=${next}`;
  return {
    status: 200,
    body: { orders: page.map(toShopifyOrder) },
    ...(begin + limit < all.length && { headers: { link: `<${address}>; rel="next"` } }),
  };
}

/** Each order has one part, which the whole of it is. */
function partIdOf(order: SimulatedOrder): number {
  return order.id + 900;
}

function listFulfillmentOrders(shop: SimulatedShop, id: string): SimulatedResponse {
  const order = shop.orders.find((candidate) => String(candidate.id) === id);
  if (order === undefined) {
    return refused(404, "Not Found");
  }
  const isClosed = order.isFulfilled || order.cancelledAt !== null;
  const part = { id: partIdOf(order), order_id: order.id, status: isClosed ? "closed" : "open" };
  return { status: 200, body: { fulfillment_orders: [part] } };
}

function fulfill(shop: SimulatedShop, { body, now }: SimulatedRequest): SimulatedResponse {
  const text = JSON.stringify(body);
  const order = shop.orders.find((candidate) => text.includes(String(partIdOf(candidate))));
  if (order === undefined || order.isFulfilled) {
    return { status: 422, body: { errors: ["The fulfillment order is not in an open state."] } };
  }
  Object.assign(order, { isFulfilled: true, updatedAt: now });
  return { status: 201, body: { fulfillment: { id: order.id + 700, order_id: order.id, status: "success" } } };
}

function prepare(shop: SimulatedShop, { body, now }: SimulatedRequest): SimulatedResponse {
  const text = JSON.stringify(body);
  const order = shop.orders.find((candidate) => text.includes(String(partIdOf(candidate))));
  const userErrors = order?.delivery === "pickup" ? [] : [{ message: "The order is not picked up in the store." }];
  if (order !== undefined && userErrors.length === 0) {
    Object.assign(order, { isPreparedForPickup: true, updatedAt: now });
  }
  return { status: 200, body: { data: { fulfillmentOrderLineItemsPreparedForPickup: { userErrors } } } };
}

/** The shop reports something about an order. */
export function reportOrder(
  shop: SimulatedShop,
  order: SimulatedOrder,
  topic: keyof typeof shopifyTopics,
): SimulatedDelivery {
  const isPrivacy = topic === "redactCustomer" || topic === "dataRequest";
  const body = isPrivacy
    ? toRedactBody(shop, order)
    : topic === "fulfilled"
      ? { id: order.id + 700, order_id: order.id, status: "success" }
      : toShopifyOrder(order);
  const delivery = { webhookId: randomUUID(), topic: shopifyTopics[topic], body: JSON.stringify(body) };
  shop.deliveries.push(delivery);
  return delivery;
}

/** The shop reports something about itself: the app was taken out, or the shop has ended. */
export function reportShop(shop: SimulatedShop, topic: "uninstalled" | "redactShop"): SimulatedDelivery {
  const body = JSON.stringify({ id: 954_889, name: shop.name, myshopify_domain: shop.domain });
  const delivery = { webhookId: randomUUID(), topic: shopifyTopics[topic], body };
  shop.deliveries.push(delivery);
  return delivery;
}

/** The headers with which Shopify posts a report. */
export function deliveryHeaders(
  shop: Pick<SimulatedShop, "domain" | "secret">,
  { webhookId, topic, body }: SimulatedDelivery,
): Record<string, string> {
  return {
    "content-type": "application/json",
    [headers.signature]: shopifySignature(shop.secret, Buffer.from(body)),
    [headers.topic]: topic,
    [headers.shop]: shop.domain,
    [headers.id]: webhookId,
  };
}
