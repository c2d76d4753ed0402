import { useState } from "react";
import { flushSync } from "react-dom";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { FieldBinding } from "./field-binding.ts";
import type { FormValues } from "./rules.ts";
import { errorsOfRefusal, runSubmit } from "./submission.ts";
import type { SaveOutcome, Submission, SubmitHandler } from "./submission.ts";
import { useUnsavedChanges } from "./unsaved-changes.ts";
import type { UnreadableFields } from "./unreadable-fields.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useUnreadableFields } from "./use-unreadable-fields.ts";
import { areDirty, changedLabels, formErrors, isSame, isFieldRequired, isFieldVisible, labelOf } from "./validation.ts";
import type { FieldDefinition, FieldDefinitions, FieldErrors } from "./validation.ts";

/** Time a value must stay before fields appear or disappear because of it. */
const visibilityDelayMs = 200;

/** What a form with these values has to say of each of its fields. */
export type FieldsOf<Values extends FormValues> = { readonly [Name in keyof Values]: FieldDefinition };

type FormOptions<Values extends FormValues, Saved> = {
  /** Copied once; `form.reset(values)` starts over with others. */
  initial: Values;
  fields: FieldsOf<Values>;
  /** Off for forms with nothing to lose, like search. */
  guardsChanges?: boolean;
  /** On for a settings page: each changed field says what it was. */
  showsPrevious?: boolean;
} & (SavedForm<Values, Saved> | { onSubmit: SubmitHandler<Values>; save?: never });

/** How most forms are sent: a refusal shows itself, and what follows a save is said once it is saved. */
type SavedForm<Values extends FormValues, Saved> = {
  save: (values: Values) => Promise<SaveOutcome<Saved>>;
  /** Nothing in the form is unsaved any more, so it may close its dialog without a question. */
  onSaved?: (saved: Saved, values: Values) => void;
  /** The text for a refusal of the whole form; the server's own when not given. */
  refusalText?: (text: string) => string;
  onSubmit?: never;
};

export type FormState<Values extends FormValues> = {
  status: "idle" | "submitting";
  values: Values;
  errors: FieldErrors;
  formError: string | null;
  isDirty: boolean;
  /** The labels of the changed fields. */
  changes: readonly string[];
  /** Something was typed that would be missed. */
  isUnsaved: boolean;
  /** How often something was found wrong; `Form` then goes to the first field that is. */
  failures: number;
  /** Fields whose text is not a value; the form is not sent while there are any. */
  unreadable: UnreadableFields;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  isVisible: (name: keyof Values & string) => boolean;
  /** Checks the fields in `names`, or all; shows what is wrong and goes to the first. True when nothing is. */
  validate: (names?: readonly string[]) => boolean;
  submit: () => void;
  reset: (values?: Values) => void;
};

export function useForm<Values extends FormValues, Saved = unknown>(
  options: FormOptions<Values, Saved>,
): FormState<Values> {
  const { fields, guardsChanges = true, showsPrevious = false } = options;
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [formError, setFormError] = useState<string | null>(null);
  const [status, setStatus] = useState<"idle" | "submitting">("idle");
  const { errors, failures, show, touch, refuse, forget, clear } = useFieldErrors(fields, values);
  const isVisible = useVisibleFields(fields, values);
  const unreadable = useUnreadableFields();
  const isDirty = areDirty(values, initial) || unreadable.hasTexts;
  useUnsavedChanges(guardsChanges && isDirty);

  const restart = (next: Values) => {
    setInitial(next);
    setValues(next);
    setFormError(null);
    setStatus("idle");
    clear();
    unreadable.clear();
  };
  const setValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((previous) => (status === "submitting" ? previous : { ...previous, [name]: value }));
    setFormError(null);
    forget(name);
  };
  const validate = (names?: readonly string[]): boolean => {
    const wrong = [...Object.keys(formErrors(fields, values, names)), ...unreadable.judge(names)];
    show(wrong);
    return wrong.length === 0;
  };
  const submission: Submission = {
    // At once: the person who closes the form next must not be asked whether to throw away what has just been saved.
    resolve: () => flushSync(() => restart(values)),
    setErrors: ({ form, ...refused }) => {
      setStatus("idle");
      refuse(refused);
      setFormError(form ?? null);
    },
  };
  const submit = () => {
    if (status === "idle" && validate()) {
      setStatus("submitting");
      setFormError(null);
      void runSubmit(options.save === undefined ? options.onSubmit : handlerOf(options), values, submission);
    }
  };
  const field = <Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> => ({
    name,
    label: labelOf(fields[name], values),
    value: values[name],
    ...(showsPrevious && !isSame(values[name], initial[name]) && { previous: initial[name] }),
    error: errors[name] ?? null,
    isRequired: isFieldRequired(fields[name], values),
    isDisabled: false,
    isReadOnly: status === "submitting",
    onChange: (value) => setValue(name, value),
    // A field a person only walked through is not scolded for being empty.
    onBlur: () => touch(Object.is(values[name], initial[name]) ? [] : [name]),
  });
  return {
    status,
    values,
    errors,
    formError,
    isDirty,
    changes: changedLabels(fields, values, initial),
    isUnsaved: guardsChanges && isDirty,
    failures,
    unreadable,
    field,
    setValue,
    isVisible,
    validate,
    submit,
    reset: (next = initial) => restart(next),
  };
}

function useVisibleFields<Values extends FormValues>(
  fields: FieldsOf<Values>,
  values: Values,
): FormState<Values>["isVisible"] {
  const visibleBy = useDebounced(values, visibilityDelayMs);
  return (name) => isFieldVisible(fields[name], visibleBy);
}

function handlerOf<Values extends FormValues, Saved>(
  options: SavedForm<Values, Saved> & { fields: FieldDefinitions },
): SubmitHandler<Values> {
  const { save, onSaved, fields, refusalText = (text: string) => text } = options;
  return async (values, submission) => {
    const outcome = await save(values);
    if (outcome.isDone) {
      submission.resolve();
      onSaved?.(outcome.data, values);
      return;
    }
    const { form, ...ofFields } = errorsOfRefusal(outcome.refused, fields);
    submission.setErrors(form === undefined ? ofFields : { ...ofFields, form: refusalText(form) });
  };
}
