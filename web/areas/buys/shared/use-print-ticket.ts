import { useState } from "react";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { askTill } from "#web/platform/till/ask-till.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { buyQuery } from "./buys.queries.ts";
import { text } from "./buys-text.ts";
import { tillMessage } from "./till-messages.ts";

/** Prints a buy's ticket at the chosen register; says in its words why it did not. */
export function usePrintTicket(): [print: (id: string) => Promise<void>, isPrinting: boolean] {
  const store = useStoreData();
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async (id: string) => {
    setIsPrinting(true);
    try {
      const data = await store.read(buyQuery, { id });
      if (data !== undefined) {
        const { buy, customer } = tillMessage(data.buy);
        await askTill("printReceipt", { buyJSON: JSON.stringify(buy), customerJSON: JSON.stringify(customer) });
        showSnackbar({ text: text("ticket.printed"), color: "good" });
      }
    } catch (error) {
      showSnackbar({ text: error instanceof Error ? error.message : String(error), color: "bad" });
    } finally {
      setIsPrinting(false);
    }
  };
  return [print, isPrinting];
}
