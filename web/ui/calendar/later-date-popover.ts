import { lazy } from "react";

/** Called when a person points at the button or enters the field, so that a press finds it there. */
export const loadDatePopover = async () => await import("./date-popover.tsx");

export const DatePopover = lazy(async () => ({ default: (await loadDatePopover()).DatePopover }));
