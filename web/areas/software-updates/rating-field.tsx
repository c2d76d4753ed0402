import { IconMoodSad, IconMoodNeutral, IconMoodSmile } from "@tabler/icons-react";
import { useId } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { text } from "./software-updates-text.ts";
import type { Rating } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";

export const ratings = [
  { value: "GOOD", label: "feedback.good", icon: <IconMoodSmile /> },
  { value: "NEUTRAL", label: "feedback.neutral", icon: <IconMoodNeutral /> },
  { value: "BAD", label: "feedback.bad", icon: <IconMoodSad /> },
] as const;

/** Three faces, each with its word. */
export function RatingField({ name, label, value, error, isDisabled, onChange, onBlur }: FieldBinding<Rating | null>) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className={classes.ratings}
      disabled={isDisabled}
      tabIndex={-1}
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : errorId}
    >
      <legend>{label}</legend>
      {ratings.map((rating) => (
        <label key={rating.value} className={classes.rating}>
          <input
            type="radio"
            name={name}
            value={rating.value}
            checked={value === rating.value}
            onBlur={onBlur}
            onChange={() => {
              onChange(rating.value);
            }}
          />
          {rating.icon}
          {text(rating.label)}
        </label>
      ))}
      {error !== null && (
        <span id={errorId} className={classes.ratingError} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}
