import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { printHtml } from "#web/platform/printing/print-html.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./detail-text.ts";
import { orderSlipPageQuery, printSlipMutation } from "./slip.queries.ts";

/** Prints an order's slip at the chosen register, or by the browser where there is none. */
export function usePrintSlip(orderId: string): [print: () => Promise<void>, isPrinting: boolean] {
  const till = useChosenTill();
  const store = useStoreData();
  const [queue, isQueuing] = useChange(printSlipMutation);
  const [isReading, setIsReading] = useState(false);
  const printHere = async () => {
    setIsReading(true);
    try {
      const { orderSlipPage } = await store.ask(orderSlipPageQuery, { orderId });
      printHtml(orderSlipPage);
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    } finally {
      setIsReading(false);
    }
  };
  const print = async () => {
    if (till === null) {
      await printHere();
      return;
    }
    const outcome = await queue({ id: newId(), orderId, deviceId: till.deviceId });
    showSnackbar(
      outcome.isDone
        ? { text: text("slip.sent", { till: till.name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return [print, isQueuing || isReading];
}
