import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { changeBuyReasonsMutation, buySettingsQuery } from "./settings.queries.ts";
import type { BuyReason } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";
import { activeReasonsQuery } from "#web/areas/buys/home/home.queries.ts";

const mostReasons = 5;

type ReasonsFormProps = { kind: BuyReason["kind"]; reasons: readonly BuyReason[] };

function editedOf(reasons: readonly BuyReason[]): { id: string; name: string; isSeasonal: boolean }[] {
  return reasons.map(({ id, name, isSeasonal }) => ({ id, name, isSeasonal }));
}

/** One of the two lists, saved whole. */
export function ReasonsForm({ kind, reasons }: ReasonsFormProps) {
  const [names, setNames] = useState(() => editedOf(reasons));
  const [change, isBusy] = useChange(changeBuyReasonsMutation);
  const isDirty = JSON.stringify(names) !== JSON.stringify(editedOf(reasons));
  useUnsavedChanges(isDirty);
  const title = text(kind === "TAKE" ? "reasons.take" : "reasons.pass");
  const changeOf = (id: string, changes: { name?: string; isSeasonal?: boolean }) =>
    setNames(names.map((reason) => (reason.id === id ? { ...reason, ...changes } : reason)));
  const save = async () => {
    const outcome = await change({ kind, reasons: names }, { refetches: [buySettingsQuery, activeReasonsQuery] });
    const message = outcome.isDone ? "" : (Object.values(outcome.refused.fields)[0] ?? outcome.refused.text);
    showSnackbar(
      outcome.isDone
        ? { text: text("saved"), color: "good" }
        : { text: text("failed.reasons", { 0: message }), color: "bad" },
    );
  };
  return (
    <Card title={title}>
      <div className={classes.reasons}>
        <p className={classes.hint}>{text(kind === "PASS" ? "reasons.passHint" : "reasons.hint")}</p>
        {names.map(({ id, name, isSeasonal }, at) => (
          <div key={id} className={classes.reason}>
            <TextField
              name={`reason-${id}`}
              label={text("reasons.name", { number: at + 1 })}
              value={name}
              error={null}
              isRequired
              isDisabled={isBusy}
              limit={60}
              onBlur={() => undefined}
              onChange={(next) => changeOf(id, { name: next })}
            />
            {kind === "PASS" && (
              <CheckboxField
                name={`seasonal-${id}`}
                label={text("reasons.seasonal")}
                value={isSeasonal}
                error={null}
                isRequired={false}
                isDisabled={isBusy}
                onBlur={() => undefined}
                onChange={(isOn) => changeOf(id, { isSeasonal: isOn })}
              />
            )}
            <IconButton
              label={text("reasons.remove", { name })}
              onClick={() => setNames(names.filter((reason) => reason.id !== id))}
            >
              <IconTrash size={18} />
            </IconButton>
          </div>
        ))}
        <span className={classes.acts}>
          <Button
            data-new
            icon={<IconPlus size={18} />}
            disabled={names.length >= mostReasons}
            onClick={() => setNames([...names, { id: newId(), name: "", isSeasonal: false }])}
          >
            {text("reasons.add")}
          </Button>
          <Button disabled={!isDirty} isBusy={isBusy} onClick={() => void save()}>
            {text("reasons.save")}
          </Button>
        </span>
      </div>
    </Card>
  );
}
