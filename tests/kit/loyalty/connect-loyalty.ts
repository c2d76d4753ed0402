import { askFor, returnedFields } from "#tests/kit/bookkeeping/connect-store.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { LoyaltyServices } from "./some-loyalty.ts";

type Browser = Pick<Person, "graphql">;

/** Signs in on the service's page and comes back. */
export async function signInToLoyalty(person: Browser, { company }: LoyaltyServices): Promise<void> {
  const { beginPageSignIn } = await askFor(person, `mutation { beginPageSignIn(id: "square-loyalty") }`);
  const returned = await signInThere(String(beginPageSignIn), { merchant: company.id });
  const fields = returnedFields(returned);
  await askFor(person, `mutation { finishLoyaltySignIn(id: "square-loyalty", returned: ${fields}) { isHouse } }`);
}

type Rates = { id?: string; sales?: number | null; buys?: number | null; startOn: string };

export function startLoyalty({ id = "square-loyalty", sales = 1000, buys = 500, startOn }: Rates): string {
  const rates = `salesPerPoint: ${sales}, buysPerPoint: ${buys}, startOn: "${startOn}"`;
  return `mutation { startLoyalty(id: "${id}", ${rates}) { integration { state } } }`;
}

/** A manager's way from nothing to points at Square: $10 a point for sales, $5 for buys. */
export async function connectToSquare(
  person: Browser,
  services: LoyaltyServices,
  rates: Omit<Rates, "id">,
): Promise<void> {
  await signInToLoyalty(person, services);
  await askFor(person, `mutation { chooseLoyaltyPlace(id: "square-loyalty", placeId: "L0MAPLE") { isHouse } }`);
  await askFor(person, startLoyalty(rates));
}
