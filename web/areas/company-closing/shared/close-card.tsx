import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { loadPerson } from "#web/platform/person/person.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { closeCompanyMutation, companyClosingQuery, keepCompanyMutation } from "./company-closing.queries.ts";
import type { CompanyClosing } from "./company-closing.queries.ts";
import { text } from "./company-closing-text.ts";
import classes from "./close-card.module.css";

const refetches = [companyClosingQuery];

/** For owners who leave: closes the company, and says until when that can be undone. */
export function CloseCard() {
  const read = useRead(companyClosingQuery, { live: ["Company"] });
  return (
    <Card title={text("title")}>
      {read.status === "ready" ? <Standing closing={read.data.companyClosing} /> : <ReadState read={read} />}
    </Card>
  );
}

/** On the page of a locked store: the way back for the owner who closed the company. Nothing where a plan has ended. */
export function ClosedCard() {
  const read = useRead(companyClosingQuery, { live: ["Company"] });
  const closing = read.status === "ready" ? read.data.companyClosing : null;
  const deleteAt = closing?.deleteAt ?? null;
  return closing === null || deleteAt === null ? null : (
    <Card>
      <ClosedCompany closing={closing} deleteAt={deleteAt} />
    </Card>
  );
}

function Standing({ closing }: { closing: CompanyClosing }) {
  return closing.deleteAt === null ? (
    <OpenCompany closing={closing} />
  ) : (
    <ClosedCompany closing={closing} deleteAt={closing.deleteAt} />
  );
}

function OpenCompany({ closing: { name } }: { closing: CompanyClosing }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={classes.stack}>
      <p>
        {text("intro", { name })} {text("exportFirst")}
      </p>
      <Button kind="bad" onClick={() => setIsAsking(true)}>
        {text("begin")}
      </Button>
      {isAsking && <CloseDialog name={name} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** The name is typed, because a press alone may be a slip. */
function CloseDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [close] = useChange(closeCompanyMutation);
  const form = useForm({
    initial: { name: "" },
    fields: { name: { label: text("name", { name }), rules: [required] } },
    save: ({ name: typed }) => close({ name: typed }, { refetches }),
    onSaved: () => {
      onClose();
      readLocks();
    },
  });
  return (
    <FormDialog form={form} title={text("title")} save={text("confirm", { name })} isBad onClose={onClose}>
      <p>{text("intro", { name })}</p>
      <TextField {...form.field("name")} />
    </FormDialog>
  );
}

/** Its stores are locked now, or no longer. */
function readLocks(): void {
  loadPerson().catch((error: unknown) => logProblem("The stores could not be read again", error));
}

function ClosedCompany({ closing: { name }, deleteAt }: { closing: CompanyClosing; deleteAt: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [keep, isKeeping] = useChange(keepCompanyMutation);
  const open = async () => {
    const outcome = await keep({}, { refetches });
    if (outcome.isDone) {
      readLocks();
    }
    showSnackbar(
      outcome.isDone ? { text: text("kept", { name }), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <div className={classes.stack}>
      <strong>{text("closed", { name })}</strong>
      <p>{text("deletes", { date: formatInstantDate(new Date(deleteAt), timeZone) })}</p>
      <Button kind="primary" isBusy={isKeeping} onClick={() => void open()}>
        {text("keep")}
      </Button>
    </div>
  );
}
