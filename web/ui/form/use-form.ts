import { useState } from "react";
import { flushSync } from "react-dom";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { FieldBinding } from "./field-binding.ts";
import type { FormValues } from "./rules.ts";
import { runSubmit } from "./submission.ts";
import type { Submission, SubmitHandler } from "./submission.ts";
import { useUnsavedChanges } from "./unsaved-changes.ts";
import type { UnreadableFields } from "./unreadable-fields.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useUnreadableFields } from "./use-unreadable-fields.ts";
import { areDirty, formErrors, isFieldRequired, isFieldVisible } from "./validation.ts";
import type { FieldDefinition, FieldErrors } from "./validation.ts";

/** Time a value must stay before fields appear or disappear because of it. */
const visibilityDelayMs = 200;

export type FormOptions<Values extends FormValues> = {
  /** Copied once; `form.reset(values)` starts over with others. */
  initial: Values;
  fields: { readonly [Name in keyof Values]: FieldDefinition };
  onSubmit: SubmitHandler<Values>;
  /** Off for forms with nothing to lose, like search. */
  guardsChanges?: boolean;
};

export type FormState<Values extends FormValues> = {
  status: "idle" | "submitting";
  values: Values;
  errors: FieldErrors;
  formError: string | null;
  isDirty: boolean;
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

export function useForm<Values extends FormValues>(options: FormOptions<Values>): FormState<Values> {
  const { fields, onSubmit, guardsChanges = true } = options;
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [formError, setFormError] = useState<string | null>(null);
  const [status, setStatus] = useState<"idle" | "submitting">("idle");
  const [failures, setFailures] = useState(0);
  const { errors, flush, touch, refuse, forget, clear } = useFieldErrors(fields, values);
  const visibleBy = useDebounced(values, visibilityDelayMs);
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
    setValues((known) => ({ ...known, [name]: value }));
    setFormError(null);
    forget(name);
  };
  const validate = (names?: readonly string[]): boolean => {
    const wrong = [...Object.keys(formErrors(fields, values, names)), ...unreadable.judge(names)];
    flush();
    touch(wrong);
    setFailures(failures + Math.sign(wrong.length));
    return wrong.length === 0;
  };
  const submission: Submission = {
    // At once: whoever closes the form next must not be asked whether to throw away what has just been saved.
    resolve: () => flushSync(() => restart(values)),
    setErrors: ({ form, ...refused }) => {
      setStatus("idle");
      refuse(refused);
      setFormError(form ?? null);
      setFailures((count) => count + 1);
    },
  };
  const submit = () => {
    if (status === "idle" && validate()) {
      setStatus("submitting");
      setFormError(null);
      void runSubmit(onSubmit, values, submission);
    }
  };
  const field = <Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> => ({
    name,
    label: fields[name].label,
    value: values[name],
    error: errors[name] ?? null,
    isRequired: isFieldRequired(fields[name], values),
    isDisabled: status === "submitting",
    onChange: (value) => setValue(name, value),
    onBlur: () => {
      // A field somebody only walked through is not scolded for being empty.
      if (!Object.is(values[name], initial[name])) {
        touch([name]);
      }
    },
  });
  return {
    status,
    values,
    errors,
    formError,
    isDirty,
    failures,
    unreadable,
    field,
    setValue,
    isVisible: (name) => isFieldVisible(fields[name], visibleBy),
    validate,
    submit,
    reset: (next = initial) => restart(next),
  };
}
