import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./balance-text.ts";
import type { SisterBalance } from "./balance.queries.ts";
import { CategoryToSend } from "./category-to-send.tsx";
import classes from "./balance.module.css";

/** Which bins of this store would help which sister store, and why. */
export function BinsToSend({ balance }: { balance: SisterBalance }) {
  const { weeks } = balance;
  const rows = balance.rows.filter(({ sisters }) => sisters.some(({ bins }) => bins.length > 0));
  return (
    <Card title={text("send.title")} hasPadding={false}>
      {rows.length === 0 && <EmptyState title={text("send.empty")} text={text("send.emptyText", { weeks })} />}
      <ul className={classes.list}>
        {rows.map((row) => (
          <CategoryToSend key={row.categoryId} row={row} />
        ))}
      </ul>
    </Card>
  );
}
