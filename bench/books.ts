/**
 * Two companies of 20 stores, one with two years of trade and one with ten, asked in turn for the ledger, the week, the
 * month, the rows behind a week's sales, the week's exceptions, and the owner's nightly mail of all stores.
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
import { p95InTurn } from "./measures/figure.ts";
import { postQuestion } from "./measures/post-question.ts";
import { signInHeaders } from "./measures/sign-in.ts";
import type { ServedProgram } from "./served-program.ts";

const rounds = Number(process.argv[2] ?? 60);

const figures = "sales goal goalPct compSales compPct customers avgTransaction buys buyAmount laborMinutes laborPct";
const period = `from to columns days { businessDate status compDate ${figures} }
  total { ${figures} comparison { sales compSales excludedDays } } lastYear { ${figures} } goal { sales customers }`;
/** As the page asks it: beside last week, with the reasons of the days that missed. */
const week = `${period} lastWeek { now { ${figures} } before { ${figures} } }
  reasons { date difference customersPart piecesPart pricePart }`;
const row = "id type number date at employeeName customerName value";
const questions = [
  {
    what: "ledger",
    query: `query ($date: BusinessDate!) {
      ledgerMonth(date: $date) { from to entries { date kind state revision difference } }
      journalReport(date: $date) { entries { kind state debit credit lines { key name debit credit } } }
      dayCloses(date: $date) { days { date status posSales ownSales difference } }
    }`,
  },
  { what: "week", query: `query ($date: BusinessDate!) { weeklyReport(date: $date) { ${week} } }` },
  {
    what: "month",
    query: `query ($date: BusinessDate!) {
      monthlyReport(date: $date) { ${period} running { date sales goal compSales } pace { ahead } } }`,
  },
  {
    what: "rows",
    query: `query ($from: BusinessDate!, $date: BusinessDate!) {
      reportRows(kind: SALES, from: $from, to: $date) { count total rows { ${row} } } }`,
  },
  {
    what: "exceptions",
    query: `query ($from: BusinessDate!, $date: BusinessDate!) {
      exceptions(from: $from, to: $date) { kinds { kind count total people { employeeName count total } } } }`,
  },
] as const;

await onServedProgram(process.argv[3], async (program) => {
  const short = await fillBooksCompany(program, 2);
  const long = await fillBooksCompany(program, 10);
  const results = [];
  for (const { what, query } of questions) {
    const acts = [await asking(program, short, query), await asking(program, long, query)];
    const [shortMs, longMs] = await p95InTurn(rounds, acts);
    results.push({ what, shortMs, longMs });
  }
  const mails = [await mailing(program, short), await mailing(program, long)];
  const [shortMs, longMs] = await p95InTurn(rounds, mails);
  results.push({ what: "mail", shortMs, longMs });
  process.stdout.write(`${JSON.stringify({ bench: "books", results })}\n`);
});

function yesterday(timeZone: string): string {
  return addDays(localTimeAt(new Date(), timeZone).date, -1);
}

type Act = () => Promise<void>;

async function asking({ at }: ServedProgram, { email, password }: BooksCompany, query: string): Promise<Act> {
  const headers = await signInHeaders(at, { email, password });
  const date = yesterday("America/Chicago");
  const from = query.includes("$from") ? { from: addDays(date, -6) } : {};
  const body = JSON.stringify({ query, variables: { date, ...from } });
  return () => postQuestion(`${at}/graphql`, { headers, body });
}

/** Everything that making the mail takes, without the mail server. */
async function mailing({ platform }: ServedProgram, { stores }: BooksCompany): Promise<Act> {
  const storeId = stores[0]?.id ?? 0;
  const request = await requestForStore(platform, { storeId, reason: `bench ${uuidv7()}` });
  const [reader] = request === null ? [] : await listReaders(request, {});
  if (request === null || reader?.stores.length !== stores.length) {
    throw new Error("The owner does not read of every store");
  }
  const order = { reader, date: yesterday(request.store.timeZone), kind: "final", before: null } as const;
  return async () => {
    await mailFor(request, order);
  };
}
