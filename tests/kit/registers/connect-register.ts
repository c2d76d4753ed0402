import { roles } from "#common/permissions.ts";
import type { SimulatedDay } from "#server/adapters/registers/simulated-trade.ts";
import { askFor, returnedFields } from "#tests/kit/bookkeeping/connect-store.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { MerchantServices } from "./some-merchants.ts";

type Browser = Pick<Person, "graphql">;

/** Signs in on the service's page and comes back. */
export async function signInToRegister(person: Browser, { merchant }: MerchantServices): Promise<void> {
  const { beginPageSignIn } = await askFor(person, `mutation { beginPageSignIn(id: "square") }`);
  const returned = await signInThere(String(beginPageSignIn), { merchant: merchant.id });
  const fields = returnedFields(returned);
  await askFor(person, `mutation { finishRegisterSignIn(id: "square", returned: ${fields}) { today } }`);
}

/** A manager's way from nothing to a store that sells there. */
export async function connectRegister(
  person: Browser,
  services: MerchantServices,
  placeId = services.shop.locationId,
): Promise<void> {
  await signInToRegister(person, services);
  await choosePlace(person, placeId);
}

export async function choosePlace(person: Browser, placeId: string): Promise<void> {
  const choice = `connectRegisterPlace(id: "square", placeId: "${placeId}", goods: USED) { today }`;
  await askFor(person, `mutation { ${choice} }`);
}

/** A store with its manager on Thursday, March 5, 2026, four in the afternoon there; nothing was sold, and no job waits. */
export async function aRegisterStore(
  program: TestProgram,
  { merchants, merchant }: MerchantServices,
): Promise<{ store: TestStore; manager: Person }> {
  program.clock.now = new Date("2026-03-05T22:00:00Z");
  Object.assign(merchants, { signIns: [], faults: [] });
  merchants.reports.length = 0;
  Object.assign(merchant, { orders: [], payments: [], refunds: [], drawers: [] });
  await program.owner.query("delete from graphile_worker._private_jobs");
  await program.owner.query("update register_connections set ended_at = now() where ended_at is null");
  const store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  return { store, manager: await aPerson(program, store, { role: roles.manager, firstName: "Marcus" }) };
}

/** The sums of each day as the store's tables have them. */
export async function storedDays({ owner }: Pick<TestProgram, "owner">, storeId: number): Promise<SimulatedDay[]> {
  const { rows } = await owner.query<SimulatedDay>(
    `select to_char(tickets.business_date, 'YYYY-MM-DD') as date, count(*)::int as tickets,
       sum((select count(*) from pos_transaction_lines as lines
         where lines.store_id = tickets.store_id and transaction_id = external_id))::int as lines,
       sum(net_cents)::int as net, sum(tax_cents)::int as tax, sum(gift_cents)::int as "giftSold",
       sum(returns_cents)::int as returns,
       (select over_short_cents from pos_day_closes as closes
         where closes.store_id = $1 and closes.business_date = tickets.business_date) as "overShort"
     from pos_transactions as tickets
     where store_id = $1 and not is_gone and type <> 'void' group by business_date order by business_date`,
    [storeId],
  );
  return rows;
}
