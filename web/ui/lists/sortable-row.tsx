import { useSortable } from "@dnd-kit/react/sortable";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./sortable-list.module.css";

type SortableRowProps = {
  item: { id: string; name: string };
  place: number;
  count: number;
  /** One place up (-1) or down. */
  onStep: (step: -1 | 1) => void;
  children: ReactNode;
};

export function SortableRow({ item: { id, name }, place, count, onStep, children }: SortableRowProps) {
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place });
  const handleKey = (event: KeyboardEvent) => {
    const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
    // Of a row that was picked up the arrows are the kit's.
    if (isArrow && !isDragSource) {
      event.preventDefault();
      onStep(event.key === "ArrowUp" ? -1 : 1);
    }
  };
  return (
    <li ref={ref} className={classNames(classes.row, isDragSource && classes.dragged)}>
      <button
        ref={handleRef}
        type="button"
        className={classes.handle}
        aria-label={uiText("list.move", { name })}
        aria-roledescription={uiText("list.handle")}
        title={uiText("list.moveHint")}
        onKeyDown={handleKey}
      >
        <IconGripVertical size={18} />
      </button>
      <div className={classes.content}>{children}</div>
      <span className={classes.steps}>
        <IconButton label={uiText("list.up", { name })} disabled={place === 0} onClick={() => onStep(-1)}>
          <IconArrowUp size={18} />
        </IconButton>
        <IconButton label={uiText("list.down", { name })} disabled={place === count - 1} onClick={() => onStep(1)}>
          <IconArrowDown size={18} />
        </IconButton>
      </span>
    </li>
  );
}
