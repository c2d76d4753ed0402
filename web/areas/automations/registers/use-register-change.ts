import { wordsOf } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { registerQuery } from "./registers.queries.ts";
import type { Register } from "./registers.queries.ts";

/** What every part of the page shows: the service, the store, and how they stand with each other. */
export type RegisterConnection = { id: string; name: string; store: string; register: Register };

export const registerQueries = [registerQuery];

/** Makes a change and reads the page again. Resolves to whether it was done; a refusal is shown in the server's words. */
export function useRegisterChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [change: (variables: Input, done?: string) => Promise<boolean>, isRunning: boolean] {
  const [change, isRunning] = useChange(document);
  const run = async (variables: Input, done?: string) => {
    const outcome = await change(variables, { refetches: registerQueries, waitsForRefetch: true });
    if (!outcome.isDone) {
      showSnackbar({ text: wordsOf(outcome.refused), color: "bad" });
    } else if (done !== undefined) {
      showSnackbar({ text: done, color: "good" });
    }
    return outcome.isDone;
  };
  return [run, isRunning];
}
