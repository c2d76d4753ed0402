import { useNavigate } from "@tanstack/react-router";
import { addDays, daysBetween } from "#common/business-date.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { Rule } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { PlanSentence, useBackfillPlan } from "./setup/backfill-plan.tsx";
import { startBackfillMutation } from "./bookkeeping-changes.queries.ts";
import { text } from "./bookkeeping-text.ts";
import { mostDaysBack } from "./setup/start-dates.ts";
import { booksQueries } from "./use-books-change.ts";
import type { BooksConnection } from "./use-books-change.ts";

type Dates = { from: string | null; to: string | null };

const inOrder: Rule = {
  isMet: (_value, { from, to }) => typeof from !== "string" || typeof to !== "string" || from <= to,
  message: () => text("backfill.order"),
};

const aYear: Rule = {
  isMet: (_value, { from, to }) =>
    typeof from !== "string" || typeof to !== "string" || daysBetween(from, to) <= mostDaysBack,
  message: () => text("start.tooEarly"),
};

/** Which past days to send, with what that would do before it is done. */
export function BackfillDialog({ connection }: { connection: BooksConnection }) {
  const { store, today } = connection;
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const [start] = useChange(startBackfillMutation);
  const close = () => void navigate({ search: (search) => ({ ...search, backfill: undefined }), replace: true });
  const yesterday = addDays(today, -1);
  const form = useForm<Dates>({
    initial: { from: `${yesterday.slice(0, 4)}-01-01`, to: yesterday },
    fields: {
      from: { label: text("backfill.from"), rules: [required, inOrder, aYear] },
      to: { label: text("backfill.to"), rules: [required] },
    },
    guardsChanges: false,
    save: ({ from, to }) =>
      start({ id: newId(), from: from ?? "", to: to ?? "" }, { refetches: booksQueries, waitsForRefetch: true }),
    onSaved: () => {
      showSnackbar({ text: text("backfill.started"), color: "good" });
      close();
    },
  });
  const { from, to } = form.values;
  const values = { from, to };
  const range =
    from !== null && to !== null && inOrder.isMet(from, values) && aYear.isMet(from, values) ? { from, to } : null;
  const plan = useBackfillPlan(connection, range);
  const toSend = plan.status === "ready" ? plan.data.backfillPlan.toSend + plan.data.backfillPlan.alreadyThere : 0;
  return (
    <FormDialog
      form={form}
      title={text("backfill.title", { store })}
      save={toSend === 0 ? text("backfill.doNone") : text("backfill.do", { count: toSend })}
      isDisabled={range !== null && plan.status === "ready" && toSend === 0}
      onClose={close}
    >
      <p>{text("backfill.text")}</p>
      <DateField {...form.field("from")} today={today} last={yesterday} />
      <DateField {...form.field("to")} today={today} last={yesterday} />
      <div aria-live="polite">{range !== null && <PlanSentence connection={connection} plan={plan} />}</div>
    </FormDialog>
  );
}
