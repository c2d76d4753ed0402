import { uiText } from "#web/ui/ui-text.ts";
import type { FormValues } from "./rules.ts";
import type { FieldDefinitions, FieldErrors } from "./validation.ts";

/** What became of a form that was sent: saved, or refused in words for the whole form and for its fields. */
export type SaveOutcome<Saved = unknown> = { isDone: true; data: Saved } | { isDone: false; refused: FormRefusal };

/** `fields` holds texts by the path of the input they are about, like `note.body` or `changes.email`. */
export type FormRefusal = { text: string; fields: Readonly<Record<string, string>> };

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

/** Runs the handler and ends the submission exactly once. */
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

/**
 * Where a refusal stands: each text at the field it is about, by the last part of its path. What is about no field of the
 * form, or about nothing in particular, stands above the buttons.
 */
export function errorsOfRefusal(refused: FormRefusal, fields: FieldDefinitions): FieldErrors & { form?: string } {
  const errors: Record<string, string> = {};
  for (const [path, text] of Object.entries(refused.fields)) {
    const input = path.slice(path.lastIndexOf(".") + 1);
    errors[fieldOfInput(input, fields) ?? "form"] = text;
  }
  return Object.keys(errors).length > 0 ? errors : { form: refused.text };
}

function fieldOfInput(input: string, fields: FieldDefinitions): string | undefined {
  return Object.keys(fields).find((name) => (fields[name]?.input ?? name) === input);
}
