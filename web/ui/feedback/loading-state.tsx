import type { ReactNode } from "react";
import { uiText } from "#web/ui/ui-text.ts";
import { useDelayed } from "#web/ui/use-delayed.ts";
import classes from "./page-state.module.css";
import { Skeleton } from "./skeleton.tsx";

/** What loads faster than this shows nothing in between; milliseconds. */
const skeletonDelayMs = 150;

/** Skeletons in the shape of what comes: pass them as children, or a count of lines. */
export function LoadingState({ lines = 4, children }: { lines?: number; children?: ReactNode }) {
  const isDue = useDelayed(skeletonDelayMs);
  return (
    <div
      className={classes.loading}
      role="status"
      aria-label={uiText("state.loading")}
      aria-busy="true"
      data-due={isDue}
    >
      {isDue && (children ?? Array.from({ length: lines }, (_, at) => <Skeleton key={at} height={44} />))}
    </div>
  );
}
