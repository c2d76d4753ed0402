import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { movedTo, placeUnder } from "./place-in-order.ts";
import classes from "./sortable-list.module.css";

type SortableItem = { id: string; name: string };

type SortableListProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  /** The whole new order. Until the list comes back in it, the caller hands in what it wants to be shown. */
  onReorder: (ids: readonly string[]) => void;
  renderItem: (item: Item, place: number) => ReactNode;
};

type Dragged = { id: string; order: readonly string[] };

/**
 * A list whose rows are put in order by dragging their handle, by the arrow keys on it, and on narrow screens by
 * buttons. Escape while dragging puts everything back.
 */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onReorder,
  renderItem,
}: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState("");
  const ids = items.map(({ id }) => id);
  const order = dragged?.order ?? ids;
  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? []);

  const finish = (next: readonly string[], { id, name }: Item) => {
    setDragged(null);
    if (next.join() !== ids.join()) {
      onReorder(next);
      setSaid(uiText("list.moved", { name, place: next.indexOf(id) + 1, count: next.length }));
    }
  };
  const follow = useEffectEvent((event: PointerEvent, id: string) => {
    const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute("data-id") !== id);
    const place = placeUnder(
      event.clientY,
      others.map((row) => row.getBoundingClientRect()),
    );
    const next = movedTo(order, id, place);
    if (next.join() !== order.join()) {
      setDragged({ id, order: next });
    }
  });
  const drop = useEffectEvent((id: string) => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) {
      setDragged(null);
    } else {
      finish(order, item);
    }
  });
  const draggedId = dragged?.id ?? null;
  useEffect(
    // On the window and not captured by the handle: a row that is put elsewhere in the page loses what it had captured.
    function followPointer() {
      if (draggedId === null) {
        return undefined;
      }
      const handleMove = (event: PointerEvent) => follow(event, draggedId);
      const handleUp = () => drop(draggedId);
      const handleCancel = () => setDragged(null);
      window.addEventListener("pointermove", handleMove);
      window.addEventListener("pointerup", handleUp);
      window.addEventListener("pointercancel", handleCancel);
      return () => {
        window.removeEventListener("pointermove", handleMove);
        window.removeEventListener("pointerup", handleUp);
        window.removeEventListener("pointercancel", handleCancel);
      };
    },
    [draggedId],
  );
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>, item: Item) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      finish(movedTo(ids, item.id, ids.indexOf(item.id) + step), item);
    } else if (event.key === "Escape" && dragged !== null) {
      event.preventDefault();
      setDragged(null);
    }
  };
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={label}>
        {shown.map((item, place) => (
          <li
            key={item.id}
            data-id={item.id}
            className={classNames(classes.row, dragged?.id === item.id && classes.dragged)}
          >
            <button
              type="button"
              className={classes.handle}
              aria-label={uiText("list.move", { name: item.name })}
              title={uiText("list.moveHint")}
              onKeyDown={(event) => handleKey(event, item)}
              onPointerDown={() => setDragged({ id: item.id, order: ids })}
            >
              <IconGripVertical size={18} />
            </button>
            <div className={classes.content}>{renderItem(item, place)}</div>
            <span className={classes.steps}>
              <IconButton
                label={uiText("list.up", { name: item.name })}
                disabled={place === 0}
                onClick={() => finish(movedTo(ids, item.id, place - 1), item)}
              >
                <IconArrowUp size={18} />
              </IconButton>
              <IconButton
                label={uiText("list.down", { name: item.name })}
                disabled={place === shown.length - 1}
                onClick={() => finish(movedTo(ids, item.id, place + 1), item)}
              >
                <IconArrowDown size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <output className={classes.said}>{said}</output>
    </>
  );
}
