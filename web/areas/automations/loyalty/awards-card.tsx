import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { AwardPoints, AwardStateWords } from "#web/areas/automations/shared/award-words.tsx";
import { loyaltyAwardsQuery } from "./loyalty.queries.ts";
import type { LoyaltyAward } from "./loyalty.queries.ts";
import { awardFilters, loyaltySearch } from "./loyalty-search.ts";
import classes from "./loyalty.module.css";
import { text } from "./loyalty-text.ts";

const rowsOfPage = 25;
const route = "/s/$storeId/settings/automations/loyalty/$integration";

/** Every transaction with what became of its points, and why. */
export function AwardsCard() {
  const { state } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const variables = { first: rowsOfPage, state: state ?? null };
  const read = useRead(loyaltyAwardsQuery, { variables, live: ["Integration"] });
  const list = read.status === "ready" ? read.data.loyaltyAwards : null;
  return (
    <Card
      title={text("awards.title")}
      aside={
        <BareSelect
          label={text("awards.filter")}
          value={state ?? ""}
          options={[
            { value: "", label: text("awards.all") },
            ...awardFilters.map((each) => ({ value: each, label: text(`state.${each}`) })),
          ]}
          onChange={(next) =>
            void navigate({ search: loyaltySearch({ state: next }), replace: true, resetScroll: false })
          }
        />
      }
      hasPadding={false}
    >
      <ReadState read={read} />
      {list !== null && list.edges.length === 0 && (
        <EmptyState
          title={text(state === undefined ? "awards.none" : "awards.noneFiltered")}
          text={state === undefined ? text("awards.noneText") : ""}
        />
      )}
      {list !== null && list.edges.length > 0 && (
        <>
          <AwardRows awards={list.edges.map(({ node }) => node)} />
          {list.totalItems > rowsOfPage && (
            <ShowMore
              shown={list.edges.length}
              totalItems={list.totalItems}
              step={rowsOfPage}
              onShowMore={() => void read.more({ ...variables, after: list.pageInfo.endCursor })}
            />
          )}
        </>
      )}
    </Card>
  );
}

const heads = ["when", "what", "customer", "base", "points", "state"] as const;
const numbers: ReadonlySet<string> = new Set(["base", "points"]);

function AwardRows({ awards }: { awards: readonly LoyaltyAward[] }) {
  const { storeId } = useParams({ from: route });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <table className={classes.rows} aria-label={text("awards.title")}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" data-number={numbers.has(head) || undefined}>
              {text(`awards.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {awards.map((award) => {
          const at = new Date(award.happenedAt);
          return (
            <tr key={award.id}>
              <td title={formatInstantDate(at, timeZone)}>
                {`${formatDayOfMonth(localTimeAt(at, timeZone).date)}, ${formatTime(at, timeZone)}`}
              </td>
              <td>{text(`kind.${award.kind}`, { number: award.number })}</td>
              <td data-label={text("awards.customer")}>
                {award.customerId === null ? (
                  (award.customerName ?? text("facts.never"))
                ) : (
                  <Link
                    to="/s/$storeId/customers/detail/show/$customerId"
                    params={{ storeId, customerId: award.customerId }}
                    search={{ tab: "loyalty" }}
                  >
                    {award.customerName ?? text("awards.customer")}
                  </Link>
                )}
              </td>
              <td data-number data-label={text("awards.base")}>
                {formatMoney(award.base)}
              </td>
              <td data-number data-label={text("awards.points")}>
                <AwardPoints award={award} />
              </td>
              <td>
                <AwardStateWords award={award} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
