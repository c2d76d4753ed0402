export const customerTabs = ["buys", "coupons", "texts", "purchases", "loyalty", "notes", "history"] as const;
export type CustomerTab = (typeof customerTabs)[number];

/** Which tab is shown, in the address. */
export function readPageSearch(search: Record<string, unknown>): { tab?: CustomerTab | undefined } {
  return { tab: customerTabs.find((tab) => tab === search["tab"]) };
}
