import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** The shape of the screen: its head, the map, the list. */
export function HomeSkeleton() {
  return (
    <LoadingState>
      <Skeleton height={44} />
      <Skeleton height={132} />
      <Skeleton height={420} />
    </LoadingState>
  );
}
