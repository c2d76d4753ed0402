import { IconMessage } from "@tabler/icons-react";
import { useRef } from "react";
import { isFailedText } from "#common/texting/text-retry.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { failureText } from "#web/areas/texting/shared/failure-text.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./home-text.ts";
import { textBuyMutation } from "./home.queries.ts";
import type { DeskBuy } from "./home.queries.ts";

type TextedDesk = Pick<DeskBuy, "buy" | "text" | "textRefusal">;

/** Whether nothing is left to text: the seller has it, or may not be texted at all. */
export function isTexted({ buy, text: sent, textRefusal }: TextedDesk): boolean {
  return textRefusal !== null || (buy.stage === "NOTIFIED" && (sent === null || !isFailedText(sent)));
}

/** One press texts the seller that the offer is ready; once more only where that text did not arrive. */
export function TextAct({ desk, isPrimary }: { desk: TextedDesk; isPrimary: boolean }) {
  const { buy } = desk;
  const mayText = useCanAfterPin()("texting:send");
  const [send, isSending] = useChange(textBuyMutation);
  // A press whose response was lost keeps its id, so the seller is texted once.
  const attempt = useRef(newId());
  if (!mayText || isTexted(desk)) {
    return null;
  }
  const press = async () => {
    const outcome = await send(
      { id: attempt.current, buyId: buy.id },
      { request: { title: text("act.textWho") }, refetches: buyQueries },
    );
    const name = buy.customer.fullName;
    if (!outcome.isDone) {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
      return;
    }
    attempt.current = newId();
    const sent = outcome.data.textBuy.text;
    showSnackbar(
      sent !== null && isFailedText(sent)
        ? { text: text("act.notTexted", { name, reason: failureText(sent) }), color: "bad" }
        : { text: text("act.texted", { name }), color: "good" },
    );
  };
  return (
    <Button
      kind={isPrimary ? "primary" : "default"}
      icon={<IconMessage size={18} />}
      isBusy={isSending}
      onClick={() => void press()}
    >
      {text(buy.stage === "NOTIFIED" ? "act.textAgain" : "act.text")}
    </Button>
  );
}
