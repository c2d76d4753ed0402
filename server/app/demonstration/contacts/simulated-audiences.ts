import path from "node:path";
import { startContactsSimulator } from "#server/adapters/contacts/contacts-simulator.ts";
import type { ContactsSimulation } from "#server/adapters/contacts/contacts-simulator.ts";
import { keptAudiences, simulatedAudience, simulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import { company } from "#server/app/demonstration/company.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

/** The list that the store without a till sends people to. */
export const elmList = { id: "e1m0a1b2c3", name: "Elm Street News" } as const;
/** A list that is deleted there after a store has chosen it. */
export const lostList = { id: "1a4e5d6c7b", name: "Lakeside Kids Club" } as const;

/** Not each person. */
const keepEveryMs = 15_000;

/** The demonstration's Mailchimp, kept in the data folder as the program's own records are. */
export async function startSimulatedAudiences(options: {
  clock: () => Date;
  dataFolder: string;
}): Promise<ContactsSimulation> {
  const { clock, dataFolder } = options;
  const file = path.join(dataFolder, "simulated-mailchimp.json");
  const audiences = simulatedAudiences(readKept(file, keptAudiences) ?? { accounts: [newAccount()] });
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

function newAccount() {
  const lists = [elmList, lostList, { id: "3f8b9a0c1d", name: "Maple Street News" }];
  return { id: "40412", name: company, audiences: lists.map((list) => simulatedAudience(list)) };
}
