import { useId, useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { pullListQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";
import { text } from "./sections-text.ts";
import { archiveSectionMutation, backstockSectionsQuery, saveSectionMutation } from "./sections.queries.ts";
import type { Section, SectionSetup } from "./sections.queries.ts";
import classes from "./sections.module.css";

type SectionDialogProps = {
  /** Null makes a new one. */
  section: Section | null;
  setup: SectionSetup;
  onClose: () => void;
};

type SectionValues = { name: string; codes: readonly string[]; bins: readonly string[] };

/** Name, goods and bins of a section. */
export function SectionDialog({ section, setup, onClose }: SectionDialogProps) {
  const [id] = useState(() => section?.id ?? newId());
  const [save] = useChange(saveSectionMutation);
  const [archive, isArchiving] = useChange(archiveSectionMutation);
  const refetches = [backstockSectionsQuery, pullListQuery];
  const form = useForm<SectionValues>({
    initial: {
      name: section?.name ?? "",
      codes: section?.codes ?? [],
      bins: section?.categories.map((category) => category.id) ?? [],
    },
    fields: {
      name: { label: text("name"), rules: [required] },
      codes: { label: text("goods") },
      bins: { label: text("bins") },
    },
    save: ({ name, codes, bins }) =>
      save({ section: { id, name, codes: [...codes], categoryIds: [...bins] } }, { refetches }),
    refusalText: (error) => text("failed", { error }),
    onSaved: (_saved, { name }) => {
      showSnackbar({ text: text("saved", { name }), color: "good" });
      onClose();
    },
  });
  const remove = async () => {
    const outcome = await archive({ id }, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("archived", { name: section?.name ?? "" }), color: "good" });
      onClose();
    } else {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const archiveButton = section !== null && (
    <Button kind="bad" isBusy={isArchiving} onClick={() => void remove()}>
      {text("archive")}
    </Button>
  );
  return (
    <FormDialog
      form={form}
      title={section === null ? text("new.title") : section.name}
      save={text("save")}
      size="medium"
      aside={archiveButton}
      onClose={onClose}
    >
      <TextField {...form.field("name")} limit={60} />
      <ChoiceChips
        label={text("goods")}
        hint={text("goods.hint")}
        empty={text("goods.none")}
        choices={goodsChoices(setup, section)}
        chosen={form.values.codes}
        onChange={(codes) => form.setValue("codes", codes)}
      />
      <ChoiceChips
        label={text("bins")}
        empty={text("bins.none")}
        choices={binChoices(setup, section)}
        chosen={form.values.bins}
        onChange={(bins) => form.setValue("bins", bins)}
      />
    </FormDialog>
  );
}

type ChoiceChipsProps = {
  label: string;
  hint?: string;
  empty: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Chooses any number of options, one tap each. */
function ChoiceChips({ label, hint, empty, choices, chosen, onChange }: ChoiceChipsProps) {
  const id = useId();
  const toggle = (choice: string) =>
    onChange(chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice]);
  return (
    <fieldset className={classes.chips} aria-describedby={hint === undefined ? undefined : id}>
      <legend>{label}</legend>
      {hint !== undefined && <p id={id}>{hint}</p>}
      {choices.length === 0 && <p>{empty}</p>}
      <div>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={chosen.includes(choice.id)}
            onClick={() => toggle(choice.id)}
          >
            {choice.label}
            {choice.beside !== null && <small>{choice.beside}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type Choice = { id: string; label: string; beside: string | null };

/** Orders goods: those of this section, those of no section, those of other sections. */
function goodsChoices({ sections, freeCodes }: SectionSetup, own: Section | null): Choice[] {
  const others = sections.filter(({ id }) => id !== own?.id);
  return [
    ...(own?.codes ?? []).map((code) => ({ id: code, label: code, beside: null })),
    ...freeCodes.map(({ code, pieces }) => ({ id: code, label: code, beside: text("goods.sold", { count: pieces }) })),
    ...others.flatMap(({ name, codes }) => codes.map((code) => ({ id: code, label: code, beside: inOther(name) }))),
  ];
}

function binChoices({ sections, freeCategories }: SectionSetup, own: Section | null): Choice[] {
  const others = sections.filter(({ id }) => id !== own?.id);
  const choice = ({ id, name }: { id: string; name: string }, beside: string | null) => ({ id, label: name, beside });
  return [
    ...(own?.categories ?? []).map((category) => choice(category, null)),
    ...freeCategories.map((category) => choice(category, null)),
    ...others.flatMap(({ name, categories }) => categories.map((category) => choice(category, inOther(name)))),
  ];
}

function inOther(name: string): string {
  return text("from.other", { name });
}
