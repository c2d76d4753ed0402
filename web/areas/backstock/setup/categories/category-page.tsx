import { Page } from "#web/ui/page/page.tsx";
import { categoryFields } from "#common/backstock/backstock-fields.ts";
import { orEmpty } from "#common/inputs/field-schemas.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { categoryHistory } from "#web/areas/backstock/setup/setup-history.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { StillInNotice } from "#web/areas/backstock/setup/still-in-notice.tsx";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import {
  addCategoryMutation,
  archiveCategoryMutation,
  backstockCategoriesQuery,
  deleteCategoryMutation,
  editCategoryMutation,
  restoreCategoryMutation,
} from "./categories.queries.ts";
import type { Category } from "./categories.queries.ts";

/** The page of a category; without an id it makes a new one. */
export function CategoryPage() {
  const { categoryId } = useParams({ strict: false });
  const read = useRead(backstockCategoriesQuery, { live: ["BackstockCategory"] });
  const category =
    read.status === "ready" ? read.data.backstockCategories.find(({ id }) => id === categoryId) : undefined;
  const isMissing = read.status === "ready" && categoryId !== undefined && category === undefined;
  const title = category?.name ?? text(categoryId === undefined ? "category.newTitle" : "category.editTitle");
  return (
    <Page width="form" back={<SetupBack tab="categories" />} title={title}>
      <Card>
        <ReadState read={read} />
        {isMissing && <EmptyState title={text("category.missing")} />}
        {read.status === "ready" && !isMissing && (
          <CategoryForm
            key={category?.id}
            category={category ?? null}
            storeLimitDays={read.data.backstockSettings.ageLimitDays}
          />
        )}
      </Card>
    </Page>
  );
}

type CategoryFormProps = {
  /** Null makes a new one. */
  category: Category | null;
  storeLimitDays: number;
};

type Values = { name: string; targetBins: Count; ageLimitDays: Count; itemsPerBin: Count };
type Count = number | string | null;

function CategoryForm({ category, storeLimitDays }: CategoryFormProps) {
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
      name: { label: text("setup.name"), rules: [accepts(categoryFields.name)] },
      targetBins: { label: text("category.target"), rules: [accepts(orEmpty(categoryFields.targetBins))] },
      ageLimitDays: { label: text("category.ageLimit"), rules: [accepts(orEmpty(categoryFields.ageLimitDays))] },
      itemsPerBin: { label: text("category.itemsPerBin"), rules: [accepts(orEmpty(categoryFields.itemsPerBin))] },
    },
    save: (values) => {
      const written = {
        id,
        name: values.name,
        targetBins: countOf(values.targetBins),
        ageLimitDays: countOf(values.ageLimitDays),
        itemsPerBin: countOf(values.itemsPerBin),
      };
      return category === null ? add({ category: written }, { refetches }) : edit({ category: written }, { refetches });
    },
    onSaved: (_saved, { name }) => {
      showSnackbar({ text: text("category.saved", { name }), color: "good" });
      close();
    },
  });
  const actions = (
    <SaveActions
      form={form}
      save={text(category === null ? "category.create" : "setup.save")}
      onCancel={close}
      aside={category !== null && <RemoveCategory category={category} onRemoved={close} />}
    />
  );
  const bringBack = (eventId: string) => restore({ id, eventId }, { refetches: [...refetches, recordHistoryQuery] });
  return (
    <>
      <Form form={form} label={text("category.editTitle")} actions={actions} startsTyping={category === null}>
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

/** Returns the number, or null if the field is empty; the field's rules have refused anything else. */
function countOf(value: Count): number | null {
  return typeof value === "number" ? value : null;
}

type RemoveCategoryProps = { category: Category; onRemoved: () => void };

/** Archives with Undo, and deletes after a confirmation; bins still in the category are shown. */
function RemoveCategory({ category, onRemoved }: RemoveCategoryProps) {
  const { id, name, isArchived } = category;
  const [stillIn, setStillIn] = useState<string | null>(null);
  const [archive, isArchiving] = useChange(archiveCategoryMutation);
  const [restore, isRestoring] = useChange(restoreCategoryMutation);
  const [remove, isDeleting] = useChange(deleteCategoryMutation);
  const refetches = [backstockCategoriesQuery];
  const handleArchive = async () => {
    const outcome = await (isArchived ? restore : archive)({ id }, { refetches });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const back = isArchived ? archive : restore;
    offerUndo(text(isArchived ? "category.unarchived" : "category.archived", { name }), () =>
      back({ id }, { refetches }),
    );
    onRemoved();
  };
  const handleDelete = async () => {
    const isSure = await ask({
      title: text("category.deleteAsk", { name }),
      text: text("category.deleteText"),
      confirm: text("category.delete"),
      cancel: text("category.keep"),
      tone: "bad",
    });
    if (!isSure) {
      return;
    }
    const outcome = await remove({ id }, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("category.deleted", { name }), color: "good" });
      onRemoved();
    } else if (outcome.refused.code === "bins-still-in") {
      setStillIn(outcome.refused.text);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <>
      {stillIn !== null && <StillInNotice message={stillIn} filter={{ category: id }} />}
      <span className={classes.remove}>
        <Button kind="quiet" isBusy={isDeleting} onClick={() => void handleDelete()}>
          {text("category.delete")}
        </Button>
        <Button kind="quiet" isBusy={isArchiving || isRestoring} onClick={() => void handleArchive()}>
          {text(isArchived ? "category.unarchive" : "category.archive")}
        </Button>
      </span>
    </>
  );
}
