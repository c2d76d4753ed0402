import { loyalty } from "#server/adapters/loyalty/loyalty.ts";
import type {
  Credentials,
  LoyaltyPlace,
  LoyaltyProgram,
  LoyaltyService,
  PointsBook,
  PointsChange,
} from "#server/adapters/loyalty/loyalty.ts";
import { squareUrl } from "#server/adapters/square/square-account.ts";
import type { SquareRegistration } from "#server/adapters/square/square-account.ts";
import { locations } from "#server/adapters/square/square-account-answers.ts";
import type { SquareLocation } from "#server/adapters/square/square-account-answers.ts";
import { squareCall } from "#server/adapters/square/square-call.ts";
import type { SquareCall } from "#server/adapters/square/square-call.ts";
import { renewTokens, revokeTokens, squareSignIn } from "#server/adapters/square/square-sign-in.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./square-loyalty-answers.ts";
import {
  squareLoyaltyPaths as paths,
  squareLoyaltyScopes as scopes,
  squareLoyaltySettings as settings,
} from "./square-loyalty-paths.ts";

/** Square promises no time for its keys; a day is what it is known to keep them, less an hour. */
const keysHoldMs = 23 * 3_600_000;
const longestReason = 200;

/** Square Loyalty, whose accounts are found by phone. Sales need not be Square's. */
export const squareLoyalty = defineProvider({
  id: "square-loyalty",
  name: "Square Loyalty",
  need: loyalty,
  about: "Gives points for sales and buys each night, to customers who joined your Square program.",
  exchange: {
    gets: "Whether a phone has joined your program",
    sends: "Phones of customers, points, ticket numbers",
    never: "Names, what was bought, what you paid",
  },
  credentials: [],
  addresses: {
    api: { setting: settings.api, own: squareUrl },
    signIn: { setting: settings.signIn, fallbackSetting: settings.api, own: squareUrl },
  },
  keys: { clientId: settings.clientId, clientSecret: settings.clientSecret },
  signIn: (addresses, keys) => squareSignIn({ ...addresses, ...keys, scopes }, squareCall(addresses.api)),
  open: (addresses, keys) => openSquareLoyalty({ ...addresses, ...keys, scopes }),
});

function openSquareLoyalty(registration: SquareRegistration): LoyaltyService {
  const call = squareCall(registration.api);
  return {
    kind: "outside",
    keysHoldMs,
    renew: (credentials) => renewTokens(registration, credentials),
    revoke: (credentials, how) => revokeTokens(registration, credentials, how),
    listPlaces: (credentials) => listLocations(call, credentials),
    listPrograms: (credentials) => listPrograms(call, credentials),
    openBook: (ask) => openBook(call, ask),
  };
}

async function listLocations(call: SquareCall, credentials: Credentials): Promise<LoyaltyPlace[]> {
  const body = await call({ credentials, path: paths.locations });
  return readResponse(locations, body)
    .locations.map(toPlace)
    .toSorted((first, second) => first.name.localeCompare(second.name, "en"));
}

function toPlace({ id, name, status, address }: SquareLocation): LoyaltyPlace {
  const where = [address?.locality, address?.administrative_district_level_1].filter((part) => part);
  return { id, name: name || "Location", address: where.join(", "), isActive: status !== "INACTIVE" };
}

/** A merchant who has no program gets "not found". */
async function listPrograms(call: SquareCall, credentials: Credentials): Promise<LoyaltyProgram[]> {
  const body = await call({ credentials, path: paths.ownProgram, isMissingFine: true });
  if (body === null) {
    return [];
  }
  const { id, status, terminology } = readResponse(answers.ownProgram, body).program;
  return [{ id, isActive: status === "ACTIVE", pointsName: terminology?.other || "Points" }];
}

function openBook(call: SquareCall, ask: { credentials: Credentials; placeId: string }): PointsBook {
  const { credentials, placeId } = ask;
  return {
    async findAccount(phone) {
      const search = { query: { mappings: [{ phone_number: phone }] }, limit: 1 };
      const body = await call({ credentials, path: paths.searchAccounts, search });
      return readResponse(answers.accounts, body).loyalty_accounts[0]?.id ?? null;
    },
    async addPoints({ account, points, idempotencyKey }) {
      const change = { accumulate_points: { points }, idempotency_key: idempotencyKey, location_id: placeId };
      const body = await call({ credentials, path: paths.accumulate(account), change });
      const { event, events } = readResponse(answers.accumulated, body);
      const id = events[0]?.id ?? event?.id;
      if (id === undefined) {
        throw new ProviderFault("unavailable", "Square named no entry for the points");
      }
      return id;
    },
    async reversePoints(reversal) {
      const body = await call({ credentials, path: paths.adjust(reversal.account), change: toAdjustment(reversal) });
      return readResponse(answers.adjusted, body).event.id;
    },
  };
}

/** A customer may have spent the points that go back. */
function toAdjustment({ points, reason, idempotencyKey }: PointsChange) {
  return {
    idempotency_key: idempotencyKey,
    adjust_points: { points: -points, reason: reason.slice(0, longestReason) },
    allow_negative_balance: true,
  };
}
