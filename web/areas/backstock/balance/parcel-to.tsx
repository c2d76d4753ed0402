import { useNavigate } from "@tanstack/react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./balance-text.ts";
import type { SisterStanding } from "./balance.queries.ts";
import { standingWords } from "./standing-words.ts";
import classes from "./balance.module.css";

/** The bins that would help one store, each a press away from its transfer. */
export function ParcelTo({ sister: { storeId, storeName: store, standing, bins } }: { sister: SisterStanding }) {
  const navigate = useNavigate({ from: "/s/$storeId/backstock/balance" });
  return (
    <section className={classes.parcel} aria-label={text("send.to", { store })}>
      <p>
        <span>{text("send.to", { store })}</span>
        <Badge tone="warn">{text("lack", { lack: standing.lack })}</Badge>
        <small>{standingWords(standing)}</small>
      </p>
      <ul>
        {bins.map(({ backstockId, bin, ageDays, locationName: place }) => (
          <li key={backstockId}>
            <strong className={classes.bin}>{bin}</strong>
            <span>{text("bin", { age: text("age", { count: ageDays }), place })}</span>
            <Button
              aria-label={text("send.label", { bin, store })}
              onClick={() => void navigate({ search: { send: bin, to: storeId } })}
            >
              {text("send.do")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
