import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { addDays } from "#common/business-date.ts";
import { formatNumber } from "#common/number-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { FilterSheet } from "#web/ui/table/filter-sheet.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { tableStateFrom } from "#web/ui/table/table-search.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { useLastKnown } from "#web/ui/use-last-known.ts";
import { RegisterMenu } from "./register-menu.tsx";
import { registerHeaders, RegisterTable } from "./register-table.tsx";
import type { SecondHandSearch } from "./second-hand-search.ts";
import { text } from "./second-hand-text.ts";
import { secondHandRegisterQuery, secondHandRulesQuery } from "./second-hand.queries.ts";
import type { SecondHandRegister } from "./second-hand.queries.ts";
import classes from "./second-hand.module.css";

/** Two months: what most rules still ask about. */
const usualDays = 60;

/** The numbered register of what second-hand rules are about. Dates and page are in the address. */
export function SecondHandPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/second_hand" });
  const state = tableStateFrom(search);
  const rows = useShownRows(state);
  const variables = {
    ...pageRequest(state, { count: rows.count, headers: registerHeaders }),
    from: search.from ?? null,
    to: search.to ?? null,
  };
  const read = useRead(secondHandRegisterQuery, {
    variables,
    live: ["SecondHandEntry", "SecondHandDetails", "Buy", "pos-buy"],
  });
  const register = read.status === "ready" ? read.data.secondHandRegister : null;
  const shown = useLastKnown(register);
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={
        shown !== null && (
          <>
            <ButtonLink to="/s/$storeId/buys/settings/second_hand" params={{ storeId }}>
              {text("rules")}
            </ButtonLink>
            <RegisterMenu
              from={search.from ?? addDays(shown.today, -usualDays)}
              to={search.to ?? shown.today}
              counts={shown.counts}
            />
          </>
        )
      }
    >
      {shown !== null && shown.counts.lastNumber > 0 && <DateFilter search={search} today={shown.today} />}
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {register !== null && <RegisterBody register={register} search={search} rows={rows} storeId={storeId} />}
    </Page>
  );
}

type BodyProps = {
  register: SecondHandRegister;
  search: SecondHandSearch;
  rows: ReturnType<typeof useShownRows>;
  storeId: number;
};

function RegisterBody({ register, search, rows, storeId }: BodyProps) {
  if (register.counts.lastNumber === 0) {
    return <NoRegister storeId={storeId} />;
  }
  return (
    <>
      <RegisterTotals counts={register.counts} />
      {register.totalItems === 0 ? (
        <Card>
          <EmptyState title={text("empty.title")} text={text("empty.text")} />
        </Card>
      ) : (
        <RegisterTable register={register} search={search} rows={rows} storeId={storeId} />
      )}
    </>
  );
}

/** A store without rules has nothing to register; one whose rules are new waits for its first buy. */
function NoRegister({ storeId }: { storeId: number }) {
  const read = useRead(secondHandRulesQuery, { live: ["SecondHandRule"] });
  const may = useCan()("buys:settings");
  const hasRules = read.status === "ready" && read.data.secondHandRules.some(({ isActive }) => isActive);
  return (
    <Card>
      <EmptyState
        title={text(hasRules ? "empty.title" : "off.title")}
        text={text(hasRules ? "empty.text" : "off.text")}
        action={
          may && (
            <ButtonLink to="/s/$storeId/buys/settings/second_hand" params={{ storeId }}>
              {text(hasRules ? "empty.rules" : "off.add")}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

function RegisterTotals({ counts }: { counts: SecondHandRegister["counts"] }) {
  const figures = [
    { name: "entries", value: counts.rows, made: text("total.entriesMade", { last: formatNumber(counts.lastNumber) }) },
    { name: "held", value: counts.heldNow, made: text("total.heldMade") },
    { name: "unreported", value: counts.unreported, made: text("total.unreportedMade") },
    { name: "void", value: counts.voided, made: text("total.voidMade") },
  ] as const;
  return (
    <div className={classes.totals}>
      {figures.map(({ name, value, made }) => (
        <Figure key={name} label={text(`total.${name}`)} value={formatNumber(value)} explanation={made} />
      ))}
    </div>
  );
}

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

/** The first and the last day; a new choice starts at the first page. */
function DateFilter({ search, today }: { search: SecondHandSearch; today: string }) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/second_hand" });
  const [cleared, setCleared] = useState(0);
  const go = (dates: Pick<SecondHandSearch, "from" | "to">) =>
    void navigate({ search: { ...dates, size: search.size, sort: search.sort }, replace: true });
  const { from, to } = search;
  const clear = () => {
    go({});
    setCleared(cleared + 1);
  };
  return (
    <FilterSheet key={cleared} count={[from, to].filter((date) => date !== undefined).length} onClear={clear}>
      <search className={classes.fields} aria-label={text("title")}>
        {(["from", "to"] as const).map((name) => (
          <DateField
            {...plain}
            key={name}
            name={name}
            label={text(name)}
            value={search[name] ?? null}
            today={today}
            last={today}
            onChange={(date) => go({ from, to, [name]: date ?? undefined })}
          />
        ))}
      </search>
    </FilterSheet>
  );
}
