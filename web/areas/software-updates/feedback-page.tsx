import { useNavigate, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ClosedFeedback } from "./closed-feedback.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { SoftwareUpdatesPage } from "./software-updates-page.tsx";
import { text } from "./software-updates-text.ts";
import { releasesQuery } from "./software-updates.queries.ts";

/** The releases, and over them the dialog for feedback on one. */
export function FeedbackPage() {
  const { storeId, releaseId } = useParams({ from: "/s/$storeId/softwareUpdates/$releaseId/feedback" });
  const navigate = useNavigate();
  const read = useRead(releasesQuery);
  const release = read.status === "ready" ? read.data.releases.find(({ id }) => id === releaseId) : undefined;
  const close = async ({ asksFirst }: { asksFirst: boolean } = { asksFirst: true }) => {
    await navigate({
      to: "/s/$storeId/softwareUpdates",
      params: { storeId },
      replace: true,
      ignoreBlocker: !asksFirst,
    });
  };
  const title = release === undefined ? text("updates.feedback") : text("feedback.title", { title: release.title });
  return (
    <>
      <SoftwareUpdatesPage />
      <Dialog title={title} size="small" onClose={() => void close()}>
        <ReadState read={read} />
        {read.status === "ready" && release === undefined && (
          <EmptyState title={text("feedback.missing")} text={text("feedback.missingText")} />
        )}
        {release?.isFeedbackOpen === true && <FeedbackForm key={release.id} release={release} onClose={close} />}
        {release?.isFeedbackOpen === false && release.feedback !== null && (
          <ClosedFeedback feedback={release.feedback} />
        )}
      </Dialog>
    </>
  );
}
