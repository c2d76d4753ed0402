import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { printHtml } from "#web/platform/printing/print-html.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./buys-text.ts";
import { buyPapersPageQuery, printBuyPapersMutation } from "./papers.queries.ts";
import type { BuyPapers } from "./papers.queries.ts";

/** Prints a buy's ticket or tags at the chosen register, or by the browser where there is none. */
export function usePrintPapers(): [print: (buyId: string, papers: BuyPapers) => Promise<void>, isPrinting: boolean] {
  const till = useChosenTill();
  const store = useStoreData();
  const [queue, isQueuing] = useChange(printBuyPapersMutation);
  const [isReading, setIsReading] = useState(false);
  const printHere = async (buyId: string, papers: BuyPapers) => {
    setIsReading(true);
    try {
      const { buyPapersPage } = await store.ask(buyPapersPageQuery, { buyId, papers });
      printHtml(buyPapersPage);
    } catch (error) {
      showSnackbar({ text: error instanceof Error ? error.message : String(error), color: "bad" });
    } finally {
      setIsReading(false);
    }
  };
  const print = async (buyId: string, papers: BuyPapers) => {
    if (till === null) {
      await printHere(buyId, papers);
      return;
    }
    const outcome = await queue({ id: newId(), buyId, papers, deviceId: till.deviceId });
    showSnackbar(
      outcome.isDone
        ? { text: text("papers.sent", { till: till.name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return [print, isQueuing || isReading];
}
