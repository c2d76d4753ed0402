import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import { anEntry, connect } from "#tests/kit/bookkeeping/an-entry.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { startSimulatedBooks } from "./simulated-books.ts";

const now = () => new Date("2026-11-20T18:00:00Z");
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await temporaryFolder("books");
});
afterAll(() => rm(dataFolder, { recursive: true }));

/** Starts the demonstration's books, as a start of the program does. */
async function start() {
  const simulation = await startSimulatedBooks({ clock: now, dataFolder });
  const services = openServices(bookkeepingProviders.map((provider) => provider.open(simulation.addresses)));
  const provider = services.find(bookkeeping, "quickbooks");
  const signIn = services.findSignIn("quickbooks");
  const company = simulation.books.companies[0];
  if (provider === null || signIn === null || company === undefined) {
    throw new Error("No books");
  }
  return { simulation, provider, signIn, company };
}

test("a sign-in, an entry and the company's settings are there after the program starts again", async () => {
  const first = await start();
  const { company } = first;
  expect(company.classes.map(({ name }) => name)).toContain("Maple Street");
  const credentials = await connect({ signIn: first.signIn, now, services: { company, signInThere } });
  const entry = anEntry({ company });
  const write = { credentials, entry, requestId: "before the end" };
  const posted = await first.provider.postEntry(write);
  await first.simulation.stop();

  const second = await start();
  expect(await second.provider.findEntry(credentials, entry.number)).toMatchObject({ date: entry.date });
  expect(await second.provider.postEntry(write)).toEqual(posted);
  expect(second.company.entries).toHaveLength(1);
  const renewed = await second.provider.renew(credentials, now());
  expect(await second.provider.readCompany(renewed.credentials)).toMatchObject({ id: company.id });
  await second.simulation.stop();
});
