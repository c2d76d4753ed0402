import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./transfers-text.ts";
import { cancelTransferMutation, binTransfersQuery } from "./transfers.queries.ts";
import type { Transfer } from "./transfers.queries.ts";

/** Asks the other store whether the bin is still on its way; it comes back as soon as that has answered. */
export function TakeBack({ transfer }: { transfer: Transfer }) {
  const [cancel, isBusy] = useChange(cancelTransferMutation);
  const takeBack = async () => {
    const outcome = await cancel({ id: transfer.id }, { refetches: [binTransfersQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("back.asked", { store: transfer.otherStore }) }
        : { text: text("back.failed", { error: outcome.refused.text }), color: "bad" },
    );
  };
  return (
    <Button kind="quiet" isBusy={isBusy} onClick={() => void takeBack()}>
      {text("back.do")}
    </Button>
  );
}
