import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./balance-text.ts";
import type { BalanceRow } from "./balance.queries.ts";
import { ParcelTo } from "./parcel-to.tsx";
import { standingWords } from "./standing-words.ts";
import classes from "./balance.module.css";

/** One category of which bins are to spare, with the stores that lack them. */
export function CategoryToSend({ row: { categoryName, here, sisters } }: { row: BalanceRow }) {
  return (
    <li>
      <header className={classes.category}>
        <strong>{categoryName}</strong>
        <Badge tone="accent">{text("spare", { spare: here.spare })}</Badge>
        <small>{standingWords(here)}</small>
      </header>
      {sisters
        .filter(({ bins }) => bins.length > 0)
        .map((sister) => (
          <ParcelTo key={sister.storeId} sister={sister} />
        ))}
    </li>
  );
}
