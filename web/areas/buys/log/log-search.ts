import { isBusinessDate } from "#common/business-date.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";

export const logStatuses = ["OPEN", "BOUGHT", "PASSED", "DECLINED", "DONATED", "CANCELED"] as const;
export const logStages = ["WAITING", "SORTING", "READY", "NOTIFIED", "COMPLETE"] as const;
export const logSources = ["COUNTER", "ONLINE", "DROP_OFF", "KIOSK"] as const;

export type LogFilter = {
  person?: string | undefined;
  status?: (typeof logStatuses)[number] | undefined;
  stage?: (typeof logStages)[number] | undefined;
  source?: (typeof logSources)[number] | undefined;
};

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export type LogSearch = { d?: string | undefined } & LogFilter & { [Part in keyof Page]: Page[Part] | undefined };

/** Reads the day, the filters and the page from an address, and drops missing or invalid ones. */
export function logSearch(search: Record<string, unknown>): LogSearch {
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  const { d } = search;
  return { d: isBusinessDate(d) ? d : undefined, page, row, size, sort, after, before, ...logFilter(search) };
}

export function logFilter(search: Record<string, unknown>): Required<LogFilter> {
  const { person } = search;
  const isText = typeof person === "string" || typeof person === "number";
  return {
    person: isText && person !== "" ? String(person) : undefined,
    status: logStatuses.find((status) => status === search["status"]),
    stage: logStages.find((stage) => stage === search["stage"]),
    source: logSources.find((source) => source === search["source"]),
  };
}

export function filterCountOf(filter: LogFilter): number {
  return Object.values(logFilter(filter)).filter((value) => value !== undefined).length;
}

/** Returns the API input. */
export function filterInput(search: LogFilter) {
  const { person = null, status = null, stage = null, source = null } = logFilter(search);
  return { person, status, stage, source };
}
