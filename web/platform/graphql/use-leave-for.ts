import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { TypedDocument, Variables } from "./operation.ts";
import type { RefusedChange } from "./refusal-of.ts";
import { useChange } from "./use-change.ts";

type LeaveOptions<Data> = {
  /** Where the change says to go: another site's page, or a file. */
  to: (data: Data) => string;
  /** What a refusal says, where the server's own text doesn't do. */
  words?: (refused: RefusedChange) => string;
};

/**
 * Returns a function that asks for a page made for this press and goes there; a refusal is said in a message. The whole
 * page goes: browsers block windows that no press opened.
 */
export function useLeaveFor<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
  { to, words = ({ text }) => text }: LeaveOptions<Data>,
): [leave: (variables: Input) => Promise<void>, isLeaving: boolean] {
  const [ask, isLeaving] = useChange(document);
  const leave = async (variables: Input) => {
    const outcome = await ask(variables);
    if (outcome.isDone) {
      window.location.assign(to(outcome.data));
    } else {
      showSnackbar({ text: words(outcome.refused), color: "bad" });
    }
  };
  return [leave, isLeaving];
}
