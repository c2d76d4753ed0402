/**
 * Two companies of 20 stores, one with two years of trade and one with ten, asked in turn for the ledger, the week, the
 * month and the owner's nightly mail of all stores.
 * Prints one line of JSON. `node bench/books.ts [rounds] [url of an empty PostgreSQL database]`
 */
import { v7 as uuidv7 } from "uuid";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { mailFor } from "#server/areas/nightly-mail/mail-for.ts";
import { listReaders } from "#server/areas/nightly-mail/readers.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { onServedProgram } from "./asked-store.ts";
import { fillBooksCompany } from "./books-company.ts";
import type { BooksCompany } from "./books-company.ts";
import { p95Of } from "./measures/figure.ts";
import { postQuestion } from "./measures/post-question.ts";
import { signInHeaders } from "./measures/sign-in.ts";
import type { ServedProgram } from "./served-program.ts";

const rounds = Number(process.argv[2] ?? 60);

const figures = "sales goal customers avgTransaction buys buyAmount laborMinutes laborPct";
const period = `from to days { businessDate ${figures} } total { ${figures} }`;
const questions = [
  {
    what: "ledger",
    query: `query ($date: BusinessDate!) {
      ledgerMonth(date: $date) { from to entries { date kind state revision difference } }
      journalReport(date: $date) { entries { kind state debit credit lines { key name debit credit } } }
      dayCloses(date: $date) { days { date status posSales ownSales difference } }
    }`,
  },
  { what: "week", query: `query ($date: BusinessDate!) { weeklyReport(date: $date) { ${period} } }` },
  { what: "month", query: `query ($date: BusinessDate!) { monthlyReport(date: $date) { ${period} } }` },
] as const;

await onServedProgram(process.argv[3], async (program) => {
  const short = await fillBooksCompany(program, 2);
  const long = await fillBooksCompany(program, 10);
  const results = [];
  for (const { what, query } of questions) {
    const [shortMs, longMs] = [await askMs(program, short, query), await askMs(program, long, query)];
    results.push({ what, shortMs, longMs });
  }
  const mail = { what: "mail", shortMs: await mailMs(program, short), longMs: await mailMs(program, long) };
  process.stdout.write(`${JSON.stringify({ bench: "books", results: [...results, mail] })}\n`);
});

function yesterday(timeZone: string): string {
  return addDays(localTimeAt(new Date(), timeZone).date, -1);
}

async function askMs({ at }: ServedProgram, { email, password }: BooksCompany, query: string): Promise<number> {
  const headers = await signInHeaders(at, { email, password });
  const body = JSON.stringify({ query, variables: { date: yesterday("America/Chicago") } });
  return p95Of(rounds, () => postQuestion(`${at}/graphql`, { headers, body }));
}

/** Everything that making the mail takes, without the mail server. */
async function mailMs({ platform }: ServedProgram, { stores }: BooksCompany): Promise<number> {
  const storeId = stores[0]?.id ?? 0;
  const request = await requestForStore(platform, { storeId, reason: `bench ${uuidv7()}` });
  const [reader] = request === null ? [] : await listReaders(request, {});
  if (request === null || reader?.stores.length !== stores.length) {
    throw new Error("The owner does not read of every store");
  }
  const order = { reader, date: yesterday(request.store.timeZone), kind: "final", before: null } as const;
  return p95Of(rounds, async () => {
    await mailFor(request, order);
  });
}
