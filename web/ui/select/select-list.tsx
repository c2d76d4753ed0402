import { Combobox as Kit } from "@base-ui/react/combobox";
import { IconCheck } from "@tabler/icons-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { topLayer } from "#web/ui/layers/top-layer.ts";
import { uiText } from "#web/ui/ui-text.ts";
import type { SelectRow, SelectRowGroup } from "./select-rows.ts";
import classes from "./select.module.css";

type SelectListProps = {
  id: string;
  button: RefObject<HTMLElement | null>;
  chosen: string;
  groups: SelectRowGroup[];
  /** Long lists show the field that letters go to; in short ones it is seen once something is typed. */
  isLong: boolean;
  typed: string;
  onType: (typed: string) => void;
  onChoose: (value: string) => void;
  /** Closes it and takes the focus back to the button. */
  onBack: () => void;
  /** Closes it; the focus is where the person went. */
  onLeave: () => void;
};

/** The open list of a select. Mounted means open. Arrows move, letters find, Enter chooses, Escape goes back. */
export function SelectList(props: SelectListProps) {
  const { id, button, chosen, groups, isLong, typed, onType, onChoose, onBack, onLeave } = props;
  const place = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The kit marks what is chosen when a list opens, not in one that is open from the beginning.
  const isOpen = useDeferredValue(true, false);
  const [highlighted, setHighlighted] = useState<SelectRow | null>(null);
  const handleOpen = (isOpening: boolean, details: Kit.Root.ChangeEventDetails) => {
    const { reason, event } = details;
    if (isOpening) {
      details.cancel();
    } else if (reason === "escape-key") {
      // Or the dialog around it would close as well.
      event.preventDefault();
      onBack();
    } else if (reason === "item-press" || isInside(button.current, event)) {
      // What was chosen closes it, or the button's own press.
      details.cancel();
    } else {
      onLeave();
    }
  };
  const rows = groups.flatMap(({ items }) => items);
  const handleKey = (event: Parameters<NonNullable<Kit.Input.Props["onKeyDown"]>>[0]) => {
    const [first] = rows;
    if (event.key === "Tab") {
      // The browser then goes on from the button, in either direction.
      onBack();
    } else if (event.key === "Enter" && highlighted === null) {
      // Nothing is found, or the letters came before the list, which then marks nothing.
      event.preventDefault();
      event.preventBaseUIHandler();
      if (typed.trim() !== "" && first !== undefined) {
        onChoose(first.value);
      }
    }
  };
  return (
    <Kit.Root
      open={isOpen}
      items={groups}
      filter={null}
      autoHighlight={typed.trim() !== ""}
      value={rows.find(({ key }) => key === chosen) ?? null}
      itemToStringLabel={({ label }: SelectRow) => label}
      isItemEqualToValue={(row: SelectRow, other: SelectRow) => row.key === other.key}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        if (reason === "input-change") {
          onType(text);
        }
      }}
      onValueChange={(row: SelectRow | null) => {
        if (row !== null) {
          onChoose(row.value);
        }
      }}
      onItemHighlighted={(row: SelectRow | undefined) => setHighlighted(row ?? null)}
      onOpenChange={handleOpen}
    >
      {/* In the page right after the button, so that Tab goes on from there. */}
      <span ref={place} className={classes.place} />
      <Kit.Portal container={place}>
        <Kit.Positioner {...topLayer} anchor={button} align="start">
          <Kit.Popup className={classes.popup} initialFocus={false} finalFocus={false}>
            <Kit.Input
              ref={field}
              onKeyDown={handleKey}
              className={isLong || typed !== "" ? classes.find : classes.unseenFind}
              aria-label={uiText("select.find")}
              placeholder={uiText("select.find")}
            />
            <TakeFocus field={field} />
            <Kit.Empty className={classes.empty}>{uiText("select.none")}</Kit.Empty>
            <Kit.List id={id} className={classes.list}>
              {renderGroup}
            </Kit.List>
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}

function renderGroup({ value, items }: SelectRowGroup): ReactNode {
  return (
    <Kit.Group key={value} items={items}>
      {value !== "" && <Kit.GroupLabel className={classes.heading}>{value}</Kit.GroupLabel>}
      <Kit.Collection>{renderRow}</Kit.Collection>
    </Kit.Group>
  );
}

function renderRow(row: SelectRow): ReactNode {
  return (
    <Kit.Item key={row.key} value={row} className={classes.row}>
      <span>{row.label}</span>
      {row.note !== undefined && <small className={classes.note}>{row.note}</small>}
      <Kit.ItemIndicator>
        <IconCheck size={18} />
      </Kit.ItemIndicator>
    </Kit.Item>
  );
}

/** Once the list is in the top layer, which is after the layout; with the cursor behind what has been typed. */
function TakeFocus({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useEffect(
    function takeFocus() {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    },
    [field],
  );
  return null;
}

function isInside(button: HTMLElement | null, event: Event): boolean {
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
  return target instanceof Node && button?.contains(target) === true;
}
