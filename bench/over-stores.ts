/**
 * Companies of 3, 30 and 300 stores in one database, each store with two years of final days and the fair rule's goals.
 * Each company's owner asks what spans its stores, one request of each company after the other; so does support, which
 * reaches all of them. The median counts: what 300 stores leave behind is cleared away in anybody's turn. Prints one line of
 * JSON. `node bench/over-stores.ts [rounds] [url of an empty PostgreSQL database]`
 */
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { localTimeAt } from "#common/store-time.ts";
import { aStore, aUser, anEmployee, testPassword } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { onServedProgram } from "./asked-store.ts";
import { medianInTurn } from "./measures/figure.ts";
import { postQuestion } from "./measures/post-question.ts";
import { signInHeaders } from "./measures/sign-in.ts";
import type { ServedProgram } from "./served-program.ts";

const rounds = Number(process.argv[2] ?? 60);
const sizes = [3, 30, 300];
const historyDays = 730;

const figures = `sales goal goalPct compSales compPct customers avgTransaction buys buyAmount laborMinutes laborPct`;
const report = `from to today columns excludedDays total { ${figures} }
  stores { storeId name figures { ${figures} comparison { sales compSales excludedDays } } }`;
const questions = [
  {
    what: "now",
    query: `{ allStores(first: 25) { sales goal ahead compPct stores {
    storeId name date isShut sales goal goalPct usualPct ahead comp compPct here expected waiting longestWaitMinutes
    missing { name since } needs { kind count date } urgency daysMade judgedPcts } } }`,
  },
  { what: "week", query: `query ($date: BusinessDate) { storesReport(period: WEEK, date: $date) { ${report} } }` },
  { what: "month", query: `query ($date: BusinessDate) { storesReport(period: MONTH, date: $date) { ${report} } }` },
  {
    what: "compare",
    query: `{ compareStores { from to dayCount stores { storeId name dayCount isCompared }
    leftOut { date storeIds } measures { measure dayCount low high values { storeId value standing isWeak dayCount } } } }`,
  },
] as const;
/** All companies, those with a store of that name, and none. */
const searches = [
  { what: "companies", search: "" },
  { what: "found", search: "Store 29" },
  { what: "nothing", search: "no such company" },
] as const;
const searchQuery = `query ($search: String!) {
  supportedCompanies(search: $search) { id name stores { id name number timeZone } owners { name email } } }`;

type Act = () => Promise<void>;

await onServedProgram(process.argv[3], async (program) => {
  const companies = [];
  for (const size of sizes) {
    companies.push(await fillCompany(program, size));
  }
  const results = [];
  for (const { what, query } of questions) {
    const ms = await medianInTurn(
      rounds,
      await Promise.all(companies.map((stores) => asOwner(program, stores, query))),
    );
    results.push({ what, ms });
  }
  const support = await asSupport(program, companies.at(-1) ?? []);
  const supportMs = await medianInTurn(
    rounds,
    searches.map(({ search }) => support(search)),
  );
  process.stdout.write(
    `${JSON.stringify({ bench: "over-stores", sizes, results, support: searches.map(({ what }, at) => ({ what, ms: supportMs[at] })) })}\n`,
  );
});

async function fillCompany(program: ServedProgram, size: number): Promise<TestStore[]> {
  const first = await aStore(program, { name: "Store 1" });
  const stores = [first];
  for (let number = 2; number <= size; number += 1) {
    stores.push(await aStore(program, { account: { id: first.accountId }, name: `Store ${number}` }));
  }
  const ids = stores.map(({ id }) => id);
  await program.owner.query(
    `insert into daily_reports (store_id, business_date, status, changed_at, closed_at, sales_cents, customers,
       sales_without_customer, items_sold, buys, buy_cash_cents, buy_trade_cents, labor_minutes, wages_cents,
       sales_by_hour_cents)
     select store_id, current_date - back, 'final', now(), current_date - back + interval '27 hours',
       200000 + (store_id * 7919 + back * 104729) % 90000, 80, 12, 210, 14, 60000, 20000, 2400, 60000,
       array_fill(10000::bigint, array[24])
     from unnest($1::int[]) as store_id cross join generate_series(1, $2) as back`,
    [ids, historyDays],
  );
  await program.owner.query(
    `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths, saved_at,
       sales_rule)
     select store_id, gen_random_uuid(), current_date - 700, 30, 3000, 300, now(), 'fair' from unnest($1::int[]) as store_id`,
    [ids],
  );
  await program.owner.query("vacuum analyze stores, store_settings, daily_reports, goal_defaults");
  return stores;
}

async function asOwner(program: ServedProgram, stores: TestStore[], query: string): Promise<Act> {
  const user = await aUser(program, { stores, role: roles.owner });
  const [first] = stores;
  await (first && anEmployee(program, first, { user, isManager: true }));
  const headers = await signInHeaders(program.at, { email: user.email, password: testPassword });
  const variables = { date: addDays(localTimeAt(new Date(), "America/Chicago").date, -1) };
  const body = JSON.stringify({ query, variables: query.includes("$date") ? variables : {} });
  const sent = { headers: { ...headers, "x-user-store": String(first?.id) }, body };
  return () => postQuestion(`${program.at}/graphql`, sent);
}

async function asSupport(program: ServedProgram, [store]: TestStore[]): Promise<(search: string) => Act> {
  const user = await aUser(program, { role: roles.support });
  const signedIn = await signInHeaders(program.at, { email: user.email, password: testPassword });
  const headers = { ...signedIn, "x-user-store": String(store?.id) };
  const url = `${program.at}/graphql`;
  return (search) => {
    const body = JSON.stringify({ query: searchQuery, variables: { search } });
    return () => postQuestion(url, { headers, body });
  };
}
