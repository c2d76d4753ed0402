import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import classes from "./goals.module.css";

/** The shape of the settings, while they come for the first time. */
export function CalendarSkeleton() {
  return (
    <LoadingState>
      <div className={classes.page}>
        <Skeleton height={50} />
        <div className={classes.skeleton}>
          {Array.from({ length: 35 }, (_, day) => (
            <Skeleton key={day} height={72} />
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
