import { useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import classes from "./anchored-layer.module.css";

/** Pixels between the layer and its anchor, and between the layer and the screen's edge. */
const gap = 4;
const margin = 8;

const hasPopovers = "popover" in HTMLElement.prototype;

type AnchoredLayerProps = { anchor: RefObject<HTMLElement | null>; label: string; children: ReactNode };

/**
 * Something that opens beside `anchor`: below it where there is room, else above, and never past the screen's edge.
 * The layer is a popover of the browser's, so no dialog and no card around the anchor cuts it off.
 */
export function AnchoredLayer({ anchor, label, children }: AnchoredLayerProps) {
  const layer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(
    function openBesideAnchor() {
      const element = layer.current;
      if (element === null) {
        return undefined;
      }
      // A browser without popovers shows the layer where it stands in the page.
      if (hasPopovers) {
        element.popover = "manual";
        element.showPopover();
      } else {
        element.open = true;
      }
      const place = () => {
        if (anchor.current !== null) {
          placeBeside(element, anchor.current.getBoundingClientRect());
        }
      };
      place();
      // The layer grows when what is lazy inside has come; a phone's keyboard takes half of the screen.
      const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(place);
      sizes?.observe(element);
      const stop = new AbortController();
      window.addEventListener("scroll", place, { capture: true, passive: true, signal: stop.signal });
      window.addEventListener("resize", place, { signal: stop.signal });
      window.visualViewport?.addEventListener("resize", place, { signal: stop.signal });
      return () => {
        sizes?.disconnect();
        stop.abort();
      };
    },
    [anchor],
  );
  return (
    // It takes the focus of a press beside its buttons, or leaving the field would close it.
    <dialog ref={layer} aria-label={label} tabIndex={-1} className={classes.layer}>
      {children}
    </dialog>
  );
}

function placeBeside(layer: HTMLElement, anchor: DOMRect): void {
  const { width, height } = layer.getBoundingClientRect();
  const screen = { width: document.documentElement.clientWidth, height: window.visualViewport?.height ?? innerHeight };
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  const fitsBelow = below + height + margin <= screen.height;
  const top = fitsBelow || above < margin ? Math.min(below, screen.height - margin - height) : above;
  const left = Math.min(anchor.left, screen.width - margin - width);
  layer.style.top = `${Math.max(margin, top)}px`;
  layer.style.left = `${Math.max(margin, left)}px`;
}
