import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { quickbooksSettings } from "./quickbooks/quickbooks-paths.ts";
import { quickbooksSimulator } from "./quickbooks/quickbooks-simulator.ts";
import type { SimulatedBooks } from "./simulated-books.ts";

export type BookkeepingSimulation = RunningSimulation & { books: SimulatedBooks };

/** Every bookkeeping service over the same companies' books. */
export async function startBookkeepingSimulator(options: {
  books: SimulatedBooks;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<BookkeepingSimulation> {
  const { books, ...running } = options;
  const simulation = await startSimulation([quickbooksSimulator(books)], running);
  const { clientId, clientSecret } = books.app;
  const keys = { [quickbooksSettings.clientId]: clientId, [quickbooksSettings.clientSecret]: clientSecret };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { books, addresses: { ...simulation.addresses, ...keys } });
}
