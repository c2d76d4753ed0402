import { Badge } from "#web/ui/figures/badge.tsx";
import { ratings } from "./rating-field.tsx";
import { text } from "./software-updates-text.ts";
import type { Release } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";

/** What somebody said more than seven days ago. */
export function ClosedFeedback({ feedback }: { feedback: NonNullable<Release["feedback"]> }) {
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
