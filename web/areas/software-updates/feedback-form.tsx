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
import { RatingField } from "./rating-field.tsx";
import { text } from "./software-updates-text.ts";
import { giveReleaseFeedbackMutation, releasesQuery } from "./software-updates.queries.ts";
import type { Rating, Release } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";

const longest = 2000;

type FeedbackFormProps = { release: Release; onClose: (options?: { asksFirst: boolean }) => Promise<void> };
type Values = { rating: Rating | null; body: string; mayContact: boolean };

/** Gives feedback, or changes what was given within the last seven days. No employee is asked for. */
export function FeedbackForm({ release, onClose }: FeedbackFormProps) {
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
    onSubmit: async ({ rating, body, mayContact }, submission) => {
      if (rating === null) {
        return;
      }
      const given = { releaseId, rating, body: body.trim(), mayContact };
      const outcome = await give(given, { employee: "none", refetches: [releasesQuery] });
      if (!outcome.isDone) {
        submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("feedback.sent"), color: "good" });
      await onClose({ asksFirst: false });
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
