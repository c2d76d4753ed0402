/**
 * What years and neighbors cost: a store with one year of trade, one with ten, and one with ten in another database that
 * 300 stores of two years share, asked in turn. Prints one line of JSON.
 * `node bench/time/time-passes.ts [rounds] [stores] [share of a day, in percent] [url of an empty PostgreSQL database]`
 */
import { roles } from "#common/permissions.ts";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { onServedProgram } from "#bench/asked-store.ts";
import { batchOf, feedingRegister, packed } from "#bench/feed-batches.ts";
import { medianInTurn } from "#bench/measures/figure.ts";
import { postQuestion } from "#bench/measures/post-question.ts";
import { signInHeaders } from "#bench/measures/sign-in.ts";
import type { ServedProgram } from "#bench/served-program.ts";
import { aStore, aUser, anEmployee, testPassword } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { questions } from "./screens.ts";
import { fillTrade } from "./trade-history.ts";

const rounds = Number(process.argv[2] ?? 40);
const neighbors = Number(process.argv[3] ?? 300);
const sharePercent = Number(process.argv[4] ?? 5);
const wholeDay = { tickets: 80, buys: 20, events: 200 };
const timeZone = "America/Chicago";
const batches = Math.max(4, Math.floor(rounds / 2));

type Act = () => Promise<void>;
type Shop = {
  at: string;
  store: TestStore;
  employeeId: number;
  headers: Record<string, string>;
  feed: (at: number) => Act;
};

await onServedProgram(process.argv[5], (alone) =>
  onServedProgram(undefined, async (beside) => {
    const young = await openShop(alone, 1);
    const old = await openShop(alone, 10);
    const crowded = await openShop(beside, 10);
    const chain = await fillChain(beside);
    for (const { owner } of [alone, beside]) {
      await owner.query("checkpoint");
    }
    const results = await askAll([young, old, crowded]);
    const turn = await turnYears(beside);
    process.stdout.write(
      `${JSON.stringify({ bench: "time-passes", neighbors, sharePercent, ...chain, results, turn })}\n`,
    );
  }),
);

/** As in an installation that has run for so many years, each year's history has its table. */
async function makeYears({ owner }: ServedProgram, years: number): Promise<void> {
  const thisYear = new Date().getUTCFullYear();
  await owner.query("alter table events detach partition hangtag.events_before; drop table hangtag.events_before");
  await owner.query("call hangtag.make_history_table('events_before', null, $1)", [thisYear - years]);
  for (let year = thisYear - years; year <= thisYear; year += 1) {
    await owner.query("call hangtag.make_history_table($1, $2, $3)", [`events_${year}`, year, year + 1]);
  }
}

async function openShop(program: ServedProgram, years: number): Promise<Shop> {
  if (years === 10) {
    await makeYears(program, years);
  }
  const store = await aStore(program, { name: `${years} years` });
  const user = await aUser(program, { stores: [store], role: roles.owner });
  const { id: employeeId } = await anEmployee(program, store, { user, isManager: true });
  await fillTrade(program, { stores: [store], years, volume: wholeDay });
  const headers = await signInHeaders(program.at, { email: user.email, password: testPassword });
  const post = await feedingRegister(program, { ...store, timeZone });
  return {
    at: program.at,
    store,
    employeeId,
    headers,
    feed: (batch) => () => post(packed(batchOf(batch, dayOf(batch)))),
  };
}

/** Each batch is of a day of its own, whose sums are all that it makes again. */
function dayOf(batch: number): { at: Date; businessDate: string } {
  const businessDate = addDays(localTimeAt(new Date(), timeZone).date, -30 - batch);
  return { at: new Date(`${businessDate}T20:00:00Z`), businessDate };
}

async function askAll(shops: readonly Shop[]): Promise<object[]> {
  const results = [];
  for (const { what, query } of questions) {
    const acts = shops.map(({ at, employeeId, store, headers }): Act => {
      const date = addDays(localTimeAt(new Date(), timeZone).date, -1);
      const body = JSON.stringify({ query, variables: { date, employeeId, storeId: store.id } });
      return () => postQuestion(`${at}/graphql`, { headers: { ...headers, "x-user-store": String(store.id) }, body });
    });
    results.push({ what, ms: await medianInTurn(rounds, acts) });
  }
  const feeds = shops.map(({ feed }) => {
    let next = 0;
    return () => feed(next++)();
  });
  return [...results, { what: "feed", ms: await medianInTurn(batches, feeds) }];
}

async function fillChain(program: ServedProgram): Promise<{ rows: number; bytes: number }> {
  const first = await aStore(program, { name: "Store 1" });
  const stores = [first];
  for (let number = 2; number <= neighbors; number += 1) {
    stores.push(await aStore(program, { account: { id: first.accountId }, name: `Store ${number}` }));
  }
  const share = (whole: number) => Math.max(1, Math.round((whole * sharePercent) / 100));
  const volume = { tickets: share(wholeDay.tickets), buys: share(wholeDay.buys), events: share(wholeDay.events) };
  await fillTrade(program, { stores, years: 2, volume });
  const size = await program.owner.query<{ rows: number; bytes: number }>(
    `select sum(n_live_tup)::float8 as rows, pg_database_size(current_database())::float8 as bytes from pg_stat_user_tables`,
  );
  return size.rows[0] ?? { rows: 0, bytes: 0 };
}

/** Milliseconds until next year has its table, a year that nobody keeps has gone, and a night finds nothing to do. */
async function turnYears({ owner }: ServedProgram): Promise<Record<string, number>> {
  const timed = async (call: string) => {
    const from = performance.now();
    await owner.query(`select set_config('hangtag.sees_all', 'on', false); select hangtag.${call}`);
    return Math.round(performance.now() - from);
  };
  const thisYear = new Date().getUTCFullYear();
  return {
    addMs: await timed(`add_history_years(${thisYear + 2})`),
    dropMs: await timed("drop_history_years(now())"),
    deleteMs: await timed("delete_history(now(), 2000)"),
  };
}
