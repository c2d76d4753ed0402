import type { Credentials, OrderPage, ShopService } from "#server/adapters/orders/orders.ts";
import { orders } from "#server/adapters/orders/orders.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import type { ProviderRequest, ProviderResponse } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./shopify-answers.ts";
import { shopifyHeaders, shopifyPaths as paths, shopifySetting, shopifyUrl } from "./shopify-paths.ts";
import { isGenuine, readEnvelope, readReport } from "./shopify-webhooks.ts";

/** Shopify by a custom app: the shop's owner makes it in the shop's settings, and no app review is needed. */
export const shopify = defineProvider({
  id: "shopify",
  name: "Shopify",
  need: orders,
  about: "Brings online orders to the daybook, to pick and hand over",
  exchange: {
    gets: "Orders with the customer's name, phone and email",
    sends: "Nothing, unless you switch it on",
    never: "Buys, sales in the store, wages",
  },
  credentials: [
    { name: "shopDomain", label: "Shop domain", hint: "Like maple-street.myshopify.com", kind: "text" },
    {
      name: "adminToken",
      label: "Admin API access token",
      hint: "In Shopify: Settings, Apps, Develop apps, your app, API credentials. Scopes: read_orders, read_all_orders.",
      kind: "secret",
    },
  ],
  addresses: { api: { setting: shopifySetting, own: shopifyUrl } },
  open: ({ api }) => openShopify(api),
});

const perPage = 100;

type Call = (
  credentials: Credentials,
  request: Omit<ProviderRequest, "url" | "headers"> & { path: string; query?: Record<string, string> },
) => Promise<ProviderResponse>;

function openShopify(url: string): ShopService {
  const call: Call = ({ shopDomain = "", adminToken = "" }, { path, query, ...request }) =>
    callProvider({
      // A frozen or closed shop answers 402, 404 or 423.
      faults: { 402: "plan", 403: "plan", 404: "sign-in", 423: "plan" },
      ...request,
      url: `${url.replace("{shop}", shopDomain)}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`,
      headers: { [shopifyHeaders.token]: adminToken },
      readFault: (body, status) => readErrors(body, status),
    });
  return {
    connect: (typed) => connectShop(call, typed),
    listOrders: (credentials, ask) => listOrders(call, { credentials, ...ask }),
    readEnvelope,
    isGenuine,
    readReport,
    markReady: (credentials, orderId) => markReady(call, { credentials, orderId }),
    fulfill: (credentials, orderId) => fulfill(call, { credentials, orderId }),
    orderUrl: (shopDomain, orderId) => `https://${shopDomain}/admin/orders/${encodeURIComponent(orderId)}`,
  };
}

/** The shop's address takes the token along, so nothing but a shop of Shopify's may stand there. */
const shopDomainForm = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/;

async function connectShop(call: Call, typed: Credentials) {
  const shopDomain = (typed["shopDomain"] ?? "")
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, "")
    .replace(/\/.*$/, "");
  if (!shopDomainForm.test(shopDomain)) {
    throw new ProviderFault("refused", "Enter the shop's own domain, like maple-street.myshopify.com");
  }
  const credentials = { shopDomain, adminToken: (typed["adminToken"] ?? "").trim() };
  const { shop } = readResponse(answers.oneShop, (await call(credentials, { path: paths.shop })).body);
  // Shows now, and not with the first poll, that the app may not read orders.
  await call(credentials, { path: paths.orders, query: { limit: "1", status: "any" } });
  return { credentials, accountName: shop.name, expiresAt: null, shopDomain };
}

type Ask = { credentials: Credentials; since: Date; cursor: string | null };

async function listOrders(call: Call, { credentials, since, cursor }: Ask): Promise<OrderPage> {
  const limit = String(perPage);
  // A later page takes its cursor alone: Shopify refuses the other questions beside it.
  const query: Record<string, string> =
    cursor === null ? { limit, status: "any", updated_at_min: since.toISOString() } : { limit, page_info: cursor };
  const { body, headers } = await call(credentials, { path: paths.orders, query });
  const list = readResponse(answers.orderList, body);
  return { orders: list.orders.map(answers.toOnlineOrder), cursor: nextCursor(headers.get("link")) };
}

/** https://shopify.dev/docs/api/admin-rest/usage/pagination */
function nextCursor(link: string | null): string | null {
  const next = (link ?? "").split(",").find((part) => /rel="?next"?/.test(part));
  const address = /<([^>]+)>/.exec(next ?? "")?.[1];
  return address === undefined ? null : new URL(address).searchParams.get("page_info");
}

type OfOrder = { credentials: Credentials; orderId: string };

async function listOpenParts(call: Call, { credentials, orderId }: OfOrder): Promise<string[]> {
  const { body } = await call(credentials, { path: paths.fulfillmentOrders(orderId) });
  return readResponse(answers.fulfillmentOrders, body)
    .fulfillment_orders.filter(({ status }) => status === "open" || status === "in_progress")
    .map(({ id }) => id);
}

async function fulfill(call: Call, order: OfOrder): Promise<void> {
  const parts = await listOpenParts(call, order);
  if (parts.length > 0) {
    const lines = parts.map((id) => ({ fulfillment_order_id: Number(id) }));
    const fulfillment = { line_items_by_fulfillment_order: lines, notify_customer: false };
    await call(order.credentials, { path: paths.fulfillments, method: "POST", body: { fulfillment } });
  }
}

const preparedMutation = `mutation Prepared($input: FulfillmentOrderLineItemsPreparedForPickupInput!) {
  fulfillmentOrderLineItemsPreparedForPickup(input: $input) { userErrors { message } }
}`;

async function markReady(call: Call, order: OfOrder): Promise<void> {
  const parts = await listOpenParts(call, order);
  if (parts.length === 0) {
    return;
  }
  const lines = parts.map((id) => ({ fulfillmentOrderId: `gid://shopify/FulfillmentOrder/${id}` }));
  const { body } = await call(order.credentials, {
    path: paths.graphql,
    method: "POST",
    body: { query: preparedMutation, variables: { input: { lineItemsByFulfillmentOrder: lines } } },
  });
  const { data, errors } = readResponse(answers.mutationAnswer, body);
  const refused = [...(errors ?? []), ...Object.values(data ?? {}).flatMap((result) => result?.userErrors ?? [])];
  if (refused[0] !== undefined) {
    throw new ProviderFault("refused", refused[0].message);
  }
}

/** Shopify names errors as a text, a list, or lists by field. The status says what kind they are. */
function readErrors(body: unknown, status: number): { code: "refused"; text: string } | null {
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : null;
  if (status !== 422 || errors === null) {
    return null;
  }
  const first: unknown = typeof errors === "string" ? errors : Object.values(Object(errors)).flat()[0];
  return { code: "refused", text: typeof first === "string" ? first : "Refused" };
}
