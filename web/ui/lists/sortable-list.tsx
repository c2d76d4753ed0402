import { RestrictToVerticalAxis } from "@dnd-kit/abstract/modifiers";
import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import type { ComponentProps, ReactNode } from "react";
import { useRef, useState } from "react";
import { uiText } from "#web/ui/ui-text.ts";
import { movedTo } from "./place-in-order.ts";
import classes from "./sortable-list.module.css";
import { SortableRow } from "./sortable-row.tsx";

type SortableItem = { id: string; name: string };

type SortableListProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  /** The whole new order. Until the list comes back in it, the caller hands in what it wants to be shown. */
  onReorder: (ids: readonly string[]) => void;
  renderItem: (item: Item, place: number) => ReactNode;
};

type ProviderProps = ComponentProps<typeof DragDropProvider>;
type Drag = Pick<ProviderProps, "onDragStart" | "onDragOver" | "onDragEnd">;

/**
 * A list whose rows are put in order by dragging their handle with mouse, finger or keyboard (Space, arrows, Space), by
 * the arrow keys on it alone, and on narrow screens by buttons. Escape while dragging puts everything back.
 */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onReorder,
  renderItem,
}: SortableListProps<Item>) {
  const [announcement, setAnnouncement] = useState("");
  const announcedPlace = useRef(-1);
  const ids = items.map(({ id }) => id);
  const move = ({ id, name }: SortableItem, place: number) => {
    const next = movedTo(ids, id, place);
    if (next.join() !== ids.join()) {
      onReorder(next);
      setAnnouncement(uiText("list.moved", { name, place: next.indexOf(id) + 1, count: next.length }));
    }
  };
  const drag: Drag = {
    onDragStart: ({ operation: { source } }) => {
      const item = items.find(({ id }) => id === source?.id);
      announcedPlace.current = items.findIndex(({ id }) => id === source?.id);
      setAnnouncement(item === undefined ? "" : uiText("list.pickedUp", { name: item.name }));
    },
    onDragOver: ({ operation: { source, target } }) => {
      const item = items.find(({ id }) => id === source?.id);
      // The row is over its own place as soon as it is picked up.
      if (item !== undefined && isSortable(target) && target.index !== announcedPlace.current) {
        announcedPlace.current = target.index;
        setAnnouncement(uiText("list.moved", { name: item.name, place: target.index + 1, count: items.length }));
      }
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      const item = items.find(({ id }) => id === source?.id);
      if (item !== undefined && canceled) {
        setAnnouncement(uiText("list.putBack", { name: item.name }));
      } else if (item !== undefined && isSortable(source)) {
        move(item, source.index);
      }
    },
  };
  return (
    <>
      <DragDropProvider {...kit} {...drag}>
        <ol className={classes.list} aria-label={label}>
          {items.map((item, place) => (
            <SortableRow
              key={item.id}
              item={item}
              place={place}
              count={items.length}
              onStep={(step) => move(item, place + step)}
            >
              {renderItem(item, place)}
            </SortableRow>
          ))}
        </ol>
      </DragDropProvider>
      <output className={classes.said}>{announcement}</output>
    </>
  );
}

const kit: Pick<ProviderProps, "modifiers" | "sensors" | "plugins"> = {
  modifiers: [RestrictToVerticalAxis],
  sensors: [
    // The handle does nothing but drag, so a finger needs no waiting; a press that does not move is none.
    PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] }),
    KeyboardSensor,
  ],
  // Its words stand at the end of the page, where nobody in a modal dialog hears them; the list says them itself.
  plugins: (usual) => usual.filter((plugin) => plugin !== Accessibility),
};
