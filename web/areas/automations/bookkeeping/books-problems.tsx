import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate, formatDayOfMonth, formatMonth } from "#common/date-format.ts";
import { groupBy } from "#common/lists/group-by.ts";
import { formatMoney } from "#common/money.ts";
import { Problem, Problems } from "#web/areas/automations/connection/problem.tsx";
import { OutageProblem } from "#web/areas/automations/service-outage.tsx";
import classes from "#web/areas/automations/connection/problems.module.css";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import {
  refreshBooksAccountsMutation,
  resendEntryMutation,
  skipEntryMutation,
  tryEntryAgainMutation,
} from "./bookkeeping-changes.queries.ts";
import { bothFiguresQuery } from "./bookkeeping.queries.ts";
import type { PostingProblem } from "./bookkeeping.queries.ts";
import { text } from "./bookkeeping-text.ts";
import { dayWords } from "./day-words.ts";
import { accountLabel } from "./setup/mapping-lines.ts";
import { stepOfKind } from "./setup/setup-progress.ts";
import { useBooksChange } from "./use-books-change.ts";
import type { BooksConnection } from "./use-books-change.ts";

type Connected = { connection: BooksConnection };
type OfProblem = Connected & { problem: PostingProblem };

/** So many problems are shown before a press shows all: more would push the page away that they are about. */
const shownProblems = 3;

/** What a person has to decide, each with its way out beside it. */
export function BooksProblems({ connection }: Connected) {
  const [isWhole, setWhole] = useState(false);
  const { books } = connection;
  const groups = groupProblems(books.problems);
  const shown = isWhole ? groups : groups.slice(0, shownProblems);
  const isStopped = books.integration.state === "ERROR" && books.integration.connectedAt !== null;
  if (groups.length === 0 && !isStopped) {
    return null;
  }
  return (
    <Problems label={text("problem.label")}>
      {isStopped && <StoppedService connection={connection} hasProblems={groups.length > 0} />}
      {shown.map(({ problem, more }) => (
        <EntryProblem key={`${problem.date} ${problem.kind}`} connection={connection} problem={problem} more={more} />
      ))}
      {shown.length < groups.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {text("problem.all", { count: groups.length })}
        </Button>
      )}
    </Problems>
  );
}

type ProblemGroup = { problem: PostingProblem; more: number };

/** An inactive account stops every entry of its kind, and one choice mends them all. */
function groupProblems(problems: readonly PostingProblem[]): ProblemGroup[] {
  const groups = groupBy(problems, ({ reason, kind, date }) =>
    reason === "ACCOUNT_INACTIVE" ? kind : `${date} ${kind}`,
  );
  return [...groups.values()].flatMap(([problem, ...others]) =>
    problem === undefined ? [] : [{ problem, more: others.length }],
  );
}

/** Nothing goes at all: the sign-in ended, the plan did, or the service fails again and again. */
function StoppedService({ connection, hasProblems }: Connected & { hasProblems: boolean }) {
  const { id, name, books } = connection;
  const { needsAction } = books.integration;
  const [refresh, isRefreshing] = useBooksChange(refreshBooksAccountsMutation);
  if (needsAction === "SIGN_IN") {
    return (
      <Problem
        title={text("problem.signIn", { name })}
        actions={<SignInButton id={id}>{text("connect.again")}</SignInButton>}
      >
        <p>{text("problem.signInText")}</p>
      </Problem>
    );
  }
  if (needsAction === "CHANGE_PLAN") {
    const company = books.settings?.companyName ?? "";
    return (
      <Problem
        title={text("problem.plan")}
        actions={
          <Button
            kind="primary"
            isBusy={isRefreshing}
            onClick={() => void refresh({ id }, text("problem.asked", { name }))}
          >
            {text("problem.again")}
          </Button>
        }
      >
        <p>{text("problem.planText", { company, name, count: books.counts.waiting })}</p>
      </Problem>
    );
  }
  // What single entries say below is said better there.
  return !hasProblems && <OutageProblem integration={books.integration} />;
}

function EntryProblem({ connection, problem, more }: OfProblem & { more: number }) {
  switch (problem.reason) {
    case "ACCOUNT_INACTIVE":
      return <InactiveAccount connection={connection} problem={problem} more={more} />;
    case "NUMBER_TAKEN":
      return <NumberTaken connection={connection} problem={problem} />;
    case "PERIOD_CLOSED":
      return <PeriodClosed connection={connection} problem={problem} />;
    default:
      return <OtherProblem connection={connection} problem={problem} />;
  }
}

function InactiveAccount({ connection, problem, more }: OfProblem & { more: number }) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { name, books } = connection;
  const { kind, date } = problem;
  const account = books.lines
    .filter((line) => line.kind === kind)
    .flatMap(({ accountId }) => books.accounts.filter(({ id, isActive }) => id === accountId && !isActive))[0];
  const title =
    account === undefined
      ? text("problem.accountUnknown", { name })
      : text("problem.account", { account: accountLabel(account), name });
  const what = { kind: text(`kind.${kind}`), date: dayWords(date) };
  return (
    <Problem
      title={title}
      actions={
        <ButtonLink
          kind="primary"
          to="/s/$storeId/settings/automations/bookkeeping/$integration"
          params={{ storeId, integration }}
          search={{ step: stepOfKind(kind) }}
        >
          {text("problem.chooseAccount")}
        </ButtonLink>
      }
    >
      <p>{text("problem.accountText", { ...what, count: more + 1, more: String(more) })}</p>
      {account === undefined && <p className={classes.theirs}>{problem.problem}</p>}
    </Problem>
  );
}

function PeriodClosed({ connection, problem }: OfProblem) {
  const closedThrough = connection.books.settings?.closedThrough ?? null;
  const title =
    closedThrough === null
      ? text("problem.closedUnknown")
      : text("problem.closed", { date: formatDate(closedThrough) });
  return (
    <Problem
      title={title}
      actions={
        <>
          <SkipButton problem={problem} />
          <AgainButton problem={problem} />
        </>
      }
    >
      <p>{text("problem.closedText", { entry: entryWords(problem), month: formatMonth(problem.date) })}</p>
    </Problem>
  );
}

/** Two figures for one number: a person decides which holds. */
function NumberTaken({ connection: { name }, problem }: OfProblem) {
  const { date, kind, number, remoteDebit } = problem;
  const read = useRead(bothFiguresQuery, { variables: { date } });
  const data = read.status === "ready" ? read.data : null;
  const ours = data?.journalReport.entries.find((entry) => entry.kind === kind)?.debit ?? null;
  const url = data?.entryPostings.find((entry) => entry.kind === kind)?.url ?? null;
  return (
    <Problem
      title={text("problem.taken", { number, name })}
      actions={
        <>
          <SkipButton problem={problem} />
          {url !== null && (
            <a href={url} target="_blank" rel="noreferrer" className={classes.there}>
              {text("problem.openThere", { name })}
            </a>
          )}
          <UpdateButton problem={problem} />
        </>
      }
    >
      <dl className={classes.figures}>
        <div>
          <dt>{text("problem.takenThere", { name })}</dt>
          <dd>{formatMoney(remoteDebit)}</dd>
        </div>
        <div>
          <dt>{text("problem.takenHere", { date: formatDayOfMonth(date) })}</dt>
          <dd>{formatMoney(ours)}</dd>
        </div>
      </dl>
      <p>{text("problem.takenText")}</p>
    </Problem>
  );
}

/** What the service says in its own words, and the two things that can be done about it. */
function OtherProblem({ connection, problem }: OfProblem) {
  const { id, name, books } = connection;
  const entry = entryWords(problem);
  const company = books.settings?.companyName ?? "";
  if (problem.reason === "CHANGED_THERE") {
    return (
      <Problem
        title={text("problem.changedThere", { entry, name })}
        actions={
          <>
            <SkipButton problem={problem} />
            <UpdateButton problem={problem} />
          </>
        }
      >
        <p>{text("problem.changedThereText")}</p>
      </Problem>
    );
  }
  if (problem.reason === "GONE_THERE") {
    return (
      <Problem
        title={text("problem.gone", { entry, name })}
        actions={
          <>
            <SkipButton problem={problem} />
            <AgainButton problem={problem} words="problem.post" />
          </>
        }
      >
        <p>{text("problem.goneText")}</p>
      </Problem>
    );
  }
  if (problem.reason === "NO_PERMISSION") {
    return (
      <Problem
        title={text("problem.permission", { company })}
        actions={
          <>
            <AgainButton problem={problem} kind="default" />
            <SignInButton id={id}>{text("connect.again")}</SignInButton>
          </>
        }
      >
        <p>{text("problem.permissionText", { entry })}</p>
      </Problem>
    );
  }
  const isSilent = problem.reason === "NO_ANSWER";
  return (
    <Problem
      title={text(isSilent ? "problem.noAnswer" : "problem.invalid", { entry, name })}
      actions={
        <>
          <SkipButton problem={problem} />
          <AgainButton problem={problem} />
        </>
      }
    >
      <p>{isSilent ? text("problem.noAnswerText") : problem.problem}</p>
    </Problem>
  );
}

function SkipButton({ problem }: { problem: PostingProblem }) {
  const { date, kind } = problem;
  const [skip, isSkipping] = useBooksChange(skipEntryMutation);
  return (
    <Button
      isBusy={isSkipping}
      onClick={() => void skip({ date, kind }, text("problem.skipped", { entry: entryWords(problem) }))}
    >
      {text("problem.skip")}
    </Button>
  );
}

type AgainButtonProps = {
  problem: PostingProblem;
  kind?: "primary" | "default";
  words?: "problem.again" | "problem.post";
};

function AgainButton({ problem, kind: look = "primary", words = "problem.again" }: AgainButtonProps) {
  const { date, kind } = problem;
  const [again, isTrying] = useBooksChange(tryEntryAgainMutation);
  return (
    <Button
      kind={look}
      isBusy={isTrying}
      onClick={() => void again({ date, kind }, text("problem.sending", { entry: entryWords(problem) }))}
    >
      {text(words)}
    </Button>
  );
}

function UpdateButton({ problem }: { problem: PostingProblem }) {
  const { date, kind } = problem;
  const [resend, isSending] = useBooksChange(resendEntryMutation);
  return (
    <Button
      kind="primary"
      isBusy={isSending}
      onClick={() => void resend({ date, kind }, text("problem.sending", { entry: entryWords(problem) }))}
    >
      {text("problem.update")}
    </Button>
  );
}

/** `Fri, Nov 20, Cost of goods`. */
function entryWords({ date, kind }: PostingProblem): string {
  return text("entry.name", { date: dayWords(date), kind: text(`kind.${kind}`) });
}
