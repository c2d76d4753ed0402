import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import {
  chooseJournalClassMutation,
  confirmBooksCompanyMutation,
  refreshBooksAccountsMutation,
} from "#web/areas/automations/bookkeeping/bookkeeping-changes.queries.ts";
import type { Bookkeeping } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { StepFooter } from "./step-footer.tsx";
import { useBooksChange } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import classes from "./wizard.module.css";

type StepProps = { connection: BooksConnection; onDone: () => void };

/** A person who has several companies may have chosen the wrong one at the sign-in. */
export function CompanyStep({ connection, onDone }: StepProps) {
  const { id, store, books } = connection;
  const [confirm, isConfirming] = useBooksChange(confirmBooksCompanyMutation);
  const company = books.settings?.companyName ?? "";
  if (books.settings === null) {
    return <UnreadCompany connection={connection} />;
  }
  const isConfirmed = books.settings.isCompanyConfirmed;
  const goOn = async () => {
    if (isConfirmed || (await confirm({ id }))) {
      onDone();
    }
  };
  return (
    <section className={classes.card} aria-labelledby="step-title">
      <div className={classes.body}>
        <Badge tone="good" icon={<IconCheck size={13} aria-hidden="true" />}>
          {text("company.signedIn")}
        </Badge>
        <h2 id="step-title" tabIndex={-1}>
          {text(isConfirmed ? "company.is" : "company.title", { store, company })}
        </h2>
        <p className={classes.soft}>{companyFacts(books)}</p>
      </div>
      <StepFooter step="company">
        <SignInButton id={id} kind="default">
          {text("company.other")}
        </SignInButton>
        <Button kind="primary" isBusy={isConfirming} onClick={() => void goOn()}>
          {isConfirmed ? text("step.next", { step: text("step.class") }) : text("company.yes")}
        </Button>
      </StepFooter>
    </section>
  );
}

function companyFacts({ accounts, classes: listed, settings }: Bookkeeping): string {
  const facts = {
    accounts: text("company.accounts", { count: accounts.length }),
    classes: text("company.classes", { count: listed.length }),
  };
  const date = settings?.closedThrough ?? null;
  return date === null
    ? text("company.facts", facts)
    : text("company.factsClosed", { ...facts, closed: text("company.closed", { date: formatDate(date) }) });
}

/** Signed in, and then the service did not tell its accounts. */
function UnreadCompany({ connection: { id, name, store } }: { connection: BooksConnection }) {
  const [refresh, isRefreshing] = useBooksChange(refreshBooksAccountsMutation);
  return (
    <section className={classes.card} aria-labelledby="step-title">
      <div className={classes.body}>
        <h2 id="step-title" tabIndex={-1}>
          {text("company.unread", { store })}
        </h2>
        <p className={classes.soft}>{text("company.unreadText", { name })}</p>
      </div>
      <StepFooter step="company">
        <SignInButton id={id} kind="default">
          {text("connect.again")}
        </SignInButton>
        <Button kind="primary" isBusy={isRefreshing} onClick={() => void refresh({ id })}>
          {text("map.refresh")}
        </Button>
      </StepFooter>
    </section>
  );
}

/** Chosen where the company splits its figures by nothing; no class has an empty id. */
const noClass = "";

/** Which part of the company's figures this store is; one with the store's name is suggested. */
export function ClassStep({ connection, onDone }: StepProps) {
  const { id, store, books } = connection;
  const [choose, isChoosing] = useBooksChange(chooseJournalClassMutation);
  const sameName = books.classes.find(({ name }) => isSameName(name, store));
  const saved = books.usesClasses === null ? null : books.usesClasses ? books.integration.placeId : noClass;
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? saved ?? sameName?.id ?? null;
  const goOn = async () => {
    if (value === saved || (await choose({ id, classId: value === noClass ? null : value }))) {
      onDone();
    }
  };
  const company = books.settings?.companyName ?? "";
  const options = [...books.classes, { id: noClass, name: text("class.none") }];
  return (
    <section className={classes.card} aria-labelledby="step-title">
      <div className={classes.body}>
        <h2 id="step-title" tabIndex={-1}>
          {text("class.title", { store })}
        </h2>
        <p className={classes.soft}>
          {books.classes.length === 0 ? text("class.nothing", { company, store }) : text("class.text", { store })}
        </p>
        <fieldset className={classes.options}>
          <legend className={classes.unseen}>{text("step.class")}</legend>
          {options.map((option) => (
            <label key={option.id}>
              <input type="radio" name="class" checked={value === option.id} onChange={() => setChosen(option.id)} />
              <b>{option.name}</b>{" "}
              {option.id !== noClass && isSameName(option.name, store) && <small>{text("class.same")}</small>}
            </label>
          ))}
        </fieldset>
      </div>
      <StepFooter step="class">
        <Button kind="primary" disabled={value === null} isBusy={isChoosing} onClick={() => void goOn()}>
          {books.integration.activatedAt === null ? text("step.next", { step: text("step.buys") }) : text("step.save")}
        </Button>
      </StepFooter>
    </section>
  );
}

function isSameName(name: string, store: string): boolean {
  return name.trim().toLowerCase() === store.trim().toLowerCase();
}
