import { useNavigate, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatInstantDate } from "#common/date-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { max, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { SoftwareUpdatesPage } from "./software-updates-page.tsx";
import { text } from "./software-updates-text.ts";
import { releasesQuery, giveReleaseFeedbackMutation } from "./software-updates.queries.ts";
import { RatingField, ratings } from "./rating-field.tsx";
import type { Rating, Release } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";

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

const longest = 2000;

type FeedbackFormProps = { release: Release; onClose: (options?: { asksFirst: boolean }) => Promise<void> };
type Values = { rating: Rating | null; body: string; mayContact: boolean };

/** Gives feedback or changes it for seven days. It asks for no PIN. */
function FeedbackForm({ release, onClose }: FeedbackFormProps) {
  const { id: releaseId, feedback } = release;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [give] = useChange(giveReleaseFeedbackMutation);
  const initial: Values = {
    rating: feedback?.rating ?? null,
    body: feedback?.body ?? "",
    mayContact: feedback?.mayContact ?? false,
  };
  const form = useForm({
    initial,
    fields: {
      rating: { label: text("feedback.rating"), rules: [required] },
      body: { label: text("feedback.body"), rules: [max(longest)] },
      mayContact: { label: text("feedback.mayContact") },
    },
    save: async ({ rating, body, mayContact }) => {
      // The form asks for the rating first; nothing is ever sent in its place.
      if (rating === null) {
        return { isDone: false, refused: { text: text("feedback.chooseRating"), fields: {} } };
      }
      return give(
        { releaseId, rating, body: body.trim(), mayContact },
        { employee: "none", refetches: [releasesQuery] },
      );
    },
    onSaved: () => {
      showSnackbar({ text: text("feedback.sent"), color: "good" });
      void onClose({ asksFirst: false });
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={() => void onClose()}>
        {text("feedback.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text(feedback === null ? "feedback.send" : "feedback.save")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("feedback.title", { title: release.title })} actions={actions}>
      <RatingField {...form.field("rating")} />
      <TextareaField {...form.field("body")} limit={longest} rows={5} />
      <CheckboxField {...form.field("mayContact")} />
      <p className={classes.hint}>
        {text("feedback.where")}
        {feedback !== null &&
          ` ${text("feedback.until", { date: formatInstantDate(new Date(feedback.closesAt), timeZone) })}`}
      </p>
    </Form>
  );
}

/** Feedback from more than seven days ago, which nobody can change. */
function ClosedFeedback({ feedback }: { feedback: NonNullable<Release["feedback"]> }) {
  const rating = ratings.find(({ value }) => value === feedback.rating);
  return (
    <div className={classes.closed}>
      <p>{text("feedback.closed")}</p>
      {rating !== undefined && (
        <p>
          <Badge icon={rating.icon}>{text(rating.label)}</Badge>
        </p>
      )}
      {feedback.body !== "" && <p className={classes.said}>{feedback.body}</p>}
    </div>
  );
}
