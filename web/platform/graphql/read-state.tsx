import type { ReactNode } from "react";
import { NoAccess } from "#web/platform/permissions/no-access.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";
import type { Read } from "./use-read.ts";

type ReadStateProps = {
  read: Pick<Read<unknown>, "status" | "again">;
  /** A placeholder in the shape of the content. Defaults to four lines. */
  loading?: ReactNode;
};

/** Shows the state of a read until its data is ready, then nothing. */
export function ReadState({ read, loading = <LoadingState /> }: ReadStateProps) {
  switch (read.status) {
    case "loading":
      return loading;
    case "offline":
      return <OfflineState />;
    case "failed":
      return <ErrorState onRetry={read.again} />;
    case "forbidden":
      return <NoAccess />;
    case "ready":
      return null;
  }
}
