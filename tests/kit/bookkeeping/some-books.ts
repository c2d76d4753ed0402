import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { startBookkeepingSimulator } from "#server/adapters/bookkeeping/bookkeeping-simulator.ts";
import type { BookkeepingSimulation } from "#server/adapters/bookkeeping/bookkeeping-simulator.ts";
import { simulatedBooks, simulatedCompany } from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedCompany } from "#server/adapters/bookkeeping/simulated-books.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";

export type BooksServices = BookkeepingSimulation & {
  services: Services;
  company: SimulatedCompany;
  exchanges: SimulatedExchange[];
  /** A person opens the service's page and chooses a company, or cancels. Returns what comes back in the address. */
  signInThere(pageUrl: string, choice: Record<string, string>): Promise<Record<string, string>>;
};

/**
 * Starts every simulated bookkeeping service over two companies, with the test's clock. `onAnswer` is called with each
 * exchange before its response goes out.
 */
export async function booksServices(
  clock: () => Date,
  onAnswer: (exchange: SimulatedExchange) => void = () => undefined,
): Promise<BooksServices> {
  const company = simulatedCompany({
    id: "4620816365000001",
    name: "Whitfield Resale LLC",
    classes: [
      { id: "501", name: "Maple Street", isActive: true },
      { id: "502", name: "Elm Street", isActive: true },
      { id: "503", name: "Corporate", isActive: true },
      { id: "504", name: "Old Mill", isActive: false },
    ],
  });
  const other = simulatedCompany({ id: "4620816365000002", name: "Whitfield Rentals LLC", usesClasses: false });
  const books = simulatedBooks({ companies: [company, other] });
  const exchanges: SimulatedExchange[] = [];
  const simulation = await startBookkeepingSimulator({
    books,
    clock,
    onExchange(exchange) {
      exchanges.push(exchange);
      onAnswer(exchange);
    },
  });
  const services = openServices(bookkeepingProviders.map((provider) => provider.open(simulation.addresses)));
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { services, company, exchanges, signInThere });
}

export const signInThere: BooksServices["signInThere"] = async (pageUrl, choice) => {
  const url = new URL(pageUrl);
  for (const [name, value] of Object.entries(choice)) {
    url.searchParams.set(name, value);
  }
  const response = await fetch(url, { redirect: "manual" });
  const location = response.headers.get("location");
  if (location === null) {
    throw new Error(`No way back from the sign-in: ${response.status}`);
  }
  return Object.fromEntries(new URL(location).searchParams);
};

/** The id of the account with a number of the chart, such as `4010`. */
export function accountId({ accounts }: SimulatedCompany, number: string): string {
  const account = accounts.find((candidate) => candidate.number === number);
  if (account === undefined) {
    throw new Error(`No account ${number}`);
  }
  return account.id;
}
