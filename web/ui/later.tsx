import { useDeferredValue } from "react";
import type { ReactNode } from "react";

type LaterProps = {
  children: ReactNode;
  /** In the shape of what comes, so that nothing jumps. */
  fallback?: ReactNode;
};

/** Renders its content after the rest of the page, for parts that are not needed at once. */
export function Later({ children, fallback = null }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : fallback;
}
