import { isBusinessDate } from "#common/business-date.ts";

/** What the page can list, each with its name in an address. */
export const presets = {
  returns: "RETURNS",
  voids: "VOIDS",
  discounts: "DISCOUNTS",
  prices: "PRICES",
  below_cost: "BELOW_COST",
  no_customer: "NO_CUSTOMER",
} as const;

export type Preset = keyof typeof presets;
export const presetNames: readonly Preset[] = ["returns", "voids", "discounts", "prices", "below_cost", "no_customer"];

export type ExceptionsSearch = {
  /** Returns without one. */
  show?: Preset | undefined;
  /** The last seven days without dates. */
  from?: string | undefined;
  to?: string | undefined;
  /** The register's code of a cashier. */
  by?: string | undefined;
  /** The ticket whose dialog is open. */
  ticket?: string | undefined;
};

/** Named even when they are refused: a key that is left out keeps what the address said. */
export function exceptionsSearch(search: Record<string, unknown>): ExceptionsSearch {
  const { show, from, to, by, ticket } = search;
  return {
    show: presetNames.find((name) => name === show),
    from: isBusinessDate(from) ? from : undefined,
    to: isBusinessDate(to) ? to : undefined,
    by: codeIn(by),
    ticket: typeof ticket === "string" && ticket !== "" ? ticket : undefined,
  };
}

/** A code of digits alone is a number in an address. */
function codeIn(value: unknown): string | undefined {
  return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
}
