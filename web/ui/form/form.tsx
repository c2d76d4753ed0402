import { useEffect, useLayoutEffect, useRef } from "react";
import type { FormEvent, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { typedControls } from "#web/ui/dialogs/focus-first.ts";
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
  /** The page is there to be filled in: the cursor stands in its first field, not on the heading. */
  startsTyping?: boolean;
};

/** Fields under each other, the general error with the buttons, which stay in sight; Enter submits. */
export function Form<Values extends FormValues>({
  form,
  id,
  label,
  children,
  actions,
  columns = 1,
  startsTyping = false,
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
  // Before the focus that came with the page is given to its heading.
  useLayoutEffect(
    function beginTyping() {
      if (isNobodyElsewhere(startsTyping)) {
        element.current?.querySelector<HTMLElement>(typedControls)?.focus({ preventScroll: true });
      }
    },
    [startsTyping],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const error = form.formError !== null && (
    <p className={classes.error} role="alert">
      {form.formError}
    </p>
  );
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
      {actions === undefined ? (
        error
      ) : (
        <div className={classes.actions} data-form-actions>
          {error}
          {actions}
        </div>
      )}
    </form>
  );
}

/** Whether the focus is still where a dialog or a page has put it before what the form needs had come. */
function isNobodyElsewhere(isPage: boolean): boolean {
  const active = document.activeElement ?? document.body;
  return active.matches("[data-dialog-title]") || (isPage && active.matches("body, main, h1"));
}
