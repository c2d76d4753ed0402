import classes from "./top-layer.module.css";

const hasTopLayer = "showPopover" in HTMLElement.prototype;

/**
 * What a positioner of the kit is given to stand in the browser's top layer: no dialog and no card around its anchor
 * cuts it off, and a modal dialog around it leaves it alive. A browser without popovers shows it by its `z-index`.
 */
export const topLayer = {
  popover: hasTopLayer ? "manual" : undefined,
  ref: raise,
  className: classes.positioner,
  positionMethod: "fixed",
  sideOffset: 4,
  collisionPadding: 8,
} as const;

function raise(element: HTMLElement | null): void {
  if (hasTopLayer) {
    element?.showPopover();
  }
}
