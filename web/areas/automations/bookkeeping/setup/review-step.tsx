import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PlanSentence, useBackfillPlan } from "./backfill-plan.tsx";
import {
  activateBookkeepingMutation,
  startBackfillMutation,
} from "#web/areas/automations/bookkeeping/bookkeeping-changes.queries.ts";
import type { SetupStep } from "#web/areas/automations/bookkeeping/bookkeeping-search.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { pastRange, postingStart } from "./start-dates.ts";
import { StepFooter } from "./step-footer.tsx";
import { useBooksChange } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import classes from "./wizard.module.css";

/** All that was chosen, once more, with the store's name: from here on entries are in the company's books. */
export function ReviewStep({ connection }: { connection: BooksConnection }) {
  const { id, name, store, books, today } = connection;
  const { start = today } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const [activate, isActivating] = useBooksChange(activateBookkeepingMutation);
  const [backfill, isStarting] = useBooksChange(startBackfillMutation);
  const dates = { today, sampleDate: books.sampleDate };
  const past = pastRange(start, dates);
  const plan = useBackfillPlan(connection, past);
  const company = books.settings?.companyName ?? "";
  const finish = async () => {
    const startDate = postingStart(start, dates);
    if (!(await activate({ id, startDate }, text("review.done", { store, name })))) {
      return;
    }
    if (past !== null) {
      await backfill({ id: newId(), ...past });
    }
    void navigate({ search: {} });
  };
  const className = books.usesClasses === true ? books.integration.placeName : text("steps.noClasses");
  return (
    <section className={classes.card} aria-labelledby="step-title">
      <div className={classes.body}>
        <h2 id="step-title" tabIndex={-1}>
          {text("review.title", { store, company })}
        </h2>
        <dl className={classes.review}>
          <ReviewLine name={text("review.company")} value={company} step="company" />
          <ReviewLine name={text("review.class")} value={className} step="class" />
          <ReviewLine
            name={text("review.accounts")}
            value={text("review.lines", { count: books.lines.length })}
            step="buys"
          />
          <ReviewLine name={text("review.start")} value={formatDate(start)} step="start" />
        </dl>
        <p>{text("review.after", { store, name })}</p>
        {past !== null && (
          <div className={classes.plan}>
            <p>{text("review.past")}</p>
            <PlanSentence connection={connection} plan={plan} />
          </div>
        )}
      </div>
      <StepFooter step="review">
        <Button kind="primary" isBusy={isActivating || isStarting} onClick={() => void finish()}>
          {text("review.do", { store })}
        </Button>
      </StepFooter>
    </section>
  );
}

function ReviewLine({ name, value, step }: { name: string; value: string; step: SetupStep }) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { start } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <Link
          to="/s/$storeId/settings/automations/bookkeeping/$integration"
          params={{ storeId, integration }}
          search={{ step, start }}
          aria-label={`${text("review.change")} ${name}`}
        >
          {text("review.change")}
        </Link>
      </dd>
    </div>
  );
}
