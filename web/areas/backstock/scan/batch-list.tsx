import { IconArrowRight, IconX } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import { batchMost } from "./scan-session.ts";
import type { Batch, Hint } from "./scan-session.ts";
import { text } from "./scan-text.ts";
import type { Scanning } from "./use-scan-session.ts";
import classes from "./scan.module.css";

type BatchListProps = { batch: Batch; hint: Hint | null; scanning: Scanning };

/** The bins scanned for a place; one press moves them all. */
export function BatchList({ batch, hint, scanning }: BatchListProps) {
  const { place, bins } = batch;
  return (
    <section className={classes.batch} aria-label={`${text("batch.to")} ${place.name}`}>
      <header className={classes.batchHead}>
        <span>
          {text("batch.to")} <b>{place.name}</b>
        </span>
        <b>{text("batch.bins", { count: bins.length })}</b>
      </header>
      {hint !== null && (
        <p className={classes.refused} role="alert">
          {hintText(hint)}
        </p>
      )}
      {bins.length === 0 ? (
        <p className={classes.hint}>{text("batch.hint", { most: batchMost })}</p>
      ) : (
        <ul className={classes.gathered}>
          {bins.map((filling) => (
            <li key={filling.id}>
              <BinTag bin={filling.bin} />
              <span className={classes.category}>
                {filling.category}
                <small>{filling.location}</small>
              </span>
              <IconButton
                label={text("batch.remove", { bin: filling.bin })}
                onClick={() => scanning.takeOff(filling.id)}
              >
                <IconX size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.acts}>
        <Button
          kind="primary"
          isWide
          icon={<IconArrowRight size={20} />}
          disabled={bins.length === 0}
          onClick={scanning.moveBatch}
        >
          {text("batch.move", { count: bins.length, place: place.name })}
        </Button>
        <Button kind="quiet" onClick={scanning.endBatch}>
          {text("batch.end")}
        </Button>
      </div>
    </section>
  );
}

function hintText(hint: Hint): string {
  switch (hint.kind) {
    case "is-place":
      return text("batch.isPlace", { place: hint.place, target: hint.target });
    case "there":
      return text("batch.there", { bin: hint.bin, place: hint.place });
    case "twice":
      return text("batch.twice", { bin: hint.bin });
    case "is-empty":
      return text("batch.isEmpty", { bin: hint.bin });
    case "full":
      return text("batch.full");
    case "message":
      return hint.message;
  }
}
