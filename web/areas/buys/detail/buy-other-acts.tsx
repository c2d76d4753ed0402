import { reopenBuyMutation } from "#web/areas/buys/home/home.queries.ts";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { usePrintTicket } from "#web/areas/buys/shared/use-print-ticket.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { buyQueries, useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./detail-text.ts";

/** What happens at the register: sending it there, asking after it, its ticket; and a manager's way back. */
export function BuyOtherActs({ detail, pos }: { detail: BuyDetail; pos: string }) {
  const { buy } = detail;
  const [send, settle, isSending] = useSendBuy();
  const [reopen, isReopening] = useChange(reopenBuyMutation);
  const [print, isPrinting] = usePrintTicket();
  const maySend = useCouldBecome()("buys:check-in");
  const mayReopen = useCan()("buys:override");
  const say = ({ said }: { said: string | null }) => {
    if (said !== null) {
      showSnackbar({ text: said, color: "bad" });
    }
  };
  const openAgain = async () => {
    const outcome = await reopen({ id: buy.id }, { refetches: buyQueries });
    showSnackbar(
      outcome.isDone
        ? { text: text("reopened", { number: buy.number }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  const isUnsent = buy.posSync === "NOT_SENT" || buy.posSync === "FAILED";
  return (
    <>
      {maySend && isUnsent && (
        <Button isBusy={isSending} onClick={() => void send(buy.id, { onSilent: say }).then(say)}>
          {text("pos.retry", { pos })}
        </Button>
      )}
      {maySend && (buy.posSync === "UNKNOWN" || buy.posSync === "SENDING") && (
        <Button isBusy={isSending} onClick={() => void settle(buy.id).then(say)}>
          {text("pos.ask", { pos })}
        </Button>
      )}
      <Button isBusy={isPrinting} onClick={() => void print(buy.id)}>
        {buyText("ticket")}
      </Button>
      {mayReopen && buy.status === "COMPLETE" && buy.posCompletedAt === null && (
        <Button isBusy={isReopening} onClick={() => void openAgain()}>
          {text("reopen")}
        </Button>
      )}
    </>
  );
}
