import { useEffect, useRef } from "react";
import type { FormEvent, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./form.module.css";
import type { FormValues } from "./rules.ts";
import { goToFirstInvalidField } from "./scroll-to-field.ts";
import { UnreadableFieldsContext } from "./unreadable-fields.ts";
import type { FormState } from "./use-form.ts";

type FormProps<Values extends FormValues> = {
  form: FormState<Values>;
  /** For a button that stands outside it and sends it (`<button form>`). */
  id?: string;
  /** Read out when the cursor enters the form. */
  label: string;
  children: ReactNode;
  /** The buttons; they stay at the bottom edge of a dialog. */
  actions?: ReactNode;
  columns?: 1 | 2;
};

/** Fields under each other, the general error above the buttons, Enter submits. */
export function Form<Values extends FormValues>({
  form,
  id,
  label,
  children,
  actions,
  columns = 1,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { failures } = form;
  useEffect(
    function goToWhatIsWrong() {
      if (failures > 0 && element.current !== null) {
        goToFirstInvalidField(element.current);
      }
    },
    [failures],
  );
  useEffect(function beginInDialog() {
    // Its dialog was open before what the form needs had come, and nobody has gone anywhere in it since.
    if (document.activeElement?.matches("[data-dialog-title]") === true) {
      element.current?.querySelector<HTMLElement>(":is(input, select, textarea):enabled")?.focus();
    }
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      ref={element}
      id={id}
      className={classes.form}
      onSubmit={handleSubmit}
      aria-label={label}
      aria-busy={form.status === "submitting"}
      noValidate
    >
      <UnreadableFieldsContext value={form.unreadable}>
        <div className={classNames(classes.fields, columns === 2 && classes.two)}>{children}</div>
      </UnreadableFieldsContext>
      {form.formError !== null && (
        <p className={classes.error} role="alert">
          {form.formError}
        </p>
      )}
      {actions !== undefined && (
        <div className={classes.actions} data-form-actions>
          {actions}
        </div>
      )}
    </form>
  );
}
