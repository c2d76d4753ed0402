/** Reads what Square's sales name: items, customers, the team. */
import type {
  Credentials,
  RegisterAsk,
  RegisterItem,
  RegisterPage,
  RegisterRow,
} from "#server/adapters/registers/registers.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./square-answers.ts";
import type { SquareCatalogObject, SquareCustomer, SquareTeamMember } from "./square-answers.ts";
import type { SquareCall } from "#server/adapters/square/square-call.ts";
import { centsOf } from "./square-money.ts";
import { squarePaths as paths } from "./square-paths.ts";

const perPage = 100;
const catalogPerPage = 1000;
const idsPerRequest = 500;
/** A category that stands in itself has no end. */
const deepestCategory = 8;

/** Deleted items too, which stay what they were when they were sold. */
export async function readItems(
  call: SquareCall,
  { credentials, from, to, cursor }: RegisterAsk,
): Promise<RegisterPage> {
  const search = {
    object_types: ["ITEM_VARIATION"],
    include_deleted_objects: true,
    include_related_objects: true,
    limit: catalogPerPage,
    // Square leaves out what was changed at the very instant.
    begin_time: new Date(from.getTime() - 1).toISOString(),
    ...(cursor !== null && { cursor }),
  };
  const page = readResponse(answers.catalog, await call({ credentials, path: paths.searchCatalog, search }));
  const related = await withParents(call, credentials, page.related_objects);
  return {
    rows: page.objects.flatMap((object) => toItem(object, related)),
    cursor: page.cursor || null,
    // The catalog comes in no order of time, so an unfinished list is begun again.
    readTo: page.cursor ? from : to,
  };
}

export async function findItems(
  call: SquareCall,
  { credentials, ids }: { credentials: Credentials; ids: readonly string[] },
): Promise<RegisterItem[]> {
  const items: RegisterItem[] = [];
  for (let at = 0; at < ids.length; at += idsPerRequest) {
    const object_ids = ids.slice(at, at + idsPerRequest);
    const page = await findObjects(call, credentials, object_ids);
    const related = await withParents(call, credentials, page.related_objects);
    items.push(...page.objects.flatMap((object) => toItem(object, related)));
  }
  return items;
}

async function findObjects(call: SquareCall, credentials: Credentials, object_ids: readonly string[]) {
  const search = { object_ids, include_related_objects: true, include_deleted_objects: true };
  return readResponse(answers.catalog, await call({ credentials, path: paths.findCatalog, search }));
}

/** The items of the variations with their categories, and the categories that those stand in. */
async function withParents(
  call: SquareCall,
  credentials: Credentials,
  related: readonly SquareCatalogObject[],
): Promise<Map<string, SquareCatalogObject>> {
  const byId = new Map(related.map((object) => [object.id, object]));
  for (let depth = 0; depth < deepestCategory; depth += 1) {
    const missing = [...byId.values()].flatMap((object) => namesOf(object)).filter((id) => !byId.has(id));
    if (missing.length === 0) {
      break;
    }
    const { objects } = await findObjects(call, credentials, [...new Set(missing)].slice(0, idsPerRequest));
    const before = byId.size;
    objects.forEach((object) => byId.set(object.id, object));
    if (byId.size === before) {
      break;
    }
  }
  return byId;
}

function namesOf({ item_data: item, category_data: category }: SquareCatalogObject): string[] {
  return [item === null || item === undefined ? null : categoryOf(item), category?.parent_category?.id].flatMap((id) =>
    id ? [id] : [],
  );
}

/** The one that reports count by, where the account says so. */
function categoryOf(item: NonNullable<SquareCatalogObject["item_data"]>): string | null {
  return item.reporting_category?.id ?? item.categories?.[0]?.id ?? item.category_id ?? null;
}

function toItem(object: SquareCatalogObject, related: ReadonlyMap<string, SquareCatalogObject>): RegisterItem[] {
  const { id, version, updated_at: updatedAt, is_deleted: isGone, item_variation_data: variation } = object;
  if (variation === null || variation === undefined || !updatedAt) {
    return [];
  }
  const item = related.get(variation.item_id ?? "")?.item_data;
  const name = [item?.name, variation.name === "Regular" ? null : variation.name].filter((part) => part).join(", ");
  return [
    {
      kind: "item",
      externalId: id,
      version: version ?? 0,
      updatedAt,
      receivedAt: updatedAt,
      sku: (variation.sku || id).slice(0, 64),
      description: (name || "Item").slice(0, 300),
      categoryPath: item ? pathOf(categoryOf(item), related) : [],
      price: centsOf(variation.price_money),
      isGone: isGone === true,
    },
  ];
}

function pathOf(categoryId: string | null, related: ReadonlyMap<string, SquareCatalogObject>): string[] {
  const path: string[] = [];
  let category = related.get(categoryId ?? "")?.category_data;
  while (category && path.length < deepestCategory) {
    path.unshift((category.name || "Category").slice(0, 200));
    category = related.get(category.parent_category?.id ?? "")?.category_data;
  }
  return path;
}

export async function readCustomers(call: SquareCall, ask: RegisterAsk): Promise<RegisterPage> {
  const { credentials, from, to, cursor } = ask;
  const search = {
    limit: perPage,
    query: {
      filter: { updated_at: { start_at: from.toISOString(), end_at: to.toISOString() } },
      sort: { field: "CREATED_AT", order: "ASC" },
    },
    ...(cursor !== null && { cursor }),
  };
  const page = readResponse(answers.customers, await call({ credentials, path: paths.searchCustomers, search }));
  return { rows: page.customers.map(toCustomer), cursor: page.cursor || null, readTo: page.cursor ? from : to };
}

function toCustomer(customer: SquareCustomer): RegisterRow {
  const { id, version, created_at: createdAt, address } = customer;
  return {
    kind: "customer",
    externalId: id,
    version: version ?? 0,
    updatedAt: customer.updated_at || createdAt || new Date(0).toISOString(),
    name: nameOf(customer).slice(0, 200),
    phone: digitsOf(customer.phone_number),
    customerCode: customer.reference_id?.slice(0, 64) || null,
    email: customer.email_address?.slice(0, 254) || null,
    address: address ? toAddress(address) : null,
    idNumber: null,
    flags: [],
    storeCredit: 0,
    tradeCredit: 0,
  };
}

function nameOf(customer: SquareCustomer): string {
  const own = [customer.given_name, customer.family_name].filter((part) => part).join(" ");
  return own || customer.company_name || customer.nickname || "";
}

function toAddress(address: NonNullable<SquareCustomer["address"]>) {
  return {
    street: (address.address_line_1 ?? "").slice(0, 200),
    city: (address.locality ?? "").slice(0, 200),
    state: (address.administrative_district_level_1 ?? "").slice(0, 32),
    zip: (address.postal_code ?? "").slice(0, 16),
    country: (address.country || "US").slice(0, 2),
  };
}

function digitsOf(phone: string | null | undefined): string | null {
  return phone?.slice(0, 32) || null;
}

/** Square has no filter of time for the team, which is small. */
export async function readTeam(call: SquareCall, ask: RegisterAsk): Promise<RegisterPage> {
  const { credentials, placeId, from, to, cursor } = ask;
  const search = {
    query: { filter: { location_ids: [placeId] } },
    limit: perPage,
    ...(cursor !== null && { cursor }),
  };
  const page = readResponse(answers.team, await call({ credentials, path: paths.searchTeam, search }));
  return { rows: page.team_members.map(toEmployee), cursor: page.cursor || null, readTo: page.cursor ? from : to };
}

function toEmployee(member: SquareTeamMember): RegisterRow {
  const name = [member.given_name, member.family_name].filter((part) => part).join(" ");
  return {
    kind: "employee",
    externalId: member.id,
    version: 0,
    updatedAt: member.updated_at || member.created_at || new Date(0).toISOString(),
    drsUserId: member.id.slice(0, 64),
    // What stands on a payment.
    drsEmployeeCode: member.id.slice(0, 64),
    name: (name || member.reference_id || "Team member").slice(0, 200),
    active: member.status !== "INACTIVE",
  };
}
