import { bookkeepingQuery } from "./bookkeeping.queries.ts";
import type { Bookkeeping } from "./bookkeeping.queries.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { RefusedChange } from "#web/platform/graphql/refusal-of.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

/** What every part of the page shows: the service, the store, and how they stand with each other. */
export type BooksConnection = { id: string; name: string; store: string; books: Bookkeeping; today: string };

export const booksQueries = [bookkeepingQuery];

/** Makes a change and reads the page again. Resolves to whether it was done; a refusal is shown in the server's words. */
export function useBooksChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [change: (variables: Input, done?: string) => Promise<boolean>, isRunning: boolean] {
  const [change, isRunning] = useChange(document);
  const run = async (variables: Input, done?: string) => {
    const outcome = await change(variables, { refetches: booksQueries, waitsForRefetch: true });
    if (!outcome.isDone) {
      showSnackbar({ text: wordsOf(outcome.refused), color: "bad" });
    } else if (done !== undefined) {
      showSnackbar({ text: done, color: "good" });
    }
    return outcome.isDone;
  };
  return [run, isRunning];
}

/** A refused field says more than the general sentence. */
export function wordsOf({ text, fields }: RefusedChange): string {
  return Object.values(fields)[0] ?? text;
}
