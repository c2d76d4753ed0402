import { IconAlertCircle, IconCircleCheck, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { DraftNote } from "#web/ui/form/draft-note.tsx";
import { goToFirstInvalidField } from "#web/ui/form/scroll-to-field.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import {
  refreshBooksAccountsMutation,
  saveJournalAccountsMutation,
} from "#web/areas/automations/bookkeeping/bookkeeping-changes.queries.ts";
import type { JournalKind, MappedLine } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { groupLines, sidesOf, startingAccount, usableAccounts } from "./mapping-lines.ts";
import type { LineGroups } from "./mapping-lines.ts";
import { MappingTable } from "./mapping-table.tsx";
import mapping from "./mapping.module.css";
import { kindOfStep, nextStep } from "./setup-progress.ts";
import type { MappingStepName } from "./setup-progress.ts";
import { StepFooter } from "./step-footer.tsx";
import { booksQueries, useBooksChange } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import classes from "./wizard.module.css";

type MappingStepProps = { connection: BooksConnection; step: MappingStepName; onDone: () => void };

/** An account for every line of a kind of entry: what needs a choice first, what we are sure of folded below. */
export function MappingStep({ connection, step, onDone }: MappingStepProps) {
  const { store, books } = connection;
  const kind = kindOfStep[step];
  const lines = books.lines.filter((line) => line.kind === kind);
  const isActive = books.integration.activatedAt !== null;
  const { form, draft } = useAccountsForm(connection, { kind, lines, onDone });
  const [wasRefused, setRefused] = useState(false);
  // As the step was opened: nothing moves while a person chooses.
  const [groups] = useState(() => groupLines(lines, books.accounts));
  const usable = new Set(usableAccounts(books.accounts).map(({ id }) => id));
  const blank = lines.filter(({ key }) => !usable.has(form.values[key] ?? ""));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (blank.length === 0) {
      form.submit();
      return;
    }
    setRefused(true);
    const element = event.currentTarget;
    // Once the lines are marked.
    requestAnimationFrame(() => goToFirstInvalidField(element));
  };
  const refusal =
    wasRefused && blank.length > 0
      ? text("map.without", { lines: blank.map(({ name }) => name).join(", ") })
      : form.formError;
  return (
    <form className={classes.card} aria-labelledby="step-title" noValidate onSubmit={send}>
      <header className={mapping.head}>
        <div>
          <h2 id="step-title" tabIndex={-1}>
            {text(`map.title.${kind}`, { store })}
          </h2>
          <FoundSentence groups={groups} />
        </div>
        <RefreshButton connection={connection} />
      </header>
      {draft.isBack && (
        <div className={mapping.draft}>
          <DraftNote onDiscard={draft.drop} />
        </div>
      )}
      <MappingTable
        connection={connection}
        groups={groups}
        values={form.values}
        isMarked={wasRefused}
        onChoose={(line, accountId) => form.setValue(line, accountId)}
      />
      {refusal !== null && (
        <p className={mapping.refusal} role="alert">
          {refusal}
        </p>
      )}
      <StepFooter
        step={step}
        hasBack={!isActive}
        note={<MappingNote blank={blank.length} lines={lines} sampleDate={books.sampleDate} />}
      >
        <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
          {isActive ? text("step.save") : text("step.next", { step: text(`step.${nextStep(step)}`) })}
        </Button>
      </StepFooter>
    </form>
  );
}

type AccountsFormOptions = { kind: JournalKind; lines: readonly MappedLine[]; onDone: () => void };

/** The chosen accounts by their lines. What is chosen stays on this device until it is saved. */
function useAccountsForm({ id, store, books }: BooksConnection, { kind, lines, onDone }: AccountsFormOptions) {
  const [save] = useChange(saveJournalAccountsMutation);
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(lines.map((line) => [line.key, startingAccount(line, books.accounts)])),
    fields: Object.fromEntries(lines.map(({ key, name }) => [key, { label: name }])),
    // A draft keeps it, so nobody is asked whether to leave.
    guardsChanges: false,
    save: (values) => {
      const accounts = lines.map(({ key: line }) => ({ line, accountId: values[line] ?? "" }));
      return save({ id, kind, accounts }, { refetches: booksQueries, waitsForRefetch: true });
    },
    onSaved: () => {
      draft.forget();
      // In the wizard the next step says it.
      if (books.integration.activatedAt !== null) {
        showSnackbar({ text: text("step.saved", { kind: text(`kind.${kind}`), store }), color: "good" });
      }
      onDone();
    },
  });
  const draft = useDraft(form, `journal-accounts:${id}:${kind}`);
  return { form, draft };
}

function FoundSentence({ groups: { needed, toCheck, sure } }: { groups: LineGroups }) {
  const guessed = toCheck.length + sure.length;
  return (
    <p>
      {needed.length === 0 ? (
        text("map.all")
      ) : (
        <>
          {text("map.found", { count: guessed })} <b>{text("map.yoursToChoose", { count: needed.length })}</b>
        </>
      )}
    </p>
  );
}

function RefreshButton({ connection: { id, books } }: { connection: BooksConnection }) {
  const [refresh, isRefreshing] = useBooksChange(refreshBooksAccountsMutation);
  const company = books.settings?.companyName ?? "";
  return (
    <Button
      icon={<IconRefresh size={18} />}
      isBusy={isRefreshing}
      onClick={() => void refresh({ id }, text("map.refreshed", { company }))}
    >
      {text("map.refresh")}
    </Button>
  );
}

type MappingNoteProps = { blank: number; lines: readonly MappedLine[]; sampleDate: string | null };

/** Whether every line has an account, and whether the sample's date would balance on them. */
function MappingNote({ blank, lines, sampleDate }: MappingNoteProps) {
  const isWhole = blank === 0;
  const Icon = isWhole ? IconCircleCheck : IconAlertCircle;
  const missing = isWhole ? text("map.noBlank") : text("map.blank", { count: blank });
  return (
    <p data-whole={isWhole}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {missing} {sampleDate === null ? text("map.noSample") : balanceWords(lines, formatDayOfMonth(sampleDate))}
      </span>
    </p>
  );
}

function balanceWords(lines: readonly MappedLine[], date: string): string {
  const { debit, credit } = sidesOf(lines);
  return debit === credit
    ? text("map.balance", { amount: formatMoney(debit), date })
    : text("map.off", { debit: formatMoney(debit), credit: formatMoney(credit), date });
}
