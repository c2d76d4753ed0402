import type { SimulatedCompany } from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { balances } from "./quickbooks-simulated-balances.ts";
import { quickbooksFault, toAccountAnswer, toClassAnswer, toEntryAnswer } from "./quickbooks-simulated-answers.ts";

const usualRows = 100;
const mostRows = 1000;

const statement =
  /^select \* from (Account|Class|JournalEntry)(?: where (Active|DocNumber|Id) (=|in) (.+?))?(?: orderby Id)?(?: startposition (\d+))?(?: maxresults (\d+))?$/i;

/** GET /query: the few forms of statements that our client writes. */
export function runQuery(company: SimulatedCompany, { query }: SimulatedRequest): SimulatedResponse {
  const [, entity = "", column, operator = "", list = "", start = "1", most] =
    statement.exec(query.get("query") ?? "") ?? [];
  const values = readValues(operator, list);
  const max = Number(most ?? usualRows);
  if (entity === "" || values === null || max > mostRows) {
    const detail = "QueryParserError: Invalid query";
    return quickbooksFault({ status: 400, code: "4000", message: "Error parsing query", detail });
  }
  const rows = listRows(company, entity, { column, values });
  const pageRows = rows.slice(Number(start) - 1, Number(start) - 1 + max);
  const place = { startPosition: Number(start), maxResults: pageRows.length };
  const page = pageRows.length === 0 ? {} : { [entity]: pageRows, ...place };
  return { status: 200, body: { QueryResponse: page } };
}

/** Returns null for what is no value or list of values. */
function readValues(operator: string, list: string): string[] | null {
  if (operator === "") {
    return [];
  }
  const values = operator === "=" ? list : /^\((.+)\)$/.exec(list)?.[1];
  const matches = [...(values ?? "").matchAll(/\s*(?:'((?:\\.|[^'\\])*)'|(true|false))\s*(?:,|$)/gy)];
  const length = matches.reduce((sum, [whole]) => sum + whole.length, 0);
  return length === 0 || length !== values?.length
    ? null
    : matches.map(([, text, flag]) => flag ?? (text ?? "").replaceAll(/\\(.)/g, "$1"));
}

function listRows(
  company: SimulatedCompany,
  entity: string,
  { column, values }: { column: string | undefined; values: readonly string[] },
): unknown[] {
  // Without a condition inactive ones are left out.
  const isListed = (isActive: boolean): boolean =>
    column === undefined ? isActive : values.includes(String(isActive));
  switch (entity) {
    case "Account": {
      const centsByAccount = balances(company);
      return company.accounts
        .filter(({ isActive }) => isListed(isActive))
        .map((account) => toAccountAnswer(account, centsByAccount.get(account.id) ?? 0));
    }
    case "Class":
      return company.classes.filter(({ isActive }) => isListed(isActive)).map(toClassAnswer);
    default:
      return company.entries
        .filter(({ id, number }) => column === undefined || values.includes(column === "Id" ? id : number))
        .map((entry) => toEntryAnswer(company, entry));
  }
}
