import { IconCheck, IconLock } from "@tabler/icons-react";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { formatDate } from "#common/date-format.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { setupSteps } from "#web/areas/automations/bookkeeping/bookkeeping-search.ts";
import type { SetupStep } from "#web/areas/automations/bookkeeping/bookkeeping-search.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { ClassStep, CompanyStep } from "./company-steps.tsx";
import { MappingStep } from "./mapping-step.tsx";
import {
  countMapped,
  firstOpenStep,
  isMappingStep,
  isStepDone,
  kindOfStep,
  mayOpen,
  nextStep,
} from "./setup-progress.ts";
import { ReviewStep } from "./review-step.tsx";
import { StartStep } from "./start-step.tsx";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import classes from "./wizard.module.css";

/** From a sign-in to posting, a step at a time: the steps beside at the counter, their number on a phone. */
export function SetupWizard({ connection }: { connection: BooksConnection }) {
  const { step: namedStep, start } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { books } = connection;
  const step = namedStep !== undefined && mayOpen(namedStep, books, start) ? namedStep : firstOpenStep(books, start);
  const isPhone = useIsPhone();
  const frame = useStepFocus(step);
  const isActive = books.integration.activatedAt !== null;
  const shown: readonly SetupStep[] = isActive
    ? setupSteps.filter((name) => name === "class" || isMappingStep(name))
    : setupSteps;
  return (
    <div className={classes.wizard}>
      {isPhone ? (
        <p className={classes.place}>
          {text("steps.place", { step: shown.indexOf(step) + 1, count: shown.length })}
          <span aria-hidden="true">
            <i style={{ width: `${((shown.indexOf(step) + 1) / shown.length) * 100}%` }} />
          </span>
        </p>
      ) : (
        <StepRail connection={connection} steps={shown} current={step} />
      )}
      <div ref={frame} className={classes.step}>
        <Step connection={connection} step={step} />
      </div>
    </div>
  );
}

/** A step that follows another begins at its heading, for the eye and for the ear. */
function useStepFocus(step: SetupStep) {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  useEffect(
    function goToHeading() {
      if (previous.current !== step) {
        previous.current = step;
        frame.current?.querySelector<HTMLElement>("h2")?.focus();
        window.scrollTo(0, 0);
      }
    },
    [step],
  );
  return frame;
}

type StepProps = { connection: BooksConnection; step: SetupStep };

function Step({ connection, step }: StepProps) {
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const isActive = connection.books.integration.activatedAt !== null;
  const goOn = () => {
    // Of a service that is active one step is changed at a time.
    const next = isActive ? undefined : nextStep(step);
    void navigate({ search: (search) => ({ ...search, step: next }) });
  };
  if (isMappingStep(step)) {
    const { accountsReadAt = "" } = connection.books.settings ?? {};
    return <MappingStep key={`${step} ${accountsReadAt}`} connection={connection} step={step} onDone={goOn} />;
  }
  switch (step) {
    case "company":
      return <CompanyStep connection={connection} onDone={goOn} />;
    case "class":
      return <ClassStep connection={connection} onDone={goOn} />;
    case "start":
      return <StartStep connection={connection} onDone={goOn} />;
    case "review":
      return <ReviewStep connection={connection} />;
  }
}

type StepRailProps = { connection: BooksConnection; steps: readonly SetupStep[]; current: SetupStep };

function StepRail({ connection, steps, current }: StepRailProps) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { start } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { books, name, store } = connection;
  return (
    <nav className={classes.rail} aria-label={text("steps.label", { store })}>
      <ol>
        {steps.map((step, index) => {
          const isDone = isStepDone(step, books, start) && step !== current;
          const sign = <i data-done={isDone || undefined}>{isDone ? <IconCheck size={15} /> : index + 1}</i>;
          const words = (
            <span>
              <b>{text(`step.${step}`)}</b>
              <small>{stepDetail(step, connection, start)}</small>
            </span>
          );
          return (
            <li key={step}>
              {mayOpen(step, books, start) ? (
                <Link
                  to="/s/$storeId/settings/automations/bookkeeping/$integration"
                  params={{ storeId, integration }}
                  search={{ step, start }}
                  aria-current={step === current ? "step" : undefined}
                >
                  {sign}
                  {words}
                </Link>
              ) : (
                <span className={classes.ahead}>
                  {sign}
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {books.integration.activatedAt === null && (
        <p>
          <IconLock size={16} aria-hidden="true" />
          {text("steps.nothing", { name })}
        </p>
      )}
    </nav>
  );
}

/** What is known of a step already. */
function stepDetail(step: SetupStep, { books }: BooksConnection, start: string | undefined): string {
  if (isMappingStep(step)) {
    return text("steps.lines", countMapped(books, kindOfStep[step]));
  }
  switch (step) {
    case "company":
      return books.settings?.companyName ?? "";
    case "class":
      return books.usesClasses === false ? text("steps.noClasses") : books.integration.placeName;
    case "start":
      return start === undefined ? "" : formatDate(start);
    case "review":
      return "";
  }
}
