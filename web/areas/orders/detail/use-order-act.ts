import { waitingOrdersQuery } from "#web/areas/orders/shared/orders.queries.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./detail-text.ts";
import { orderQuery } from "./detail.queries.ts";

/** Changes an order, reads it again, and shows a refusal in the server's words. Resolves to whether it was done. */
export function useOrderAct<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [act: (variables: Input) => Promise<boolean>, isRunning: boolean] {
  const [change, isRunning] = useChange(document);
  const act = async (variables: Input) => {
    const request = { title: text("act.who") };
    const outcome = await change(variables, { request, refetches: [orderQuery, waitingOrdersQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
    return outcome.isDone;
  };
  return [act, isRunning];
}
