import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import classes from "./daybook.module.css";

/** The shape of the day, while it comes for the first time. */
export function DaybookSkeleton() {
  return (
    <LoadingState>
      <div className={classes.page}>
        <Skeleton height={36} width="320px" />
        <Skeleton height={130} />
        <div className={classes.columns}>
          <Skeleton height={400} />
          <Skeleton height={340} />
          <Skeleton height={310} />
        </div>
      </div>
    </LoadingState>
  );
}
