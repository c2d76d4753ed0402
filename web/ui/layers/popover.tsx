import { Popover as Kit } from "@base-ui/react/popover";
import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import classes from "./popover.module.css";
import { topLayer } from "./top-layer.ts";

type PopoverProps = {
  label: string;
  /** It opens beside this, and a press or the focus inside leaves it open: there is the field or button that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  /** `escape` takes the focus back to what opened it; `elsewhere` leaves it where the person went. */
  onClose: (how: "escape" | "elsewhere") => void;
  children: ReactNode;
};

/**
 * Something that opens beside `anchor`: below it where there is room, else above, and never past the screen's edge.
 * Mounted means open. The focus stays where it is; who opens it with the keyboard gives it to something inside.
 */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const handleChange = (_isOpen: boolean, details: Kit.Root.ChangeEventDetails) => {
    if (isInside(anchor.current, details)) {
      details.cancel();
    } else if (details.reason === "escape-key") {
      // Or the dialog around it would close as well.
      details.event.preventDefault();
      onClose("escape");
    } else {
      onClose("elsewhere");
    }
  };
  return (
    <Kit.Root open onOpenChange={handleChange}>
      {/* In the page right after its anchor, so that Tab goes into it. */}
      <span ref={place} className={classes.place} />
      <Kit.Portal container={place}>
        <Kit.Positioner {...topLayer} anchor={anchor} align="start">
          <Kit.Popup className={classes.popup} aria-label={label} initialFocus={false} finalFocus={false}>
            {children}
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}

/** Whether the person pressed, or the focus went to, what the popover belongs to. */
function isInside(anchor: HTMLElement | null, { reason, event }: Kit.Root.ChangeEventDetails): boolean {
  const target = reason === "focus-out" && event instanceof FocusEvent ? event.relatedTarget : event.target;
  return reason !== "escape-key" && target instanceof Node && anchor?.contains(target) === true;
}
