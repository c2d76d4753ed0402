import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BalanceTable } from "./balance-table.tsx";
import { text } from "./balance-text.ts";
import type { SisterBalance } from "./balance.queries.ts";
import { BinsToAskFor } from "./bins-to-ask-for.tsx";
import { BinsToSend } from "./bins-to-send.tsx";
import classes from "./balance.module.css";

/** What to send, what to ask for and the figures behind both, or why nothing can be compared. */
export function BalanceView({ balance }: { balance: SisterBalance }) {
  const { stores, rows, weeks } = balance;
  if (stores.length === 0 || rows.length === 0) {
    const why = stores.length === 0 ? "noStores" : "noShared";
    return (
      <Card>
        <EmptyState title={text(`${why}.title`)} text={text(`${why}.text`)} />
      </Card>
    );
  }
  return (
    <>
      <p className={classes.lead}>{text("lead", { weeks })}</p>
      <BinsToSend balance={balance} />
      <BinsToAskFor rows={rows} />
      <BalanceTable balance={balance} />
    </>
  );
}
