import type { AnyDocument, TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import type { RefusedChange } from "#web/platform/graphql/refusal-of.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

/**
 * Makes a change of an outside service and reads what `refetches` names again. Resolves to whether it was done; a refusal is shown in
 * the server's words.
 */
export function useServiceChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
  refetches: readonly AnyDocument[],
): [change: (variables: Input, done?: string) => Promise<boolean>, isRunning: boolean] {
  const [change, isRunning] = useChange(document);
  const run = async (variables: Input, done?: string) => {
    const outcome = await change(variables, { refetches, waitsForRefetch: true });
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
