import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { formatDateRange, formatDayOfMonth } from "#common/date-format.ts";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useLongerRead } from "#web/platform/graphql/use-longer-read.ts";
import { useChangesOfStores } from "#web/platform/realtime/store-changes.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { text } from "./compare-text.ts";
import { compareStoresQuery } from "./compare.queries.ts";
import type { StoresComparison } from "./compare.queries.ts";
import { CompareTable } from "./compare-table.tsx";
import { ComparedRowsDialog } from "./compared-rows-dialog.tsx";
import { verdicts } from "./compare-words.ts";
import classes from "./compare.module.css";

const step = 25;

/** The stores of a person on the days that all of them traded; a name only for a gap that chance does not make. */
export function CompareView() {
  const { storeId } = useParams({ from: "/s/$storeId/stores" });
  const { measure, daysOf } = useSearch({ from: "/s/$storeId/stores" });
  const navigate = useNavigate({ from: "/s/$storeId/stores" });
  const [first, setFirst] = useState(step);
  const read = useLongerRead(compareStoresQuery, { first });
  const comparison = read.status === "ready" ? read.data.compareStores : null;
  useChangesOfStores(
    // As many as a page of them; figures of the days that count rarely change.
    (comparison?.stores ?? []).slice(0, step).map((store) => Number(store.storeId)),
    reportRecords,
    read.again,
  );
  if (comparison === null) {
    return (
      <Card>
        <ReadState read={read} loading={<LoadingState lines={6} />} />
      </Card>
    );
  }
  return (
    <>
      {comparison.dayCount === 0 ? (
        <NothingToCompare comparison={comparison} storeId={storeId} />
      ) : (
        <Compared comparison={comparison} onShowMore={() => setFirst(first + step)} />
      )}
      {measure !== undefined && daysOf !== undefined && (
        <ComparedRowsDialog
          measure={measure}
          storeId={daysOf}
          to={comparison.to}
          onClose={() =>
            void navigate({
              search: (now) => ({ ...now, measure: undefined, daysOf: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </>
  );
}

function Compared({ comparison, onShowMore }: { comparison: StoresComparison; onShowMore: () => void }) {
  const [first, ...rest] = verdicts(comparison);
  const { stores, storeCount, dayCount, windowDays, from, to } = comparison;
  return (
    <Card hasPadding={false}>
      <div className={classes.verdict}>
        <div>
          <h2>{first ?? text("verdict.none")}</h2>
          <p>{first === undefined ? text("verdict.noneText") : [...rest, text("verdict.rest")].join(" ")}</p>
        </div>
        <Badge tone="neutral">
          {text("days", { count: dayCount, window: windowDays, range: formatDateRange({ from, to }) })}
        </Badge>
      </div>
      <CompareTable comparison={comparison} />
      {storeCount > step && (
        <ShowMore shown={stores.length} totalItems={storeCount} step={step} onShowMore={onShowMore} />
      )}
      <Legend comparison={comparison} />
    </Card>
  );
}

function Legend({ comparison: { leftOut } }: { comparison: StoresComparison }) {
  const days = leftOut.map(({ date, storeNames, isOfAll }) =>
    text("leftOutDay", {
      date: formatDayOfMonth(date),
      stores: isOfAll ? text("everyStore") : storeNames.join(", "),
    }),
  );
  return (
    <div className={classes.legend}>
      <ul aria-hidden="true">
        <li>
          <span className={classes.spreadMark} />
          {text("legend.spread")}
        </li>
        {(["inside", "weak", "strong"] as const).map((tone) => (
          <li key={tone}>
            <span className={classes.mark} data-tone={tone} />
            {text(`legend.${tone}`)}
          </li>
        ))}
      </ul>
      {days.length > 0 && <p>{text("leftOut", { days: days.join(", ") })}</p>}
    </div>
  );
}

function NothingToCompare({ comparison, storeId }: { comparison: StoresComparison; storeId: number }) {
  const { stores, storeCount, neededDays, windowDays } = comparison;
  if (storeCount < 2) {
    return (
      <EmptyState
        title={text("empty.one")}
        text={text("empty.oneText")}
        action={
          <ButtonLink to="/s/$storeId/reports/weekly" params={{ storeId }}>
            {text("empty.oneAct")}
          </ButtonLink>
        }
      />
    );
  }
  const counts = stores
    .map(({ name, dayCount }) => text("empty.fewStore", { store: name, count: dayCount }))
    .join(", ");
  return (
    <EmptyState
      title={text("empty.few")}
      text={text("empty.fewText", { needed: neededDays, window: windowDays, stores: counts })}
    />
  );
}
