import type {
  SimulatedAccount,
  SimulatedAudiences,
  SimulatedContacts,
} from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { constantContactPaths as paths, constantContactSettings as settings } from "./constant-contact-paths.ts";
import {
  faultResponse,
  idOf,
  notThere,
  problem,
  throttled,
  unauthorized,
} from "./constant-contact-simulated-answers.ts";
import {
  contactsOf,
  findContact,
  isRefused,
  ownAccounts,
  saveContact,
  statuses,
  toBody,
  unsubscribeContact,
} from "./constant-contact-simulated-contacts.ts";
import { importContacts, showActivity, stringFields, texts } from "./constant-contact-simulated-imports.ts";
import { showPeople } from "./constant-contact-simulated-pages.ts";
import { accountOf, issueTokens, revokeTokens, showSignIn } from "./constant-contact-simulated-sign-in.ts";

/** Simulates Constant Contact over the simulated audiences: its sign-in, and the part of the interface that we call. */
export const constantContactSimulator: SimulatedContacts = {
  id: "constant-contact",
  keys: ({ app, requestsPerSecond }) => ({
    [settings.clientId]: app.clientId,
    [settings.clientSecret]: app.clientSecret,
    // A test's clock stands still, so nothing is counted by it and nobody has to wait.
    [settings.pace]: String(requestsPerSecond ?? 1000),
  }),
  simulate(world) {
    const isThrottled = throttle(world);
    return {
      settings: [settings.api, settings.signIn],
      basePath: "/constant-contact",
      respond: (request) => respond({ world, isThrottled }, request),
    };
  },
  leave: (world, { accountId, ...leaving }) =>
    ownAccounts(world)
      .filter(({ id }) => id === accountId)
      .forEach((account) => unsubscribeContact(account, leaving)),
};

/** Counts the requests of a second, of all accounts together: the limit is the installation's. */
function throttle(world: SimulatedAudiences): (now: Date) => boolean {
  let arrived: number[] = [];
  return (now) => {
    const { requestsPerSecond: most } = world;
    arrived = arrived.filter((at) => Math.abs(now.getTime() - at) < 1000);
    if (most !== null && arrived.length >= most) {
      return true;
    }
    arrived.push(now.getTime());
    return false;
  };
}

type Running = { world: SimulatedAudiences; isThrottled: (now: Date) => boolean };

function respond({ world, isThrottled }: Running, request: SimulatedRequest): SimulatedResponse {
  const open = openRoutes[`${request.method} ${request.path}`];
  if (open !== undefined) {
    return open(world, request);
  }
  if (isThrottled(request.now)) {
    return throttled();
  }
  const fault = world.faults.shift();
  if (fault !== undefined) {
    return faultResponse(fault);
  }
  const account = accountOf(world, request);
  if (account === null) {
    return unauthorized();
  }
  const route = routes[`${request.method} ${request.path}`];
  return route === undefined ? showOne({ world, account, request }) : route({ world, account, request });
}

/** What needs no token of an account. */
const openRoutes: Readonly<
  Record<string, (world: SimulatedAudiences, request: SimulatedRequest) => SimulatedResponse>
> = {
  [`GET ${paths.signIn}`]: showSignIn,
  [`POST ${paths.tokens}`]: issueTokens,
  [`POST ${paths.revoke}`]: revokeTokens,
  [`GET ${paths.people}`]: showPeople,
};

type Call = { world: SimulatedAudiences; account: SimulatedAccount; request: SimulatedRequest };

const routes: Readonly<Record<string, (call: Call) => SimulatedResponse>> = {
  [`GET ${paths.account}`]: ({ account: { id, name } }) => ({
    status: 200,
    body: { encoded_account_id: id, organization_name: name, country_code: "US" },
  }),
  [`GET ${paths.lists}`]: ({ account: { audiences } }) => ({
    status: 200,
    body: { lists: audiences.map(listBody), lists_count: audiences.length },
  }),
  [`GET ${paths.fields}`]: ({ account: { fields } }) => ({
    status: 200,
    body: { custom_fields: fields.map(fieldBody) },
  }),
  [`POST ${paths.fields}`]: addField,
  [`GET ${paths.contacts}`]: showContacts,
  [`POST ${paths.signUp}`]: signUp,
  [`POST ${paths.import}`]: ({ world, account, request }) => importContacts(world, account, request),
};

/** `/v3/contact_lists/{id}` and `/v3/activities/{id}`. */
function showOne({ world, account, request: { method, path } }: Call): SimulatedResponse {
  const [, , kind, id = "", more] = path.split("/").map(decodeURIComponent);
  if (method !== "GET" || more !== undefined) {
    return notThere();
  }
  if (kind === "activities") {
    return showActivity(world, id);
  }
  const list = account.audiences.find((each) => each.id === id);
  return kind !== "contact_lists" || list === undefined ? notThere() : { status: 200, body: listBody(list) };
}

function listBody({ id, name, members }: SimulatedAccount["audiences"][number]) {
  const count = members.filter(({ status }) => status === "subscribed").length;
  return { list_id: id, name, favorite: false, membership_count: count };
}

function fieldBody({ id, label, name, type }: SimulatedAccount["fields"][number]) {
  return { custom_field_id: id, label, name, type };
}

function addField({ account, request: { body } }: Call): SimulatedResponse {
  const label = String(body["label"]);
  if (account.fields.some((field) => field.label === label)) {
    return problem(409, "contacts.api.conflict", `The custom field ${label} exists already.`);
  }
  const field = {
    id: idOf(`${account.id} ${label}`),
    label,
    name: label.replaceAll(" ", "_"),
    type: String(body["type"]),
  };
  account.fields.push(field);
  return { status: 201, body: fieldBody(field) };
}

/** What the next page shows goes on where this one ends, by the same filter. */
function showContacts({ account, request: { query } }: Call): SimulatedResponse {
  const filter = query.has("cursor") ? new URLSearchParams(fromCursor(query.get("cursor"))) : query;
  const offset = Number(filter.get("offset") ?? 0);
  const limit = Number(filter.get("limit") ?? 50);
  const matches = contactsOf(account).filter((contact) => isFound(contact, filter));
  const next = new URLSearchParams([...filter].filter(([name]) => name !== "offset"));
  next.set("offset", String(offset + limit));
  const href = `${paths.contacts}?cursor=${Buffer.from(next.toString()).toString("base64url")}`;
  const body = {
    contacts: matches.slice(offset, offset + limit).map((contact) => toBody(account, contact)),
    ...(matches.length > offset + limit && { _links: { next: { href } } }),
  };
  return { status: 200, body };
}

const fromCursor = (cursor: string | null): string => Buffer.from(cursor ?? "", "base64url").toString();

/** Without a status all are shown but the deleted. */
function isFound({ email, member, lists }: ReturnType<typeof contactsOf>[number], query: URLSearchParams): boolean {
  const status = query.get("status");
  const list = query.get("lists");
  const hasStatus = status === null ? member.status !== "archived" : ["all", statuses[member.status]].includes(status);
  return (
    hasStatus &&
    (list === null || lists.some(({ id }) => id === list)) &&
    (query.get("email") ?? email).toLowerCase() === email &&
    member.changedAt >= new Date(query.get("updated_after") ?? 0)
  );
}

/** POST /v3/contacts/sign_up_form, which opts every person in, also one who had left. */
function signUp({ account, request: { body, now } }: Call): SimulatedResponse {
  const { email_address: address, list_memberships: memberships, custom_fields: custom, ...plain } = body;
  const email = String(address);
  const listIds = texts(memberships);
  const lists = account.audiences.filter(({ id }) => listIds.includes(id));
  if (isRefused(email)) {
    return problem(400, "contacts.api.validation.error", `${email} is not a valid email address.`);
  }
  if (listIds.length === 0 || lists.length < listIds.length) {
    return notThere();
  }
  const given = Array.isArray(custom) ? custom.map(stringFields) : [];
  const own = given.flatMap(({ custom_field_id: id, value = "" }) => {
    const name = account.fields.find((field) => field.id === id)?.name;
    return name === undefined ? [] : [[name, value]];
  });
  const fields = { ...stringFields(plain), ...stringFields(Object.fromEntries(own)) };
  const action = saveContact(account, lists, { email, fields, now });
  Object.assign(findContact(account, email)?.member ?? {}, {
    status: lists.some(({ asksAgain }) => asksAgain) ? "pending" : "subscribed",
  });
  return { status: action === "created" ? 201 : 200, body: { contact_id: idOf(email), action } };
}
