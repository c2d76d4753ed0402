import { useState } from "react";
import { secondHandFields } from "#common/buys/second-hand-fields.ts";
import { orEmpty } from "#common/inputs/field-schemas.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, required } from "#web/ui/form/rules.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { text } from "./second-hand-text.ts";
import { saveSecondHandRuleMutation, secondHandCategoriesQuery, secondHandRulesQuery } from "./second-hand.queries.ts";
import type { SecondHandNeed, SecondHandRule } from "./second-hand.queries.ts";
import classes from "./second-hand.module.css";

const needs = ["ID_TYPE", "SIGNATURE", "PLATE", "SERIAL", "PHOTO"] as const satisfies readonly SecondHandNeed[];

/** Codes and needs are lists, which a form keeps as a text each. */
type Values = {
  name: string;
  wording: string;
  holdDays: number | string | null;
  reportHours: number | string | null;
  exportForm: string;
  isActive: boolean;
  codes: string;
  needs: string;
  version: string;
};

/** A rule, new or as it is. */
export function RuleDialog({ rule, onClose }: { rule: SecondHandRule | null; onClose: () => void }) {
  const [save] = useChange(saveSecondHandRuleMutation);
  const [id] = useState(() => rule?.id ?? newId());
  const saved = initialOf(rule);
  const form = useForm({
    initial: saved,
    fields: {
      name: { label: text("rule.name"), rules: [required, accepts(secondHandFields.name)] },
      wording: { label: text("rule.wording"), rules: [accepts(secondHandFields.wording)] },
      holdDays: { label: text("rule.holdDays"), rules: [required, accepts(secondHandFields.holdDays)] },
      reportHours: { label: text("rule.reportHours"), rules: [accepts(orEmpty(secondHandFields.reportHours))] },
      exportForm: { label: text("rule.form") },
      isActive: { label: text("rule.isActive") },
      codes: { label: text("rule.categories"), input: "categoryCodes" },
      needs: { label: text("rule.needs"), input: "requiredFields" },
      version: { label: "" },
    },
    save: ({ codes, needs: wants, exportForm, holdDays, reportHours, version, ...values }) =>
      save(
        {
          rule: {
            ...values,
            id,
            version: Number(version),
            holdDays: Number(holdDays),
            reportHours: typeof reportHours === "number" ? reportHours : null,
            exportForm: exportForm === "PIECES" ? "PIECES" : "BUYS",
            categoryCodes: listOf(codes),
            requiredFields: needs.filter((need) => listOf(wants).includes(need)),
          },
        },
        { refetches: [secondHandRulesQuery] },
      ),
    onSaved: ({ saveSecondHandRule }) => {
      showSnackbar({ text: text("rule.saved", { name: saveSecondHandRule.name }), color: "good" });
      onClose();
    },
  });
  const since = useSavedSince(form, saved);
  return (
    <FormDialog
      form={form}
      title={rule === null ? text("rule.new") : rule.name}
      save={text("rule.save")}
      onClose={onClose}
      below={rule !== null && <RecordHistory kind="SecondHandRule" id={rule.id} words={ruleHistory} />}
    >
      <SavedSinceNote since={since} />
      <TextField {...form.field("name")} limit={60} />
      <TextareaField {...form.field("wording")} limit={2000} rows={3} hint={text("rule.wordingHint")} />
      <NumberField {...form.field("holdDays")} hint={text("rule.holdDaysHint")} />
      <Categories value={form.values.codes} onChange={(codes) => form.setValue("codes", codes)} />
      <Choices
        title={text("rule.needs")}
        options={needs.map((need) => ({ value: need, label: sentence(text(`need.${need}`)) }))}
        value={form.values.needs}
        onChange={(chosen) => form.setValue("needs", chosen)}
      />
      <NumberField {...form.field("reportHours")} hint={text("rule.reportHoursHint")} />
      <ButtonsField
        {...form.field("exportForm")}
        options={(["BUYS", "PIECES"] as const).map((value) => ({ value, label: text(`rule.form.${value}`) }))}
      />
      <CheckboxField {...form.field("isActive")} />
    </FormDialog>
  );
}

const newRule: Values = {
  ...{ name: "", wording: "", holdDays: null, reportHours: null },
  ...{ exportForm: "BUYS", isActive: true, codes: "", needs: "", version: "0" },
};

function initialOf(rule: SecondHandRule | null): Values {
  if (rule === null) {
    return newRule;
  }
  const { name, wording, holdDays, reportHours, exportForm, isActive, categoryCodes, requiredFields, version } = rule;
  return {
    ...{ name, wording, holdDays, reportHours, exportForm, isActive },
    codes: categoryCodes.join("\n"),
    needs: requiredFields.join("\n"),
    version: String(version),
  };
}

/** What the register calls its goods; a chosen code that it no longer sends stays. */
function Categories({ value, onChange }: { value: string; onChange: (codes: string) => void }) {
  const read = useRead(secondHandCategoriesQuery);
  const sent = read.status === "ready" ? read.data.secondHandCategories : [];
  const unsent = listOf(value).filter((code) => !sent.some((category) => category.code === code));
  const options = [
    ...sent.map(({ code, name }) => ({ value: code, label: name })),
    ...unsent.map((code) => ({ value: code, label: code })),
  ];
  return (
    <Choices
      title={text("rule.categories")}
      hint={`${text(options.length === 0 ? "rule.noCategories" : "rule.categoriesHint")} ${text("rule.unknown")}`}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

type ChoicesProps = {
  title: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

function Choices({ title, hint, options, value, onChange }: ChoicesProps) {
  const chosen = listOf(value);
  return (
    <fieldset className={classes.choices}>
      <legend>{title}</legend>
      {hint !== undefined && <p className={classes.about}>{hint}</p>}
      <div className={classes.list}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            name={option.value}
            label={option.label}
            value={chosen.includes(option.value)}
            error={null}
            isRequired={false}
            isDisabled={false}
            onBlur={() => undefined}
            onChange={(isOn) =>
              onChange((isOn ? [...chosen, option.value] : chosen.filter((each) => each !== option.value)).join("\n"))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function listOf(lines: string): string[] {
  return lines.split("\n").filter((line) => line !== "");
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const ruleHistory = {
  events: { "second-hand-rule.saved": text("rule.save") },
  fields: {
    name: text("rule.name"),
    wording: text("rule.wording"),
    categories: text("rule.categories"),
    holdDays: text("rule.holdDays"),
    requiredFields: text("rule.needs"),
    reportHours: text("rule.reportHours"),
    exportForm: text("rule.form"),
    isActive: text("rule.isActive"),
  },
};
