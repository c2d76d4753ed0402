import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useLongerRead } from "#web/platform/graphql/use-longer-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useChangesOfStores } from "#web/platform/realtime/store-changes.ts";
import { useNow } from "#web/platform/use-now.ts";
import { CompareView } from "#web/areas/reports/compare/compare-view.tsx";
import { StoresPeriod } from "#web/areas/reports/periods/stores-period.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ViewLinks } from "#web/ui/controls/view-links.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import { Figure } from "#web/ui/figures/figure.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./all-stores-text.ts";
import { allStoresQuery } from "./all-stores.queries.ts";
import type { AllStores } from "./all-stores.queries.ts";
import { compText, paceText } from "./store-words.ts";
import { StoreCards } from "./store-cards.tsx";
import { NeedsYou } from "./needs-you.tsx";
import type { StoresSpan } from "./stores-search.ts";
import { StoresMenu } from "./stores-menu.tsx";
import { StoresTable } from "./stores-table.tsx";
import printClasses from "#web/areas/reports/reports.module.css";
import classes from "./all-stores.module.css";

/** What makes a store stand otherwise than a moment ago. */
const storeRecords = [
  "daily-report",
  "DayCounts",
  "business-date",
  "Goal",
  "StoreHours",
  "Shift",
  "Employee",
  "Timecard",
  "Buy",
  "CheckinRequest",
  "ReportAlert",
] as const satisfies readonly RecordKind[];

/** A page of stores: each more is a channel more to listen to. */
const step = 25;

const searchAbove = 8;

const longestSearch = 100;

/** For district managers and owners: their stores side by side, those that need a person on top; today, this week, or compared. */
export function AllStoresPage() {
  const { storeId } = useParams({ from: "/s/$storeId/stores" });
  const { span, q = "" } = useSearch({ from: "/s/$storeId/stores" });
  const [first, setFirst] = useState(step);
  const search = useDeferredValue(q.trim().slice(0, longestSearch));
  const read = useLongerRead(allStoresQuery, { search, first });
  const all = read.status === "ready" ? read.data.allStores : null;
  const today =
    all === null ? (
      <ReadState read={read} loading={<LoadingState lines={8} />} />
    ) : (
      <Today all={all} onChanged={read.again} onShowMore={() => setFirst(first + step)} />
    );
  return (
    <Page
      title={text("title")}
      period={<SpanLinks span={span} />}
      actions={
        <>
          <StartLink all={all} />
          <span data-no-print>
            <StoresMenu span={span} />
          </span>
        </>
      }
    >
      {span === undefined && <PrintedTime />}
      {span === "compare" && <CompareView />}
      {span === "week" && <Week storeId={storeId} />}
      {span === undefined && today}
    </Page>
  );
}

/** On paper only: figures of a running day are of a minute. */
function PrintedTime() {
  const now = useNow();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const words = { date: formatInstantDate(now, timeZone), time: formatTime(now, timeZone) };
  return <p className={printClasses.printed}>{text("printed", words)}</p>;
}

type TodayProps = { all: AllStores; onChanged: () => void; onShowMore: () => void };

function Today({ all, onChanged, onShowMore }: TodayProps) {
  const { q = "" } = useSearch({ from: "/s/$storeId/stores" });
  const isPhone = useIsPhone();
  const { stores, matchCount } = all;
  useChangesOfStores(
    stores.map((store) => Number(store.storeId)),
    storeRecords,
    onChanged,
  );
  return (
    <>
      <Sums all={all} />
      {all.storeCount > searchAbove && <StoreSearch search={q} />}
      <Card hasPadding={false}>
        <StoreList all={all} />
        {matchCount > step && (
          <ShowMore shown={stores.length} totalItems={matchCount} step={step} onShowMore={onShowMore} />
        )}
      </Card>
      {isPhone && <NeedsYou stores={stores} />}
    </>
  );
}

/** Today, the running week, or four weeks compared; each is an address. */
function SpanLinks({ span: shown }: { span: StoresSpan | undefined }) {
  return (
    <ViewLinks label={text("span.label")}>
      {([undefined, "week", "compare"] as const).map((span) => (
        <Link
          key={span ?? "today"}
          from="/s/$storeId/stores"
          search={(now) => ({ q: now.q, span })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={span === shown ? "page" : undefined}
        >
          {text(`span.${span ?? "today"}`)}
        </Link>
      ))}
    </ViewLinks>
  );
}

/** The running week of each store; other weeks stand in the report. */
function Week({ storeId }: { storeId: number }) {
  return (
    <>
      <StoresPeriod kind="week" search={{}} />
      <div>
        <ButtonLink to="/s/$storeId/reports/weekly" params={{ storeId }} search={{ stores: "all" }}>
          {text("span.otherWeeks")}
        </ButtonLink>
      </div>
    </>
  );
}

/** To the store that needs a person first. One act is the first: on a phone that of the matter at the thumb. */
function StartLink({ all }: { all: AllStores | null }) {
  const isPhone = useIsPhone();
  const mostUrgent = all?.mostUrgent ?? null;
  const hasMatterAtThumb = isPhone && all !== null && all.needs > 0;
  if (mostUrgent === null || hasMatterAtThumb) {
    return null;
  }
  return (
    <ButtonLink kind="primary" to="/s/$storeId/daybook/{-$date}" params={{ storeId: Number(mostUrgent.storeId) }}>
      {text("startWith", { store: mostUrgent.name })}
    </ButtonLink>
  );
}

function StoreList({ all: { stores, matchCount, attentionCount } }: { all: AllStores }) {
  const isPhone = useIsPhone();
  if (stores.length === 0) {
    return <p className={classes.none}>{text("none")}</p>;
  }
  return isPhone ? (
    <StoreCards stores={stores} />
  ) : (
    <StoresTable stores={stores} count={matchCount} attentionCount={attentionCount} />
  );
}

function StoreSearch({ search }: { search: string }) {
  const navigate = useNavigate({ from: "/s/$storeId/stores" });
  return (
    <input
      type="search"
      className={fieldClasses.control}
      aria-label={text("search")}
      placeholder={text("search")}
      value={search}
      onChange={(event) => {
        const q = event.target.value;
        void navigate({ search: (now) => ({ ...now, q: q === "" ? undefined : q }), replace: true });
      }}
    />
  );
}

/** All stores together in four figures, each with what it is made of. */
function Sums({ all }: { all: AllStores }) {
  const { storeCount, goal, ahead, compPct, comparedStores, waiting, longestWait, missing, needs } = all;
  const compared = { sales: all.comparedSales, comp: all.comp };
  return (
    <section className={classes.sums}>
      <div>
        <Figure
          label={text("sum.sales", { count: formatNumber(storeCount) })}
          value={all.sales === null ? null : formatWholeMoney(all.sales)}
          beside={goal === null ? undefined : text("sum.of", { goal: formatWholeMoney(goal) })}
          explanation={text("sum.salesMade")}
          size="large"
        />
        {ahead !== null && <p data-tone={ahead < 0 ? "warn" : "good"}>{paceText(ahead)}</p>}
      </div>
      <div>
        <Figure
          label={text("sum.comp")}
          value={compPct === null ? null : compText({ ...compared, compPct })}
          beside={
            compPct === null
              ? undefined
              : text("sum.compFrom", {
                  sales: formatWholeMoney(compared.sales),
                  comp: formatWholeMoney(compared.comp),
                })
          }
          explanation={text("sum.compMade")}
          size="large"
        />
        <p>{comparedStores === 0 ? text("sum.compNone") : text("sum.compStores", { count: comparedStores })}</p>
      </div>
      <div>
        <Figure
          label={text("sum.waiting")}
          value={formatNumber(waiting)}
          explanation={text("sum.waitingMade")}
          size="large"
        />
        {longestWait !== null && (
          <p data-tone={longestWait.urgency === "WAITS" ? "bad" : undefined}>
            {text("sum.longest", { time: formatDuration(longestWait.minutes), store: longestWait.name })}
          </p>
        )}
      </div>
      <div>
        <Figure
          label={text("sum.needs")}
          value={formatNumber(needs)}
          explanation={text("sum.needsMade")}
          size="large"
        />
        {missing > 0 && <p data-tone="warn">{text("sum.missing", { count: missing })}</p>}
      </div>
    </section>
  );
}
