import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { integer, max, maxValue, minValue, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { categoryHistory } from "#web/areas/backstock/setup/setup-history.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import {
  addCategoryMutation,
  editCategoryMutation,
  restoreCategoryMutation,
  backstockCategoriesQuery,
} from "./categories.queries.ts";
import type { Category } from "./categories.queries.ts";
import { RemoveCategory } from "./remove-category.tsx";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

type CategoryFormProps = {
  /** Null makes a new one. */
  category: Category | null;
  storeLimitDays: number;
};

type Values = { name: string; targetBins: Count; ageLimitDays: Count; itemsPerBin: Count };
type Count = number | string | null;

export function CategoryForm({ category, storeLimitDays }: CategoryFormProps) {
  const [id] = useState(() => category?.id ?? newId());
  const [add] = useChange(addCategoryMutation);
  const [edit] = useChange(editCategoryMutation);
  const [restore] = useChange(restoreCategoryMutation);
  const close = useCloseToSetup("categories");
  const refetches = [backstockCategoriesQuery];
  const form = useForm<Values>({
    initial: {
      name: category?.name ?? "",
      targetBins: category?.targetBins ?? null,
      ageLimitDays: category?.ageLimitDays ?? null,
      itemsPerBin: category?.itemsPerBin ?? null,
    },
    fields: {
      name: { label: text("setup.name"), rules: [required, max(60)] },
      targetBins: { label: text("category.target"), rules: [integer, minValue(0), maxValue(9999)] },
      ageLimitDays: { label: text("category.ageLimit"), rules: [integer, minValue(1), maxValue(1825)] },
      itemsPerBin: { label: text("category.itemsPerBin"), rules: [integer, minValue(1), maxValue(9999)] },
    },
    onSubmit: async (values, submission) => {
      const written = {
        id,
        name: values.name,
        targetBins: countOf(values.targetBins),
        ageLimitDays: countOf(values.ageLimitDays),
        itemsPerBin: countOf(values.itemsPerBin),
      };
      const outcome = await (category === null ? add : edit)({ category: written }, { refetches });
      if (!outcome.isDone) {
        const { fields, text: said } = outcome.refused;
        submission.setErrors(Object.keys(fields).length > 0 ? fields : { form: said });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("category.saved", { name: values.name }), color: "good" });
      close();
    },
  });
  const actions = (
    <>
      {category !== null && <RemoveCategory category={category} onRemoved={close} />}
      <Button kind="quiet" onClick={close}>
        {text("setup.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text(category === null ? "category.create" : "setup.save")}
      </Button>
    </>
  );
  const bringBack = (eventId: string) => restore({ id, eventId }, { refetches: [...refetches, recordHistoryQuery] });
  return (
    <>
      <Form form={form} label={text("category.editTitle")} actions={actions}>
        <TextField {...form.field("name")} limit={60} />
        <NumberField {...form.field("targetBins")} hint={text("category.targetHint")} />
        <NumberField {...form.field("ageLimitDays")} hint={text("category.ageLimitHint", { days: storeLimitDays })} />
        <NumberField {...form.field("itemsPerBin")} hint={text("category.itemsHint")} />
      </Form>
      {category !== null && (
        <RecordHistory kind="BackstockCategory" id={id} words={categoryHistory} onRestore={bringBack} />
      )}
    </>
  );
}

/** A number, or null when the field is empty; the field's rules have refused anything else. */
function countOf(value: Count): number | null {
  return typeof value === "number" ? value : null;
}
