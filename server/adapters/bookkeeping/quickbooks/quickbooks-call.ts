import type { z } from "zod";
import type { Credentials } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import { readQuickbooksFault } from "./quickbooks-faults.ts";
import { quickbooksMinorVersion, quickbooksPaths as paths } from "./quickbooks-paths.ts";

type QuickbooksRequest = {
  credentials: Credentials;
  /** Builds the path below a company's own books. */
  path: (realm: string) => string;
  query?: Record<string, string>;
  /** Makes it a POST. */
  body?: unknown;
};

/** Calls QuickBooks with the stored token. The response's body is yet to be read. */
export type QuickbooksCall = (request: QuickbooksRequest) => Promise<unknown>;

export function quickbooksCall(url: string): QuickbooksCall {
  return async ({ credentials, path, query, body: requestBody }) => {
    const { accessToken = "", realmId = "" } = credentials;
    const search = new URLSearchParams({ ...query, minorversion: quickbooksMinorVersion });
    const { body } = await callProvider({
      url: `${url}${path(realmId)}?${search.toString()}`,
      headers: { authorization: `Bearer ${accessToken}` },
      readFault: readQuickbooksFault,
      ...(requestBody !== undefined && { method: "POST", body: requestBody }),
    });
    return body;
  };
}

/** The service's own limit. */
const mostRows = 1000;
/** Limits the pages, so that a service without an end cannot block a job forever. */
const mostPages = 50;

/** Resolves to the rows of all pages; `select` is a statement of QuickBooks' query language without the page. */
export async function queryAll<Page extends z.ZodType, Row>(
  call: QuickbooksCall,
  credentials: Credentials,
  { select, page, rowsOf }: { select: string; page: Page; rowsOf: (page: z.output<Page>) => Row[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 0; pageNumber < mostPages; pageNumber += 1) {
    const query = `${select} STARTPOSITION ${pageNumber * mostRows + 1} MAXRESULTS ${mostRows}`;
    const pageRows = rowsOf(readResponse(page, await call({ credentials, path: paths.query, query: { query } })));
    rows.push(...pageRows);
    if (pageRows.length < mostRows) {
      return rows;
    }
  }
  throw new ProviderFault("unavailable", "The list does not end");
}

/** Writes a text as QuickBooks' query language has it: quotes and backslashes stand behind a backslash. */
export function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
