/** The tabs beside the first, as the address names them. */
export const supportTabs = ["companies", "mailbox", "contact"] as const;
