import { useState } from "react";
import { emailAddress, orEmpty, phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, requiredIf } from "#web/ui/form/rules.ts";
import { StepForm } from "#web/ui/form/step-form.tsx";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import classes from "./gallery.module.css";

const nobody = { name: "", email: "", wantsTexts: false, phone: "" };

export function GalleryForm() {
  const [isRefused, setIsRefused] = useState(true);
  const form = useForm({
    initial: nobody,
    fields: {
      name: { label: "Full name", rules: [accepts(requiredText(60))] },
      email: { label: "Email", rules: [accepts(emailAddress)] },
      wantsTexts: { label: "Send texts" },
      phone: {
        label: "Cell phone",
        rules: [requiredIf("wantsTexts"), accepts(orEmpty(phoneNumber))],
        isVisible: (values) => values["wantsTexts"] === true,
      },
    },
    onSubmit: (_values, submission) => {
      setTimeout(() => {
        if (isRefused) {
          submission.setErrors({ email: "Somebody has this email already" });
        } else {
          submission.resolve();
          showSnackbar({ text: "Seller saved", color: "good" });
        }
        setIsRefused(!isRefused);
      }, 800);
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={() => void mayLeave()}>
        Leave
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        Save
      </Button>
    </>
  );
  const steps = [
    { title: "Who is it?", fields: ["name"], content: <TextField {...form.field("name")} /> },
    { title: "How do we reach them?", fields: ["email"], content: <TextField {...form.field("email")} /> },
  ];
  return (
    <div className={classes.columns}>
      <Card title="New seller" aside={form.isDirty ? "Unsaved" : "Saved"}>
        <Form form={form} label="New seller" actions={actions}>
          <TextField {...form.field("name")} />
          <TextField {...form.field("email")} type="email" inputMode="email" />
          <CheckboxField {...form.field("wantsTexts")} />
          {form.isVisible("phone") && <PhoneField {...form.field("phone")} />}
        </Form>
      </Card>
      <Card title="The same in steps">
        <StepForm form={form} label="New seller in steps" steps={steps} finish="Save" />
      </Card>
    </div>
  );
}
