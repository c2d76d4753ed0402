import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { IconRefresh } from "@tabler/icons-react";
import { useEffect } from "react";
import { useOnline, whenBackOnline } from "#web/platform/browser/online.ts";
import { ConnectionError } from "#web/platform/calls/api-error.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { ChunkLoadError } from "#web/platform/lazy-with-timeout.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";
import { text } from "./app-text.ts";

/** The page for a render that failed: offline, a chunk that did not load, or our own error. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOnline = useOnline();
  useEffect(
    function writeDown() {
      logProblem("A page failed", error);
    },
    [error],
  );
  const again = () => {
    reset();
    void router.invalidate();
  };
  useEffect(function tryWhenBack() {
    return whenBackOnline(again);
  });

  if (!isOnline) {
    return <OfflineState />;
  }
  if (error instanceof ChunkLoadError) {
    return (
      <EmptyState
        icon={<IconRefresh size={28} />}
        title={text("failed.chunkTitle")}
        text={text("failed.chunkText")}
        action={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {text("failed.reload")}
          </Button>
        }
      />
    );
  }
  return error instanceof ConnectionError ? (
    <ErrorState onRetry={again} />
  ) : (
    <ErrorState text={text("failed.unexpectedText")} onRetry={again} />
  );
}
