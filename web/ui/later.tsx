import { useDeferredValue } from "react";
import type { ReactNode } from "react";

type LaterProps = {
  children: ReactNode;
  /** In the shape of what comes, so that nothing jumps. */
  fallback?: ReactNode;
};

/** What a page can be used without for a moment: it is drawn after the rest stands on the screen. */
export function Later({ children, fallback = null }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : fallback;
}
