import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { text } from "./home-text.ts";
import classes from "./bin-list.module.css";

type SelectBoxProps = {
  filling: Backstock;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** Chooses a bin to be moved together with others. */
export function SelectBox({ filling, selected, onSelect }: SelectBoxProps) {
  const { id, bin } = filling;
  return (
    <label className={classes.select}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={text("list.selectBin", { bin })}
        checked={selected.has(id)}
        onChange={({ target }) => {
          onSelect(new Set(target.checked ? [...selected, id] : [...selected].filter((other) => other !== id)));
        }}
      />
    </label>
  );
}
