import type { EntryPosting, PostingState } from "./books.queries.ts";
import type { DateStates, Kind, PostingMark } from "./shared/entry-states.ts";

/** Null where the service says nothing about an entry: then its own state is shown. */
const marks = {
  NOT_CONNECTED: null,
  OUT_OF_BALANCE: null,
  NOT_MAPPED: "notSent",
  FAILED: "notSent",
  WAITING: "queued",
  NEEDS_ACTION: "notSent",
  SENT: "posted",
  CHANGED_SINCE_SENT: "changed",
  READY: "queued",
  SENDING: "queued",
  EXCLUDED: "left",
  SKIPPED: "left",
} as const satisfies Record<PostingState, PostingMark | null>;

/** Whether the store posts its entries to a service. */
export function isPosting(postings: readonly Pick<EntryPosting, "state">[]): boolean {
  return postings.some(
    ({ state }) => state !== "NOT_CONNECTED" && state !== "OUT_OF_BALANCE" && state !== "NOT_MAPPED",
  );
}

/** The dates' states, with what the service says of their entries in place of their own. */
export function withPostings(
  states: ReadonlyMap<string, DateStates>,
  postings: readonly Pick<EntryPosting, "date" | "kind" | "state">[],
): ReadonlyMap<string, DateStates> {
  if (!isPosting(postings)) {
    return states;
  }
  const marksByEntry = new Map(postings.map(({ date, kind, state }) => [`${date} ${kind}`, marks[state]]));
  return new Map(
    [...states].map(([date, ofDate]) => {
      const mark = (kind: Kind) => marksByEntry.get(`${date} ${kind}`) ?? ofDate[kind];
      return [date, { SALES: mark("SALES"), BUYS: mark("BUYS"), COGS: mark("COGS") }];
    }),
  );
}
