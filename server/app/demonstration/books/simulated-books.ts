import path from "node:path";
import { startBookkeepingSimulator } from "#server/adapters/bookkeeping/bookkeeping-simulator.ts";
import type { BookkeepingSimulation } from "#server/adapters/bookkeeping/bookkeeping-simulator.ts";
import { keptBooks, simulatedBooks, simulatedCompany } from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedBooks } from "#server/adapters/bookkeeping/simulated-books.ts";
import { company, stores } from "#server/app/demonstration/company.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

/** Not the write itself, which a run of hundreds of entries would repeat for each of them. */
const keepAfterMs = 1000;

/**
 * The demonstration's books, kept in the data folder as the program's own records are: after a restart the program still
 * holds its sign-in and its posted entries, and what it is signed in to has to be there too.
 */
export async function startSimulatedBooks(options: {
  clock: () => Date;
  dataFolder: string;
}): Promise<BookkeepingSimulation> {
  const { clock, dataFolder } = options;
  const file = path.join(dataFolder, "simulated-books.json");
  const books = simulatedBooks(readKept(file, keptBooks) ?? { companies: demonstrationCompanies() });
  let timer: NodeJS.Timeout | null = null;
  const keep = (): void => {
    timer = null;
    const { companies, signIns } = books;
    writeKept(file, { companies, signIns });
  };
  const simulation = await startBookkeepingSimulator({
    books,
    clock,
    onExchange({ request: { method } }) {
      if (method === "POST") {
        timer ??= setTimeout(keep, keepAfterMs);
      }
    },
  });
  const stop = async (): Promise<void> => {
    await simulation.stop();
    if (timer !== null) {
      clearTimeout(timer);
      keep();
    }
  };
  return { ...simulation, stop };
}

/** The company of the stores, with a class for each, and another that a person may choose by mistake. */
function demonstrationCompanies(): SimulatedBooks["companies"] {
  const names = [...stores.map(({ name }) => name), "Corporate"];
  const classes = names.map((name, index) => ({ id: String(501 + index), name, isActive: true }));
  return [
    simulatedCompany({ id: "9130350000000001", name: `${company} LLC`, classes }),
    simulatedCompany({ id: "9130350000000002", name: "Whitfield Rentals LLC", usesClasses: false }),
  ];
}
