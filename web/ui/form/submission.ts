import { uiText } from "#web/ui/ui-text.ts";
import type { FormValues } from "./rules.ts";
import type { FieldErrors } from "./validation.ts";

export type Submission = {
  /** Saved: what is in the form is now what was there. */
  resolve: () => void;
  /** Refused: texts by field name; `form` stands above the buttons. */
  setErrors: (errors: FieldErrors & { readonly form?: string }) => void;
};

/**
 * Without a return value the form stays submitting until the submission is resolved or gets errors. A returned promise
 * resolves it when it is fulfilled, and sets a general error when it fails.
 */
export type SubmitHandler<Values extends FormValues> = (values: Values, submission: Submission) => void | Promise<void>;

/** Runs the handler; whatever it does, the form hears of the end once. */
export async function runSubmit<Values extends FormValues>(
  onSubmit: SubmitHandler<Values>,
  values: Values,
  submission: Submission,
): Promise<void> {
  let isSettled = false;
  const settleOnce: Submission = {
    resolve: () => {
      if (!isSettled) {
        isSettled = true;
        submission.resolve();
      }
    },
    setErrors: (errors) => {
      if (!isSettled) {
        isSettled = true;
        submission.setErrors(errors);
      }
    },
  };
  try {
    const outcome = onSubmit(values, settleOnce);
    if (outcome !== undefined) {
      await outcome;
      settleOnce.resolve();
    }
  } catch (error) {
    settleOnce.setErrors({ form: uiText("form.failed") });
    reportError(error);
  }
}
