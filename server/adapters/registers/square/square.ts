import { registers } from "#server/adapters/registers/registers.ts";
import type {
  Credentials,
  RegisterAsk,
  RegisterPage,
  RegisterPart,
  RegisterPlace,
  RegisterService,
} from "#server/adapters/registers/registers.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "#server/adapters/square/square-account-answers.ts";
import type { SquareLocation } from "#server/adapters/square/square-account-answers.ts";
import { squareCall } from "#server/adapters/square/square-call.ts";
import type { SquareCall } from "#server/adapters/square/square-call.ts";
import { readDrawers } from "./square-drawers.ts";
import { isCursorFault } from "#server/adapters/square/square-faults.ts";
import { squarePaths as paths, squareScopes as scopes, squareSettings as settings } from "./square-paths.ts";
import { findItems, readCustomers, readItems, readTeam } from "./square-records.ts";
import { findOrders, readLooseRefunds, readOrders } from "./square-sales.ts";
import { renewTokens, revokeTokens, squareSignIn } from "#server/adapters/square/square-sign-in.ts";
import { squareUrl } from "#server/adapters/square/square-account.ts";
import type { SquareRegistration } from "#server/adapters/square/square-account.ts";
import { isGenuine, toReport } from "./square-webhooks.ts";

/** Square, which people connect by signing in there and choosing the location that this store is. */
export const square = defineProvider({
  id: "square",
  name: "Square",
  need: registers,
  about: "Brings sales, returns, customers and team. No program at the counter.",
  exchange: {
    gets: "Sales, returns, items, customers, team, cash counts",
    sends: "Nothing",
    never: "Buys, wages, goals",
  },
  credentials: [],
  addresses: {
    api: { setting: settings.api, own: squareUrl },
    signIn: { setting: settings.signIn, fallbackSetting: settings.api, own: squareUrl },
  },
  keys: { clientId: settings.clientId, clientSecret: settings.clientSecret },
  options: { webhookKey: settings.webhookKey, pace: settings.pace },
  signIn: (addresses, keys) => squareSignIn({ ...addresses, ...keys, scopes }, squareCall(addresses.api)),
  open: (addresses, keys, options) => openSquare({ ...addresses, ...keys, scopes }, options),
});

type Reader = (call: SquareCall, ask: RegisterAsk) => Promise<RegisterPage>;

const readers: Readonly<Record<RegisterPart, Reader>> = {
  items: readItems,
  employees: readTeam,
  customers: readCustomers,
  sales: readOrders,
  refunds: readLooseRefunds,
  drawers: readDrawers,
};

type Options = { webhookKey: string | null; pace: string | null };

function openSquare(registration: SquareRegistration, { webhookKey, pace }: Options): RegisterService {
  const call = squareCall(registration.api, pace);
  return {
    renew: (credentials) => renewTokens(registration, credentials),
    revoke: (credentials, how) => revokeTokens(registration, credentials, how),
    accountIdOf: ({ merchantId = "" }) => merchantId,
    listPlaces: (credentials) => listLocations(call, credentials),
    readPage: (part, ask) => readers[part](call, ask),
    findSales: (ask) => findOrders(call, ask),
    findItems: (ask) => findItems(call, ask),
    isCursorFault,
    readReport: (report) => (webhookKey !== null && isGenuine(webhookKey, report) ? toReport(report.rawBody) : null),
  };
}

async function listLocations(call: SquareCall, credentials: Credentials): Promise<RegisterPlace[]> {
  const { locations } = readResponse(answers.locations, await call({ credentials, path: paths.locations }));
  return locations.map(toPlace).toSorted((first, second) => first.name.localeCompare(second.name, "en"));
}

function toPlace({ id, name, status, currency, address }: SquareLocation): RegisterPlace {
  const where = [address?.locality, address?.administrative_district_level_1].filter((part) => part);
  return {
    id,
    name: name || "Location",
    address: where.join(", "),
    currency: currency || "USD",
    isActive: status !== "INACTIVE",
  };
}
