import { useState } from "react";
import { statesOf } from "#common/store-places.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { entityTypes, fieldsOf, inputOf, valuesOf } from "./registration-form-values.ts";
import type { RegistrationValues } from "./registration-form-values.ts";
import classes from "./registration.module.css";
import { submitTextRegistrationMutation, textRegistrationQuery } from "./registration.queries.ts";
import type { Registration } from "./registration.queries.ts";
import { text } from "./registration-text.ts";

const typeOptions = entityTypes.map((value) => ({ value, label: text(`entityType.${value}`) }));
const stateOptions = statesOf("US").map((value) => ({ value, label: value }));

/** All that carriers ask for, in one go. What they refused stands at its field. */
export function RegistrationForm({ registration }: { registration: Registration }) {
  const [id] = useState(() => registration.entity?.id ?? newId());
  const [submit] = useChange(submitTextRegistrationMutation);
  const last4 = registration.entity?.einLast4;
  const form = useForm({
    initial: valuesOf(registration),
    fields: fieldsOf(last4 !== undefined),
    save: (values) => submit({ registration: inputOf(values, id) }, { refetches: [textRegistrationQuery] }),
    onSaved: () => showSnackbar({ text: text("form.sent"), color: "good" }),
  });
  const hint = (name: keyof RegistrationValues, plain?: string) => {
    const problem = registration.problems.find(({ field }) => field === name);
    return problem === undefined ? (
      plain
    ) : (
      <strong className={classes.refused}>{text("fieldProblem", { problem: problem.text })}</strong>
    );
  };
  const actions = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
      {text(registration.entity === null ? "form.send" : "form.sendAgain")}
    </Button>
  );
  return (
    <Form form={form} label={text("form.label")} actions={actions}>
      <Card title={text("form.title")}>
        <p className={classes.intro}>{text("form.intro")}</p>
        <div className={classes.pair}>
          <TextField {...form.field("legalName")} hint={hint("legalName", text("legalNameHint"))} />
          <TextField
            {...form.field("ein")}
            hint={hint("ein", last4 === undefined ? text("einHint") : text("einKept", { ein: last4 }))}
            inputMode="numeric"
          />
          <SelectField {...form.field("entityType")} options={typeOptions} hint={hint("entityType")} />
          <TextField {...form.field("dba")} hint={hint("dba", text("dbaHint"))} />
          <TextField {...form.field("address")} hint={hint("address")} />
          <TextField {...form.field("city")} hint={hint("city")} />
          <SelectField {...form.field("state")} options={stateOptions} hint={hint("state")} />
          <TextField {...form.field("zip")} hint={hint("zip")} inputMode="numeric" />
        </div>
      </Card>
      <Card title={text("form.pages")}>
        <div className={classes.pair}>
          <TextField {...form.field("website")} type="url" hint={hint("website", text("websiteHint"))} />
          <TextField {...form.field("privacyUrl")} type="url" hint={hint("privacyUrl", text("privacyUrlHint"))} />
          <TextField {...form.field("termsUrl")} type="url" hint={hint("termsUrl")} />
        </div>
      </Card>
      <Card title={text("form.contact")}>
        <div className={classes.pair}>
          <TextField {...form.field("contactFirstName")} hint={hint("contactFirstName")} />
          <TextField {...form.field("contactLastName")} hint={hint("contactLastName")} />
          <TextField {...form.field("contactTitle")} hint={hint("contactTitle")} />
          <TextField {...form.field("contactEmail")} type="email" inputMode="email" hint={hint("contactEmail")} />
          <PhoneField {...form.field("contactPhone")} hint={hint("contactPhone")} />
        </div>
      </Card>
    </Form>
  );
}
