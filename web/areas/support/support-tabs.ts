/** The tabs beside the first, as the address names them. */
export const supportTabs = ["companies", "services", "mailbox", "contact"] as const;
