import { useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./daybook-text.ts";
import classes from "./daybook.module.css";

type FoldedListProps = { className: string | undefined; count: number; children: ReactNode };

/** As many as the style leaves when folded; kept equal there. */
const shownWhenFolded = 10;

/** A list of which a long day shows the first ten, so that what stands below stays near. On paper it is whole. */
export function FoldedList({ className, count, children }: FoldedListProps) {
  const [isOpen, setIsOpen] = useState(false);
  // One or two more are not worth a button.
  const isFolded = !isOpen && count > shownWhenFolded + 2;
  return (
    <>
      <ul className={classNames(className, isFolded && classes.folded)}>{children}</ul>
      {isFolded && (
        <div className={classes.unfold} data-no-print>
          <Button kind="plain" onClick={() => setIsOpen(true)}>
            {text("list.showAll", { count })}
          </Button>
        </div>
      )}
    </>
  );
}
