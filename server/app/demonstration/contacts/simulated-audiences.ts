import path from "node:path";
import { startContactsSimulator } from "#server/adapters/contacts/contacts-simulator.ts";
import type { ContactsSimulation } from "#server/adapters/contacts/contacts-simulator.ts";
import {
  keptAudiences,
  simulatedAccount,
  simulatedAudience,
  simulatedAudiences,
} from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedAccount } from "#server/adapters/contacts/simulated-audiences.ts";
import { company } from "#server/app/demonstration/company.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

/** The list that the store without a till sends people to. */
export const elmList = { id: "e1m0a1b2c3", name: "Elm Street News" } as const;
/** A list that is deleted there after a store has chosen it. */
export const lostList = { id: "1a4e5d6c7b", name: "Lakeside Kids Club" } as const;

/** The list at Constant Contact of the store that sells records and instruments. */
export const sixthList = { id: "5bc0ed68-d8ce-41e9-8d3a-fa163e56c9b0", name: "Sixth String News" } as const;

/** What Constant Contact takes in a second. */
const requestsPerSecond = 4;
/** Not each person. */
const keepEveryMs = 15_000;

/** The demonstration's Mailchimp and Constant Contact, kept in the data folder as the program's own records are. */
export async function startSimulatedAudiences(options: {
  clock: () => Date;
  dataFolder: string;
}): Promise<ContactsSimulation> {
  const { clock, dataFolder } = options;
  const file = path.join(dataFolder, "simulated-mailchimp.json");
  const audiences = simulatedAudiences({ accounts: [], ...readKept(file, keptAudiences), requestsPerSecond });
  // A data folder of an older program lacks the account of a service that has come since.
  const missing = newAccounts().filter(({ id }) => !audiences.accounts.some((account) => account.id === id));
  audiences.accounts.push(...missing);
  const simulation = await startContactsSimulator({ audiences, clock });
  const keep = (): void => {
    const { app, accounts, signIns } = audiences;
    writeKept(file, { app, accounts, signIns });
  };
  const timer = setInterval(keep, keepEveryMs);
  timer.unref();
  keep();
  const { stop } = simulation;
  return Object.assign(simulation, {
    async stop() {
      clearInterval(timer);
      await stop();
      keep();
    },
  });
}

function newAccounts(): SimulatedAccount[] {
  const lists = [elmList, lostList, { id: "3f8b9a0c1d", name: "Maple Street News" }];
  const own = [sixthList, { id: "07936f78-662a-41eb-af0a-fa163e56c9b0", name: "Repair customers" }];
  return [
    simulatedAccount({ id: "40412", name: company, audiences: lists.map((list) => simulatedAudience(list)) }),
    simulatedAccount({
      ...{ id: "p07e1l8cdif9dl", name: company, service: "constant-contact" },
      audiences: own.map((list) => simulatedAudience(list)),
    }),
  ];
}
