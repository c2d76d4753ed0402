import { useId, useState } from "react";
import type { FormEvent } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
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

/** Name, goods and bins of a section. */
export function SectionDialog({ section, setup, onClose }: SectionDialogProps) {
  const [id] = useState(() => section?.id ?? newId());
  const [name, setName] = useState(section?.name ?? "");
  const [codes, setCodes] = useState<readonly string[]>(section?.codes ?? []);
  const [bins, setBins] = useState<readonly string[]>(section?.categories.map((category) => category.id) ?? []);
  const [refused, setRefused] = useState<string | null>(null);
  const [save, isSaving] = useChange(saveSectionMutation);
  const [archive, isArchiving] = useChange(archiveSectionMutation);
  const refetches = [backstockSectionsQuery, pullListQuery];
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = { id, name, codes: [...codes], categoryIds: [...bins] };
    const outcome = await save({ section: written }, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("saved", { name }), color: "good" });
      onClose();
    } else {
      setRefused(outcome.refused.fields["name"]?.[0] ?? text("failed", { error: outcome.refused.text }));
    }
  };
  const remove = async () => {
    const outcome = await archive({ id }, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("archived", { name }), color: "good" });
      onClose();
    } else {
      setRefused(text("failed", { error: outcome.refused.text }));
    }
  };
  return (
    <Dialog
      title={section === null ? text("new.title") : section.name}
      onClose={onClose}
      actions={
        <>
          {section !== null && (
            <Button kind="bad" isBusy={isArchiving} onClick={() => void remove()}>
              {text("archive")}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {text("cancel")}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isSaving}>
            {text("save")}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextField
          name="name"
          label={text("name")}
          value={name}
          error={refused}
          isRequired
          isDisabled={false}
          limit={60}
          onBlur={() => undefined}
          onChange={(typed) => {
            setName(typed);
            setRefused(null);
          }}
        />
        <ChoiceChips
          label={text("goods")}
          hint={text("goods.hint")}
          empty={text("goods.none")}
          choices={goodsChoices(setup, section)}
          chosen={codes}
          onChange={setCodes}
        />
        <ChoiceChips
          label={text("bins")}
          empty={text("bins.none")}
          choices={binChoices(setup, section)}
          chosen={bins}
          onChange={setBins}
        />
      </form>
    </Dialog>
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

/** Several of many, a tap each. */
function ChoiceChips({ label, hint, empty, choices, chosen, onChange }: ChoiceChipsProps) {
  const id = useId();
  const toggle = (choice: string) =>
    onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
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

/** Goods of this section, then what hangs nowhere, then what hangs elsewhere. */
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
