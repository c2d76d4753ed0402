import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

/** The page says it anew after each change; cards ask when they are shown. */
export const asksAgain = ["Schedule"];

/** One change of a schedule: says that it was done, or in the server's words why not. */
export function useScheduleChange<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): [change: (variables: Variables, done: string) => Promise<void>, isRunning: boolean] {
  const [change, isRunning] = useChange(document);
  const run = async (variables: Variables, done: string) => {
    const outcome = await change(variables, { asksAgain });
    showSnackbar(outcome.isDone ? { text: done, color: "good" } : { text: wordsOf(outcome.refused), color: "bad" });
  };
  return [run, isRunning];
}

/** A field that was refused says more than the sentence above all fields. */
function wordsOf({ text, fields }: { text: string; fields: Record<string, string> }): string {
  return Object.values(fields)[0] ?? text;
}
