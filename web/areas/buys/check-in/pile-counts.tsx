import { IconMinus, IconPlus } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

export const containerKinds = ["bags", "boxes", "bins", "others"] as const;
export type Counts = Record<(typeof containerKinds)[number], number>;

type PileCountsProps = { counts: Counts; error: string | null; onChange: (kind: keyof Counts, count: number) => void };

const mostOfAKind = 99;

/** How many of each kind, with a finger. */
export function PileCounts({ counts, error, onChange }: PileCountsProps) {
  return (
    <fieldset className={classes.counts} aria-invalid={error !== null}>
      <legend>{text("pile.counts")}</legend>
      {containerKinds.map((kind) => {
        const what = text(`pile.${kind}`);
        return (
          <div key={kind} className={classes.count}>
            <span>{what}</span>
            <IconButton
              label={text("pile.less", { what })}
              disabled={counts[kind] === 0}
              onClick={() => onChange(kind, counts[kind] - 1)}
            >
              <IconMinus size={20} />
            </IconButton>
            <output aria-label={what}>{counts[kind]}</output>
            <IconButton
              label={text("pile.more", { what })}
              disabled={counts[kind] >= mostOfAKind}
              onClick={() => onChange(kind, counts[kind] + 1)}
            >
              <IconPlus size={20} />
            </IconButton>
          </div>
        );
      })}
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
