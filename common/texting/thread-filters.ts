/** By what the list of texts is narrowed; the names stand in addresses (`texting?filter=needs_reply`). */
export const threadFilters = ["unread", "needs_reply", "buys", "all", "done", "failed"] as const;
export type ThreadFilter = (typeof threadFilters)[number];

/** Counting the threads of a filter ends here: no screen shows a larger number. */
export const mostCountedThreads = 1000;
