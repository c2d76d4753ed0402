import { z } from "zod";
import type {
  SimulatedEntry,
  SimulatedLoyalty,
  SimulatedLoyaltyCompany,
} from "#server/adapters/loyalty/simulated-loyalty.ts";
import { token } from "#server/adapters/square/simulated-sign-ins.ts";
import { badRequest, faultResponse, notFound } from "#server/adapters/square/square-simulated-answers.ts";
import { issueTokens, merchantOf, revokeTokens, showSignIn } from "#server/adapters/square/square-simulated-sign-in.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { squareLoyaltyPaths as paths, squareLoyaltySettings as settings } from "./square-loyalty-paths.ts";

/** Simulates Square Loyalty over the simulated companies: Square's sign-in, and the part of the interface that we call. */
export function squareLoyaltySimulator(world: SimulatedLoyalty): SimulatedService {
  return {
    settings: [settings.api, settings.signIn],
    basePath: "",
    respond: (request) => respond(world, request),
  };
}

/** What needs no token of a merchant. */
const openRoutes: Readonly<Record<string, (world: SimulatedLoyalty, request: SimulatedRequest) => SimulatedResponse>> =
  {
    [`GET ${paths.signIn}`]: showSignIn,
    [`POST ${paths.tokens}`]: issueTokens,
    [`POST ${paths.revoke}`]: revokeTokens,
  };

type Call = { world: SimulatedLoyalty; company: SimulatedLoyaltyCompany; request: SimulatedRequest };

const routes: Readonly<Record<string, (call: Call) => SimulatedResponse>> = {
  [`GET ${paths.ownMerchant}`]: ({ company: { id, name } }) => ({
    status: 200,
    body: {
      merchant: { id, business_name: name, country: "US", language_code: "en-US", currency: "USD", status: "ACTIVE" },
    },
  }),
  [`GET ${paths.locations}`]: ({ company }) => ({ status: 200, body: { locations: company.locations } }),
  [`GET ${paths.ownProgram}`]: showProgram,
  [`POST ${paths.searchAccounts}`]: searchAccounts,
};

function respond(world: SimulatedLoyalty, request: SimulatedRequest): SimulatedResponse {
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
  const company = world.merchants.find(({ id }) => id === signedIn.merchantId);
  if (company === undefined) {
    return notFound("Merchant not found");
  }
  const call = { world, company, request };
  return (routes[`${request.method} ${request.path}`] ?? changePoints)(call);
}

function showProgram({ company: { program, locations, entries } }: Call): SimulatedResponse {
  if (program === null) {
    return notFound("Merchant does not have a loyalty program");
  }
  const at = (entries[0]?.at ?? new Date("2025-01-02T15:00:00Z")).toISOString();
  return {
    status: 200,
    body: {
      program: {
        id: program.id,
        status: program.isActive ? "ACTIVE" : "INACTIVE",
        terminology: { one: "Point", other: "Points" },
        location_ids: locations.map(({ id }) => String(id)),
        created_at: at,
        updated_at: at,
      },
    },
  };
}

const search = z.object({ query: z.object({ mappings: z.array(z.object({ phone_number: z.string() })).max(30) }) });

function searchAccounts({ company, request: { body } }: Call): SimulatedResponse {
  const query = search.safeParse(body).data?.query;
  if (query === undefined) {
    return badRequest("BAD_REQUEST", "Specify the phone numbers to search by.");
  }
  const phones = query.mappings.map((mapping) => mapping.phone_number);
  if (phones.some((phone) => !/^\+1\d{10}$/.test(phone))) {
    return badRequest("INVALID_PHONE_NUMBER", "The phone number must be in E.164 format.");
  }
  const there = company.accounts.filter(({ phone }) => phones.includes(phone));
  const shown = there.map((account) => ({
    id: account.id,
    program_id: company.program?.id ?? "",
    balance: account.balance,
    lifetime_points: account.lifetimePoints,
    enrolled_at: account.enrolledAt.toISOString(),
    mapping: { id: `${account.id}-M`.slice(0, 36), phone_number: account.phone },
  }));
  return { status: 200, body: shown.length === 0 ? {} : { loyalty_accounts: shown } };
}

const key = z.string().min(1).max(128);
const added = z.object({
  accumulate_points: z.object({ points: z.int().min(1) }),
  idempotency_key: key,
  location_id: z.string().min(1),
});
const adjusted = z.object({
  adjust_points: z.object({ points: z.int(), reason: z.string().nullish() }),
  idempotency_key: key,
  allow_negative_balance: z.boolean().nullish(),
});

/** POST /v2/loyalty/accounts/{id}/accumulate and /adjust. */
function changePoints(call: Call): SimulatedResponse {
  const { company, request } = call;
  const account = company.accounts.find(({ id }) => request.path.startsWith(`/v2/loyalty/accounts/${id}/`));
  if (account === undefined) {
    return notFound("Loyalty account not found");
  }
  if (request.path === paths.accumulate(account.id)) {
    const change = added.safeParse(request.body).data;
    if (change === undefined || !company.locations.some(({ id }) => id === change.location_id)) {
      return badRequest("BAD_REQUEST", "The points or the location are not valid.");
    }
    return write(call, change.idempotency_key, {
      accountId: account.id,
      type: "ACCUMULATE_POINTS",
      points: change.accumulate_points.points,
      reason: null,
      placeId: change.location_id,
    });
  }
  const change = adjusted.safeParse(request.body).data;
  if (change === undefined || request.path !== paths.adjust(account.id)) {
    return badRequest("BAD_REQUEST", "The adjustment is not valid.");
  }
  const { points, reason } = change.adjust_points;
  if (account.balance + points < 0 && change.allow_negative_balance !== true) {
    return badRequest("BAD_REQUEST", "The balance would be negative.");
  }
  return write(call, change.idempotency_key, {
    ...{ accountId: account.id, type: "ADJUST_POINTS", points, reason: reason ?? null, placeId: null },
  });
}

/** The same key again returns the first entry; with another change it is refused. */
function write(
  { world, company, request }: Call,
  idempotencyKey: string,
  change: Omit<SimulatedEntry, "id" | "at">,
): SimulatedResponse {
  const before = company.answered[idempotencyKey];
  const requestText = JSON.stringify(change);
  if (before !== undefined && before.request !== requestText) {
    return badRequest("IDEMPOTENCY_KEY_REUSED", "The idempotency key was used with another request.");
  }
  const entry = company.entries.find(({ id }) => id === before?.entryId) ?? addEntry(company, change, request.now);
  company.answered[idempotencyKey] = { request: requestText, entryId: entry.id };
  const isLost = world.losesNextAnswer;
  world.losesNextAnswer = false;
  return { ...toResponse(entry, company), ...(isLost && { isLost }) };
}

function addEntry(
  company: SimulatedLoyaltyCompany,
  change: Omit<SimulatedEntry, "id" | "at">,
  at: Date,
): SimulatedEntry {
  const entry = { ...change, id: token("LE").slice(0, 36), at };
  company.entries.push(entry);
  for (const account of company.accounts.filter(({ id }) => id === change.accountId)) {
    account.balance += change.points;
    account.lifetimePoints += Math.max(0, change.points);
  }
  return entry;
}

function toResponse(entry: SimulatedEntry, { program }: SimulatedLoyaltyCompany): SimulatedResponse {
  const points = { loyalty_program_id: program?.id ?? "", points: entry.points };
  const event = {
    id: entry.id,
    type: entry.type,
    created_at: entry.at.toISOString(),
    loyalty_account_id: entry.accountId,
    source: "LOYALTY_API",
    ...(entry.placeId !== null && { location_id: entry.placeId }),
    ...(entry.type === "ACCUMULATE_POINTS"
      ? { accumulate_points: points }
      : { adjust_points: { ...points, ...(entry.reason !== null && { reason: entry.reason }) } }),
  };
  return { status: 200, body: entry.type === "ACCUMULATE_POINTS" ? { events: [event] } : { event } };
}
