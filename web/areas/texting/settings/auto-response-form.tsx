import { useNavigate } from "@tanstack/react-router";
import { autoResponseFormFields, keywordsProblem, readKeywords } from "#common/texting/auto-responses.ts";
import { fillTemplate, templateFields, unknownFields } from "#common/texting/fill-template.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useSampleValues } from "#web/areas/texting/shared/sample-values.ts";
import { TextPreview } from "#web/areas/texting/shared/text-preview.tsx";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, required, requiredIf } from "#web/ui/form/rules.ts";
import type { Rule } from "#web/ui/form/rules.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { kindIn, responseName, responseOf, valuesOf } from "./auto-response-values.ts";
import type { Kind, ResponseValues } from "./auto-response-values.ts";
import { HoursNeeded } from "./hours-needed.tsx";
import { hasOwnWords } from "./own-words.ts";
import { autoResponsesQuery, deleteAutoResponseMutation, saveAutoResponseMutation } from "./settings.queries.ts";
import type { AutoResponse } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

type AutoResponseFormProps = {
  response: AutoResponse;
  /** Those that are free. */
  kinds: readonly Kind[];
  isNew: boolean;
  hasStoreHours: boolean;
  storeId: number;
};

const readableKeywords: Rule = {
  isMet: (value, { kind }) => kind !== "KEYWORD" || keywordsProblem(readKeywords(String(value))) === null,
  message: (_field, value) => keywordsProblem(readKeywords(String(value))) ?? "",
};

const afterFirstDay: Rule = {
  isMet: (value, { kind, startsOn }) =>
    kind !== "HOLIDAY" || typeof value !== "string" || typeof startsOn !== "string" || startsOn <= value,
  message: () => text("response.order"),
};

/** An after-hours answer without hours can be written, and waits until there are some. */
const knowsHours = (hasStoreHours: boolean): Rule => ({
  isMet: (value, { kind }) => hasStoreHours || kind !== "AFTER_HOURS" || value !== true,
  message: () => text("response.hours"),
});

export function AutoResponseForm({ response, kinds, isNew, hasStoreHours, storeId }: AutoResponseFormProps) {
  const { id } = response;
  const navigate = useNavigate();
  const [save] = useChange(saveAutoResponseMutation);
  const [remove, isRemoving] = useChange(deleteAutoResponseMutation);
  const refetches = [autoResponsesQuery];
  const goBack = () => void navigate({ to: "/s/$storeId/texting/settings/auto-response", params: { storeId } });
  const form = useForm({
    initial: valuesOf(response),
    fields: {
      kind: { label: text("response.kind"), rules: [required] },
      keywords: { label: text("response.keywords"), rules: [requiredIf("kind", "KEYWORD"), readableKeywords] },
      startsOn: { label: text("response.startsOn"), rules: [requiredIf("kind", "HOLIDAY")] },
      endsOn: { label: text("response.endsOn"), rules: [requiredIf("kind", "HOLIDAY"), afterFirstDay] },
      body: { label: text("body"), rules: [accepts(autoResponseFormFields.body), hasOwnWords] },
      isOn: { label: text("response.isOn"), rules: [knowsHours(hasStoreHours)] },
    },
    save: (values) => save({ response: responseOf(id, values) }, { refetches }),
    onSaved: () => {
      showSnackbar({ text: text("response.saved"), color: "good" });
      goBack();
    },
  });
  const deleteIt = async () => {
    const outcome = await remove({ id }, { refetches });
    if (outcome.isDone) {
      const bringBack = () => save({ response: responseOf(id, valuesOf(response)) }, { refetches });
      offerUndo(text("response.removed", { name: responseName(response) }), bringBack);
      goBack();
    } else {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const isHoursMissing = !hasStoreHours && form.values.kind === "AFTER_HOURS";
  return (
    <Form form={form} label={text("response.title")} actions={<SaveBar form={form} save={text("response.save")} />}>
      <Card>
        <div className={classes.fields}>
          <ResponseFields form={form} kinds={kinds} />
          {isHoursMissing && <HoursNeeded storeId={storeId} />}
          <SwitchField {...form.field("isOn")} hint={text("response.isOnHint")} />
        </div>
      </Card>
      <span className={classes.act}>
        {isNew && !form.isDirty && (
          <Button kind="primary" type="submit">
            {text("response.save")}
          </Button>
        )}
        {!isNew && (
          <Button isBusy={isRemoving} onClick={() => void deleteIt()}>
            {text("response.remove")}
          </Button>
        )}
      </span>
    </Form>
  );
}

type ResponseFieldsProps = { form: FormState<ResponseValues>; kinds: readonly Kind[] };

function ResponseFields({ form, kinds }: ResponseFieldsProps) {
  const { values } = form;
  const samples = useSampleValues();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const kind = kindIn(values.kind);
  const choice = form.field("kind");
  const chooseKind = (next: string) => {
    choice.onChange(next);
    // Words of a person's own stay.
    if (values.body.trim() === "" || values.body === text(`starter.${kind}`)) {
      form.setValue("body", text(`starter.${kindIn(next)}`));
    }
  };
  const offered = kinds.includes(kind) ? kinds : [kind, ...kinds];
  const fields = templateFields.filter((field) => field !== "employee_name").map((field) => `{${field}}`);
  return (
    <>
      <SelectField
        {...choice}
        options={offered.map((value) => ({ value, label: text(`kind.${value}`) }))}
        hint={text(`kindHint.${kind}`)}
        onChange={chooseKind}
      />
      {kind === "KEYWORD" && <TextField {...form.field("keywords")} limit={400} hint={text("response.keywordsHint")} />}
      {kind === "HOLIDAY" && (
        <div className={classes.dates}>
          <DateField {...form.field("startsOn")} today={today} />
          <DateField {...form.field("endsOn")} today={today} />
        </div>
      )}
      <TextareaField {...form.field("body")} rows={4} hint={text("bodyHint", { fields: fields.join(" ") })} />
      <TextPreview
        label={text("preview")}
        words={fillTemplate(values.body, { ...samples, employee_name: null })}
        unknown={unknownFields(values.body)}
      />
    </>
  );
}
