import { registersProviders } from "#server/adapters/registers/registers-providers.ts";
import { startRegistersSimulator } from "#server/adapters/registers/registers-simulator.ts";
import type { RegistersSimulation } from "#server/adapters/registers/registers-simulator.ts";
import { registers } from "#server/adapters/registers/registers.ts";
import type { Credentials, RegisterService } from "#server/adapters/registers/registers.ts";
import { simulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import type { SimulatedMerchant } from "#server/adapters/registers/simulated-merchants.ts";
import { resaleMerchant } from "#server/adapters/registers/simulated-shop.ts";
import type { TradeShop } from "#server/adapters/registers/simulated-trade.ts";
import { squareSignatureHeader } from "#server/adapters/registers/square/square-paths.ts";
import { squareSignature } from "#server/adapters/registers/square/square-webhooks.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { PageSignIn, Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";

export const returnUrl = "https://hangtag.test/signed-in/square";

export type MerchantServices = RegistersSimulation & {
  services: Services;
  merchant: SimulatedMerchant;
  shop: TradeShop;
  exchanges: SimulatedExchange[];
  service: RegisterService;
  signIn: PageSignIn;
  /** What the service has reported since it was last asked, signed for an address. */
  takeReports(url: string): { body: string; headers: Record<string, string> }[];
};

/** Starts every simulated register service over one merchant with two shops and one that closed, with the test's clock. */
export async function merchantServices(clock: () => Date, { salesPerDay = 12 } = {}): Promise<MerchantServices> {
  const merchant = resaleMerchant({
    id: "ML0RESALE",
    name: "Whitfield Records",
    places: [
      { id: "L0MAPLE", name: "Maple Street", city: "Madison", state: "WI" },
      { id: "L0ELM", name: "Elm Street", city: "Madison", state: "WI" },
      { id: "L0OLD", name: "Old Mill", city: "Verona", state: "WI", isActive: false },
    ],
    team: ["Nina Okonkwo", "Caleb Stone"],
    since: new Date("2024-01-02T15:00:00Z"),
  });
  const other = resaleMerchant({
    ...{ id: "ML0OTHER", name: "Another Company", team: ["Ed Marsh"], since: new Date("2024-01-02T15:00:00Z") },
    places: [{ id: "L0ELSEWHERE", name: "Elsewhere", city: "Akron", state: "OH" }],
  });
  const merchants = simulatedMerchants({ merchants: [merchant, other] });
  const exchanges: SimulatedExchange[] = [];
  const simulation = await startRegistersSimulator({
    merchants,
    clock,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const services = openServices(registersProviders.map((provider) => provider.open(simulation.addresses)));
  const shop = { world: merchants, merchant, locationId: "L0MAPLE", timeZone: "America/Chicago", salesPerDay };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, {
    ...openedIn(services),
    services,
    merchant,
    shop,
    exchanges,
    takeReports: (url: string) =>
      merchants.reports.splice(0).map(({ body }) => {
        const signature = squareSignature(merchants.app.webhookKey, { url, rawBody: Buffer.from(body) });
        return { body, headers: { [squareSignatureHeader]: signature, "content-type": "application/json" } };
      }),
  });
}

function openedIn(services: Services): { service: RegisterService; signIn: PageSignIn } {
  const service = services.find(registers, "square");
  const signIn = services.findSignIn("square");
  if (service === null || signIn === null) {
    throw new Error("No Square");
  }
  return { service, signIn };
}

/** A person signs in there and comes back. */
export async function connect(
  { signIn, merchant }: Pick<MerchantServices, "signIn" | "merchant">,
  now: Date,
): Promise<Credentials> {
  const returned = await signInThere(signIn.pageUrl({ state: "s", returnUrl }), { merchant: merchant.id });
  return (await signIn.finish(returned, { returnUrl, now })).credentials;
}
