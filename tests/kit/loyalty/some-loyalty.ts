import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { loyaltyProviders } from "#server/adapters/loyalty/loyalty-providers.ts";
import { startLoyaltySimulator } from "#server/adapters/loyalty/loyalty-simulator.ts";
import type { LoyaltySimulation } from "#server/adapters/loyalty/loyalty-simulator.ts";
import { loyalty } from "#server/adapters/loyalty/loyalty.ts";
import type { Credentials, OutsideLoyalty } from "#server/adapters/loyalty/loyalty.ts";
import { simulatedLoyalty, simulatedLoyaltyCompany } from "#server/adapters/loyalty/simulated-loyalty.ts";
import type { SimulatedLoyaltyCompany } from "#server/adapters/loyalty/simulated-loyalty.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { PageSignIn, Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";

export const returnUrl = "https://hangtag.test/signed-in/square-loyalty";

export type LoyaltyServices = LoyaltySimulation & {
  services: Services;
  company: SimulatedLoyaltyCompany;
  exchanges: SimulatedExchange[];
  service: OutsideLoyalty;
  signIn: PageSignIn;
};

const place = (id: string, name: string, status: string) => ({ id, name, status, currency: "USD" });

/**
 * Starts the simulated Square Loyalty over a company with three locations and one without a program, with the test's clock.
 * `onAnswer` is called with each exchange before its response goes out.
 */
export async function loyaltyServices(
  clock: () => Date,
  onAnswer: (exchange: SimulatedExchange) => void = () => undefined,
): Promise<LoyaltyServices> {
  const company = simulatedLoyaltyCompany({
    id: "ML0RESALE",
    name: "Whitfield Resale LLC",
    locations: [
      place("L0MAPLE", "Maple Street", "ACTIVE"),
      place("L0ELM", "Elm Street", "ACTIVE"),
      place("L0OLD", "Old Mill", "INACTIVE"),
    ],
  });
  const other = simulatedLoyaltyCompany({ id: "ML0OTHER", name: "Another Company", program: null });
  const world = simulatedLoyalty({ merchants: [company, other] });
  const exchanges: SimulatedExchange[] = [];
  const simulation = await startLoyaltySimulator({
    world,
    clock,
    onExchange(exchange) {
      exchanges.push(exchange);
      onAnswer(exchange);
    },
  });
  const services = openServices(loyaltyProviders.map((provider) => provider.open(simulation.addresses)));
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { ...openedIn(services), services, company, exchanges });
}

/** House points alone, without an outside service. */
export function houseServices(): Services {
  return openServices(loyaltyProviders.map((provider) => provider.open({})));
}

/** The simulated loyalty and bookkeeping services in one program. */
export function besideBooks({ addresses }: LoyaltyServices, books: BooksServices): Services {
  return openServices([
    ...bookkeepingProviders.map((provider) => provider.open(books.addresses)),
    ...loyaltyProviders.map((provider) => provider.open(addresses)),
  ]);
}

function openedIn(services: Services): { service: OutsideLoyalty; signIn: PageSignIn } {
  const service = services.find(loyalty, "square-loyalty");
  const signIn = services.findSignIn("square-loyalty");
  if (service?.kind !== "outside" || signIn === null) {
    throw new Error("No Square Loyalty");
  }
  return { service, signIn };
}

/** A person signs in there and comes back. */
export async function connectLoyalty(
  { signIn }: Pick<LoyaltyServices, "signIn">,
  { merchant, now }: { merchant: string; now: Date },
): Promise<Credentials> {
  const returned = await signInThere(signIn.pageUrl({ state: "s", returnUrl }), { merchant });
  return (await signIn.finish(returned, { returnUrl, now })).credentials;
}
