import { simulatedMember, token } from "#server/adapters/contacts/simulated-audiences.ts";
import type {
  SimulatedAccount,
  SimulatedAudience,
  SimulatedAudiences,
  SimulatedContacts,
  SimulatedMember,
} from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { mailchimpPaths as paths, mailchimpSettings as settings, memberHash } from "./mailchimp-paths.ts";
import { faultResponse, notThere, problem } from "./mailchimp-simulated-answers.ts";
import { showAudience } from "./mailchimp-simulated-pages.ts";
import { findMember, unsubscribeThere } from "./mailchimp-simulated-people.ts";
import { accountOf, issueToken, showMetadata, showSignIn, unauthorized } from "./mailchimp-simulated-sign-in.ts";

/** Simulates Mailchimp over the simulated audiences: its sign-in, and the part of the interface that we call. */
export const mailchimpSimulator: SimulatedContacts = {
  id: "mailchimp",
  keys: ({ app }) => ({ [settings.clientId]: app.clientId, [settings.clientSecret]: app.clientSecret }),
  simulate: (world) => ({
    settings: [settings.api, settings.signIn],
    basePath: "/mailchimp",
    respond: (request) => respond(world, request),
  }),
  leave(world, { accountId, listId, ...leaving }) {
    const account = world.accounts.find(({ id }) => id === accountId);
    const audience = account?.audiences.find(({ id }) => id === listId);
    if (audience !== undefined) {
      unsubscribeThere({ world, audience }, leaving);
    }
  },
};

type Handler = (world: SimulatedAudiences, request: SimulatedRequest) => SimulatedResponse;

/** What needs no token of an account. */
const openRoutes: Readonly<Record<string, Handler>> = {
  [`GET ${paths.signIn}`]: showSignIn,
  [`POST ${paths.tokens}`]: issueToken,
  [`GET ${paths.metadata}`]: showMetadata,
  [`GET ${paths.audience}`]: showAudience,
};

function respond(world: SimulatedAudiences, request: SimulatedRequest): SimulatedResponse {
  const open = openRoutes[`${request.method} ${request.path}`];
  if (open !== undefined) {
    return open(world, request);
  }
  const fault = world.faults.shift();
  if (fault !== undefined) {
    return faultResponse(fault);
  }
  const account = accountOf(world, request);
  if (account === null) {
    return unauthorized();
  }
  return request.path === paths.lists ? showLists(account) : withinList(account, request);
}

function showLists({ audiences }: SimulatedAccount): SimulatedResponse {
  const lists = audiences.map(({ id, name, asksAgain, members }) => ({
    ...{ id, name, double_optin: asksAgain, email_type_option: false, visibility: "pub" },
    stats: { member_count: members.filter(({ status }) => status === "subscribed").length },
  }));
  return { status: 200, body: { lists, total_items: lists.length } };
}

type Call = { audience: SimulatedAudience; request: SimulatedRequest; rest: readonly string[] };

/** `/3.0/lists/{id}/…`; `rest` is what comes after the kind of thing. */
const routes: Readonly<Record<string, (call: Call) => SimulatedResponse>> = {
  "GET merge-fields": ({ audience: { id, fields } }) => ({
    status: 200,
    body: {
      merge_fields: fields.map((field, at) => ({ ...field, merge_id: at + 1, required: false, list_id: id })),
      list_id: id,
      total_items: fields.length,
    },
  }),
  "POST merge-fields": addField,
  "GET members": showMembers,
  "PUT members": saveMember,
  "POST members": saveTags,
  "POST webhooks": addWatch,
  "DELETE webhooks": removeWatch,
};

function withinList(account: SimulatedAccount, request: SimulatedRequest): SimulatedResponse {
  const [, , , listId = "", kind = "", ...rest] = request.path.split("/").map(decodeURIComponent);
  const audience = account.audiences.find(({ id }) => id === listId);
  const route = routes[`${request.method} ${kind}`];
  return audience === undefined || route === undefined ? notThere() : route({ audience, request, rest });
}

function addField({ audience, request: { body } }: Call): SimulatedResponse {
  const field = { tag: String(body["tag"]), name: String(body["name"]), type: String(body["type"]) };
  if (audience.fields.some(({ tag }) => tag === field.tag)) {
    return problem(400, "Invalid Resource", `A Merge Field with the tag "${field.tag}" already exists for this list.`);
  }
  audience.fields.push(field);
  return { status: 200, body: { ...field, merge_id: audience.fields.length, required: false, list_id: audience.id } };
}

function showMembers({ audience, request: { query } }: Call): SimulatedResponse {
  const since = query.get("since_last_changed");
  const rows = audience.members
    .filter(({ status }) => status === query.get("status"))
    .filter(({ changedAt }) => since === null || changedAt >= new Date(since))
    .toSorted((first, second) => first.changedAt.getTime() - second.changedAt.getTime());
  const offset = Number(query.get("offset") ?? 0);
  const members = rows
    .slice(offset, offset + Number(query.get("count") ?? 10))
    .map((member) => toBody(audience, member));
  return { status: 200, body: { members, list_id: audience.id, total_items: rows.length } };
}

function toBody({ id }: SimulatedAudience, { email, status, fields, tags, reason, changedAt }: SimulatedMember) {
  return {
    ...{ id: memberHash(email), email_address: email, status, merge_fields: fields, list_id: id },
    ...(status === "unsubscribed" && { unsubscribe_reason: reason }),
    last_changed: changedAt.toISOString(),
    tags_count: tags.length,
    tags: tags.map((name, at) => ({ id: at + 1, name })),
  };
}

/** What Mailchimp takes for invented. */
const isFake = (email: string) => /@(example|gmial)\.com$/.test(email);

function saveMember({ audience, request: { body, now }, rest: [hash] }: Call): SimulatedResponse {
  const email = String(body["email_address"]);
  if (memberHash(email) !== hash || isFake(email)) {
    const detail = `${email} looks fake or invalid, please enter a real email address.`;
    return problem(400, "Invalid Resource", detail);
  }
  const held = findMember(audience, email);
  if (held?.reason === "compliance") {
    const detail = `${email} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`;
    return problem(400, "Member In Compliance State", detail);
  }
  const member = held ?? simulatedMember({ email, status: statusOf(body["status_if_new"]) });
  if (held === undefined) {
    audience.members.push(member);
  }
  const given = Object.entries(fieldsOf(body["merge_fields"])).filter(([tag]) =>
    audience.fields.some((field) => field.tag === tag),
  );
  Object.assign(member.fields, Object.fromEntries(given.map(([tag, value]) => [tag, String(value)])));
  member.changedAt = now;
  return { status: 200, body: toBody(audience, member) };
}

function statusOf(value: unknown): SimulatedMember["status"] {
  return value === "pending" ? "pending" : "subscribed";
}

/** POST …/members/{hash}/tags. */
function saveTags({ audience, request: { body }, rest: [hash, part] }: Call): SimulatedResponse {
  const member = audience.members.find(({ email }) => memberHash(email) === hash);
  if (member === undefined || part !== "tags") {
    return notThere();
  }
  const given = Array.isArray(body["tags"]) ? body["tags"].map((tag) => String(fieldsOf(tag)["name"])) : [];
  member.tags = [...new Set([...member.tags, ...given])];
  return { status: 204, body: null };
}

function addWatch({ audience, request: { body } }: Call): SimulatedResponse {
  const watch = { id: token().slice(0, 10), url: String(body["url"]) };
  if (audience.watches.some(({ url }) => url === watch.url)) {
    return problem(400, "Invalid Resource", "Sorry, you can't set up multiple WebHooks for one URL");
  }
  audience.watches.push(watch);
  return { status: 200, body: { ...watch, events: body["events"], sources: body["sources"], list_id: audience.id } };
}

function removeWatch({ audience, rest: [watchId] }: Call): SimulatedResponse {
  if (!audience.watches.some(({ id }) => id === watchId)) {
    return notThere();
  }
  audience.watches = audience.watches.filter(({ id }) => id !== watchId);
  return { status: 204, body: null };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
