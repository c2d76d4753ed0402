import { useId, useState } from "react";
import type { FormEvent } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { binChoices, goodsChoices } from "./section-choices.ts";
import { text } from "./sections-text.ts";
import { archiveSectionMutation, saveSectionMutation, backstockSectionsQuery } from "./sections.queries.ts";
import type { Section, SectionSetup } from "./sections.queries.ts";
import classes from "./sections.module.css";
import { pullListQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";

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
