import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";

type ChooseBinProps = { label: string; isChosen: boolean; onChoose: () => void };

/** A box before a bin's number, so that labels of any bins are printed in one go. */
export function ChooseBin({ label, isChosen, onChoose }: ChooseBinProps) {
  return (
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={text("bins.select", { label })}
      checked={isChosen}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onChange={onChoose}
    />
  );
}
