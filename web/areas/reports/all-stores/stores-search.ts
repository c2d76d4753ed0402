const spans = ["week", "compare"] as const;
const measures = ["LABOR", "LAST_YEAR", "TICKET", "WAIT"] as const;

export type StoresSpan = (typeof spans)[number];

type StoresSearch = {
  /** Part of a store's name or the beginning of its number. */
  q?: string | undefined;
  /** The running week, or the last four weeks compared, instead of today. */
  span?: StoresSpan | undefined;
  /** The number whose days are open: what it measures, and of which store. */
  measure?: (typeof measures)[number] | undefined;
  daysOf?: number | undefined;
};

export function storesSearch({ q, span, measure, daysOf }: Record<string, unknown>): StoresSearch {
  return {
    q: typeof q === "string" && q !== "" ? q : undefined,
    span: spans.find((name) => name === span),
    measure: measures.find((name) => name === measure),
    daysOf: typeof daysOf === "number" && Number.isInteger(daysOf) ? daysOf : undefined,
  };
}
