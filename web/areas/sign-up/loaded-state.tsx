import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";

type LoadedStateProps = { read: { status: "loading" | "offline" | "failed"; again: () => void } };

/** What a public page shows until it has what it read. */
export function LoadedState({ read }: LoadedStateProps) {
  switch (read.status) {
    case "loading":
      return <LoadingState lines={4} />;
    case "offline":
      return <OfflineState />;
    case "failed":
      return <ErrorState onRetry={read.again} />;
  }
}
