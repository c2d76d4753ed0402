import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./form.module.css";
import { Form } from "./form.tsx";
import type { FormValues } from "./rules.ts";
import type { FormState } from "./use-form.ts";

export type FormStep = {
  title: string;
  /** The fields of this step; they must be right before the next step opens. */
  fields: readonly string[];
  content: ReactNode;
};

type StepFormProps<Values extends FormValues> = {
  form: FormState<Values>;
  label: string;
  steps: readonly FormStep[];
  /** The last step's button. */
  finish: string;
};

/** A form in steps: Next checks the fields of the step first, Enter does the same, Back never checks. */
export function StepForm<Values extends FormValues>({ form, label, steps, finish }: StepFormProps<Values>) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(
    function goToStep() {
      if (shown.current !== at) {
        shown.current = at;
        heading.current?.focus();
      }
    },
    [at],
  );
  const step = steps[at];
  const isLast = at === steps.length - 1;
  if (step === undefined) {
    return null;
  }
  const advance = () => {
    if (isLast) {
      form.submit();
    } else if (form.validate(step.fields)) {
      setAt(at + 1);
    }
  };
  const actions = (
    <>
      {at > 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            setAt(at - 1);
          }}
        >
          {uiText("form.back")}
        </Button>
      )}
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {isLast ? finish : uiText("form.next")}
      </Button>
    </>
  );
  const progress = uiText("form.step", { step: at + 1, count: steps.length });
  return (
    <Form form={{ ...form, submit: advance }} label={label} actions={actions}>
      <div className={classes.progress}>
        <span>{progress}</span>
        <span className={classes.track}>
          <i style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
        </span>
      </div>
      <h3 ref={heading} tabIndex={-1}>
        {step.title}
      </h3>
      {step.content}
    </Form>
  );
}
