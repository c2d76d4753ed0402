import type { SimulatedMerchant, SimulatedMerchants, Wire } from "#server/adapters/registers/simulated-merchants.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { squarePaths as paths, squareSettings as settings } from "./square-paths.ts";
import { badRequest, faultResponse, notFound } from "#server/adapters/square/square-simulated-answers.ts";
import { showApplications } from "./square-simulated-dashboard.ts";
import { fieldsOf, findById, listOf, pageOf, textOf, textOrNull, within } from "./square-simulated-lists.ts";
import { issueTokens, merchantOf, revokeTokens, showSignIn } from "#server/adapters/square/square-simulated-sign-in.ts";

/** Simulates Square over the simulated merchants: its sign-in, and the part of the interface that we read. */
export function squareSimulator(world: SimulatedMerchants): SimulatedService {
  return {
    settings: [settings.api, settings.signIn],
    basePath: "",
    respond: (request) => respond(world, request),
  };
}

type Handler = (world: SimulatedMerchants, request: SimulatedRequest) => SimulatedResponse;

/** What needs no token of a merchant. */
const openRoutes: Readonly<Record<string, Handler>> = {
  [`GET ${paths.signIn}`]: showSignIn,
  [`GET ${paths.applications}`]: showApplications,
  [`POST ${paths.tokens}`]: issueTokens,
  [`POST ${paths.revoke}`]: revokeTokens,
};

type Call = { world: SimulatedMerchants; merchant: SimulatedMerchant; request: SimulatedRequest };

const routes: Readonly<Record<string, (call: Call) => SimulatedResponse>> = {
  [`GET ${paths.ownMerchant}`]: ({ merchant: { id, name } }) => ({
    status: 200,
    body: {
      merchant: { id, business_name: name, country: "US", language_code: "en-US", currency: "USD", status: "ACTIVE" },
    },
  }),
  [`GET ${paths.locations}`]: ({ merchant }) => ({ status: 200, body: { locations: merchant.locations } }),
  [`POST ${paths.searchOrders}`]: searchOrders,
  [`POST ${paths.findOrders}`]: findOrders,
  [`GET ${paths.payments}`]: (call) => listByTime(call, { name: "payments", rows: call.merchant.payments }),
  [`GET ${paths.refunds}`]: (call) => listByTime(call, { name: "refunds", rows: call.merchant.refunds }),
  [`POST ${paths.searchCatalog}`]: searchCatalog,
  [`POST ${paths.findCatalog}`]: findCatalog,
  [`POST ${paths.searchCustomers}`]: searchCustomers,
  [`POST ${paths.searchTeam}`]: searchTeam,
  [`GET ${paths.drawers}`]: listDrawers,
};

function respond(world: SimulatedMerchants, request: SimulatedRequest): SimulatedResponse {
  const open = openRoutes[`${request.method} ${request.path}`];
  if (open !== undefined) {
    return open(world, request);
  }
  const fault = world.faults.shift();
  if (fault !== undefined) {
    return faultResponse(fault);
  }
  const signedIn = merchantOf(world, request);
  if ("status" in signedIn) {
    return signedIn;
  }
  const merchant = world.merchants.find(({ id }) => id === signedIn.merchantId);
  if (merchant === undefined) {
    return notFound("Merchant not inRange");
  }
  const route = routes[`${request.method} ${request.path}`];
  return route === undefined ? findOne({ world, merchant, request }) : route({ world, merchant, request });
}

/** GET /v2/payments/{id} and /v2/cash-drawers/shifts/{id}. */
function findOne({ merchant, request }: Call): SimulatedResponse {
  const id = decodeURIComponent(request.path.split("/").at(-1) ?? "");
  const payment = request.path === paths.payment(id) ? findById(merchant.payments, id) : undefined;
  if (payment !== undefined) {
    return { status: 200, body: { payment } };
  }
  const drawer = request.path === paths.drawer(id) ? findById(merchant.drawers, id) : undefined;
  return drawer === undefined
    ? notFound(`Resource ${request.path} not inRange.`)
    : { status: 200, body: { cash_drawer_shift: drawer } };
}

const mostOrders = 1000;

function searchOrders({ world, merchant, request: { body } }: Call): SimulatedResponse {
  const places = listOf(body["location_ids"]);
  const query = fieldsOf(body["query"]);
  const sort = fieldsOf(query["sort"]);
  const filter = fieldsOf(query["filter"]);
  const times = fieldsOf(filter["date_time_filter"]);
  const field = textOf(sort["sort_field"]).toLowerCase() || "created_at";
  const range = fieldsOf(times[field]);
  if (places.length === 0 || (Object.keys(times).length > 0 && times[field] === undefined)) {
    return badRequest("BAD_REQUEST", "The sort field must be that of the time range.");
  }
  const states = listOf(fieldsOf(filter["state_filter"])["states"]);
  const rows = within(merchant.orders, {
    field,
    from: textOrNull(range["start_at"]),
    to: textOrNull(range["end_at"]),
  }).filter(
    (order) => places.includes(order["location_id"]) && (states.length === 0 || states.includes(order["state"])),
  );
  const limit = Math.min(mostOrders, Number(body["limit"] ?? 500));
  return pageOf(world, { name: "orders", rows, limit, cursor: body["cursor"], question: [places, query] });
}

function findOrders({ merchant, request: { body } }: Call): SimulatedResponse {
  const ids = listOf(body["order_ids"]);
  return { status: 200, body: { orders: merchant.orders.filter((order) => ids.includes(order["id"])) } };
}

type NamedRows = { name: string; rows: readonly Wire[] };

const mostPayments = 100;

function listByTime({ world, request: { query } }: Call, { name, rows }: NamedRows): SimulatedResponse {
  const place = query.get("location_id");
  const isByChange = query.get("sort_field") === "UPDATED_AT";
  const range = isByChange
    ? { field: "updated_at", from: query.get("updated_at_begin_time"), to: query.get("updated_at_end_time") }
    : { field: "created_at", from: query.get("begin_time"), to: query.get("end_time") };
  const inRange = within(rows, range).filter((row) => place === null || row["location_id"] === place);
  const limit = Math.min(mostPayments, Number(query.get("limit") ?? mostPayments));
  return pageOf(world, { name, rows: inRange, limit, cursor: query.get("cursor"), question: [name, place, range] });
}

function searchCatalog({ world, merchant, request: { body } }: Call): SimulatedResponse {
  const types = listOf(body["object_types"]);
  const rows = within(
    merchant.catalog.filter(
      (object) =>
        types.includes(object["type"]) && (body["include_deleted_objects"] === true || object["is_deleted"] !== true),
    ),
    { field: "updated_at", from: textOrNull(body["begin_time"]), to: null },
  );
  const question = ["catalog", types, body["begin_time"]];
  const limit = Math.min(1000, Number(body["limit"] ?? 100));
  const page = pageOf(world, { name: "objects", rows, limit, cursor: body["cursor"], question });
  return withRelated(merchant, page);
}

function findCatalog({ merchant, request: { body } }: Call): SimulatedResponse {
  const ids = listOf(body["object_ids"]);
  const objects = merchant.catalog.filter((object) => ids.includes(object["id"]));
  return withRelated(merchant, { status: 200, body: { objects } });
}

/** The items of variations, and the categories of items, one step each. */
function withRelated({ catalog }: SimulatedMerchant, page: SimulatedResponse): SimulatedResponse {
  const body = fieldsOf(page.body);
  const objects = listOf(body["objects"]).map(fieldsOf);
  const items = catalog.filter((object) =>
    objects.some((variation) => fieldsOf(variation["item_variation_data"])["item_id"] === object["id"]),
  );
  const categories = catalog.filter((object) =>
    [...objects, ...items].some((item) =>
      listOf(fieldsOf(item["item_data"])["categories"]).some((category) => fieldsOf(category)["id"] === object["id"]),
    ),
  );
  const related = [...items, ...categories];
  return { ...page, body: { ...body, ...(related.length > 0 && { related_objects: related }) } };
}

function searchCustomers({ world, merchant, request: { body } }: Call): SimulatedResponse {
  const query = fieldsOf(body["query"]);
  const range = fieldsOf(fieldsOf(query["filter"])["updated_at"]);
  const rows = within(merchant.customers, {
    field: "updated_at",
    from: textOrNull(range["start_at"]),
    to: textOrNull(range["end_at"]),
  });
  const limit = Math.min(100, Number(body["limit"] ?? 100));
  return pageOf(world, { name: "customers", rows, limit, cursor: body["cursor"], question: ["customers", query] });
}

function searchTeam({ world, merchant, request: { body } }: Call): SimulatedResponse {
  const limit = Math.min(200, Number(body["limit"] ?? 100));
  const listing = { rows: merchant.team, limit, cursor: body["cursor"], question: ["team", body["query"]] };
  return pageOf(world, { name: "team_members", ...listing });
}

/** Summaries: what was paid in and out stands in the shift's own record alone. */
function listDrawers({ world, merchant, request: { query } }: Call): SimulatedResponse {
  const place = query.get("location_id");
  const rows = within(
    merchant.drawers.filter((shift) => shift["location_id"] === place),
    { field: "opened_at", from: query.get("begin_time"), to: query.get("end_time") },
  ).map(toSummary);
  const limit = Math.min(1000, Number(query.get("limit") ?? 100));
  const question = ["drawers", place, query.get("begin_time"), query.get("end_time")];
  return pageOf(world, { name: "cash_drawer_shifts", rows, limit, cursor: query.get("cursor"), question });
}

const summaryFields = [
  ...["id", "state", "opened_at", "ended_at", "closed_at", "description", "opened_cash_money", "expected_cash_money"],
  ...["closed_cash_money", "created_at", "updated_at", "location_id"],
];

function toSummary(shift: Wire): Wire {
  return Object.fromEntries(Object.entries(shift).filter(([name]) => summaryFields.includes(name)));
}
