import { InMemoryCache } from "@apollo/client/cache";
import type { FieldFunctionOptions } from "@apollo/client/cache";
import { isReference, relayStylePagination } from "@apollo/client/utilities";

const byId = { keyFields: ["id"] };
const byDate = { keyFields: ["businessDate", "storeId"] };
const byCategoryAndAge = { keyFields: ["categoryName", "age"] };

/** Which types a fragment on an interface is also for. */
const possibleTypes = {
  Figures: ["DailyReport", "PeriodReport", "FigureSums"],
  ReportPeriod: ["WeeklyReport", "MonthlyReport"],
  DayCloseFigures: ["DayClose", "DayCloseDetail"],
};

/** Which fields of which types are lists that "show more" adds to, with the arguments that make another list of them. */
export type Connections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Kinds of record and how one is known, as the specification's section 3 has them. */
export function createCache(connections: Connections): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Store: byId,
      Task: byId,
      Backstock: byId,
      Coupon: byId,
      InventoryItem: byId,
      Customer: byId,
      BackstockHistory: byId,
      ShopifyOrder: byId,
      Todo: byId,
      CheckinRequest: byId,
      DailyReport: byDate,
      JournalReport: byDate,
      BackstockReport: byCategoryAndAge,
      BackstockAgeReport: byCategoryAndAge,
      ...Object.fromEntries(
        Object.entries<Connections[string]>({ Query: {}, ...connections }).map(([type, fields]) => [
          type,
          {
            fields: {
              ...(type === "Query" && { daybook: { read: runningDay } }),
              ...Object.fromEntries(
                Object.entries(fields).map(([field, by]) => [field, relayStylePagination([...by])]),
              ),
            },
          },
        ]),
      ),
    },
  });
}

/**
 * The running day is one record, read as today's or by its date: a dialog over it, whose address names the date, has it at
 * once and without a connection too.
 */
function runningDay(known: unknown, { args, readField }: FieldFunctionOptions): unknown {
  const date: unknown = args?.["date"];
  if (known !== undefined || typeof date !== "string") {
    return known;
  }
  const running = readField({ fieldName: "daybook", args: { date: null } });
  return isReference(running) && readField("date", running) === date ? running : undefined;
}
