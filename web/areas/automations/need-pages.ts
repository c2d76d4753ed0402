/** The page of each need's services; a need without a page shows no card. */
const needPages = {
  scheduling: "/s/$storeId/settings/automations/scheduling/$integration",
  registers: "/s/$storeId/settings/automations/registers/$integration",
  loyalty: "/s/$storeId/settings/automations/loyalty/$integration",
  contacts: "/s/$storeId/settings/automations/contact-list/$integration",
  bookkeeping: "/s/$storeId/settings/automations/bookkeeping/$integration",
  orders: "/s/$storeId/settings/automations/orders/$integration",
} as const;

export function pageOfNeed(need: string): (typeof needPages)[keyof typeof needPages] | null {
  return Object.entries(needPages).find(([id]) => id === need)?.[1] ?? null;
}
