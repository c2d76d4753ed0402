import pg from "pg";
import { bins, fillBigStore, movements } from "./backstock-store.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, p95Of } from "./figure.ts";
import { postQuestion } from "./post-question.ts";
import { signInHeaders } from "./sign-in.ts";

const barMs = 50;

const home = `{ backstocks(first: 25) { totalItems edges { cursor node { isOldest filling {
  id version bin category location nextLocation age isTooOld inventoryDate season notes } } } } }`;
const filtered = `{ backstocks(first: 25, filter: { season: FW, text: "10" }) { totalItems edges { node { filling { id bin } } } } }`;
const pullList = `{ pullList { date sections { id name status missing sellThrough binsOnHand oldestAge }
  bins { backstockId version bin sectionId categoryName locationName ageDays walk } } }`;
const history = `{ backstockHistory(first: 25) { totalItems totals { added pulled removed }
  edges { cursor node { id at action bin categoryName fromLocation toLocation by undoes undoneAt } } } }`;
const aging =
  "{ backstockAging { bands rows { categoryName counts bins averageAge oldest { bin ageDays } } total { bins } } }";

/** The largest part of what each asks the database, without names, permission and row-level security. */
const waitingBins = `select filling.id, bin.number, filling.category_id, filling.location_id, filling.inventory_date
  from backstock_fillings as filling join bins as bin on bin.store_id = filling.store_id and bin.id = filling.bin_id
  where filling.store_id = 1 and filling.archived_at is null`;
const newestEvents = `select event.id, event.at, bin.number, category.name, event.type
  from backstock_events as event join bins as bin on bin.store_id = event.store_id and bin.id = event.bin_id
  join backstock_categories as category on category.store_id = event.store_id and category.id = event.category_id
  where event.store_id = 1 and event.business_date > current_date - 7 order by event.at desc, event.id desc limit 25`;

type Question = { what: string; query: string; raw: string };

/** A shop with thousands of bins: what its people look at all day, one request after the other. */
export async function measureBackstock(run: BenchRun): Promise<Figure[]> {
  const { url, databaseUrl } = await run.program();
  await fillBigStore(databaseUrl);
  const headers = await signInHeaders(url);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const size = `${bins.toLocaleString("en-US")} bins, ${movements.toLocaleString("en-US")} movements`;
  const sorted = `${waitingBins} order by filling.inventory_date, bin.number limit 25`;
  const questions: Question[] = [
    { what: "home list with its total", query: home, raw: sorted },
    { what: "home list, filtered by season and number", query: filtered, raw: sorted },
    { what: "pull list with reasons", query: pullList, raw: waitingBins },
    { what: "history of a week with its totals", query: history, raw: newestEvents },
    { what: "aging report", query: aging, raw: waitingBins },
  ];
  try {
    const figures: Figure[] = [];
    for (const { what, query, raw } of questions) {
      const rounds = run.isQuick ? 8 : 60;
      const body = JSON.stringify({ query });
      const measured = await p95Of(rounds, () => postQuestion(`${url}/graphql`, { headers, body }));
      const beside = await p95Of(rounds, async () => {
        await pool.query(raw);
      });
      const peer = { name: "raw pg: its bins or events alone", measured: beside };
      figures.push(atMost({ what: `${what}, ${size}: p95`, measured, unit: "ms", bar: barMs, peer }));
    }
    return figures;
  } finally {
    await pool.end();
  }
}
