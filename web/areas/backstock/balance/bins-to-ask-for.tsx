import { Link } from "@tanstack/react-router";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./balance-text.ts";
import type { BalanceRow } from "./balance.queries.ts";
import classes from "./balance.module.css";

/** What is lacking here and to spare in a sister store: there it is sent from. */
export function BinsToAskFor({ rows }: { rows: readonly BalanceRow[] }) {
  const asked = rows
    .filter(({ here }) => here.lack > 0)
    .flatMap(({ categoryId, categoryName, here, sisters }) =>
      sisters
        .filter(({ standing }) => standing.spare > 0)
        .map((sister) => ({ ...sister, key: `${categoryId} ${sister.storeId}`, categoryName, lack: here.lack })),
    );
  if (asked.length === 0) {
    return null;
  }
  return (
    <Card title={text("ask.title")} hasPadding={false}>
      <ul className={classes.asked}>
        {asked.map(({ key, categoryName, storeId, storeName: store, standing, lack }) => (
          <li key={key}>
            <span>
              <strong>{categoryName}</strong>
              <small>{text("ask.line", { store, spare: standing.spare, lack })}</small>
            </span>
            <Link to="/s/$storeId/backstock/balance" params={{ storeId: Number(storeId) }} className={classes.open}>
              {text("ask.open", { store })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
