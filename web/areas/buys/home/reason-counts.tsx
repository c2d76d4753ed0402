import { IconMinus } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { text } from "./home-text.ts";
import classes from "./home.module.css";

type ReasonCountsProps = {
  title: string;
  reasons: readonly { id: string; name: string }[];
  counts: Readonly<Record<string, number>>;
  onChange: (id: string, count: number) => void;
};

/** Chips that count: each press is one more piece for this reason. */
export function ReasonCounts({ title, reasons, counts, onChange }: ReasonCountsProps) {
  return (
    <fieldset className={classes.reasons}>
      <legend>{title}</legend>
      {reasons.map(({ id, name }) => {
        const count = counts[id] ?? 0;
        return (
          <span key={id} className={classes.reason} data-on={count > 0}>
            <button
              type="button"
              aria-label={text("sort.count", { reason: name })}
              onClick={() => onChange(id, count + 1)}
            >
              {name}
              {count > 0 && <b>{count}</b>}
            </button>
            {count > 0 && (
              <IconButton label={`${name} −1`} onClick={() => onChange(id, count - 1)}>
                <IconMinus size={16} />
              </IconButton>
            )}
          </span>
        );
      })}
    </fieldset>
  );
}
