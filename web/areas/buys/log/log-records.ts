/** Records whose change makes the log another one. */
export const logRecords = ["Buy", "pos-buy", "pos-customer"] as const;
