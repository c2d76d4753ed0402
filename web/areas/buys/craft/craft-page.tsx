import { IconEye, IconListDetails } from "@tabler/icons-react";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { addDays } from "#common/business-date.ts";
import { fewestBuys, fewestPieces } from "#common/buys/real-differences.ts";
import { formatDateRange } from "#common/date-format.ts";
import { formatWholePercent } from "#common/percent.ts";
import { useBuyingGuard } from "#web/areas/buys/guard/use-buying-guard.ts";
import { GoalBars } from "#web/areas/reports/shared/buying-goal/goal-bars.tsx";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ViewLinks } from "#web/ui/controls/view-links.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { StepBar } from "#web/ui/page/step-bar.tsx";
import { DeclinedCard, ReasonsCard } from "./craft-cards.tsx";
import { craftViews } from "./craft-search.ts";
import type { CraftSearch, CraftView } from "./craft-search.ts";
import { text } from "./craft-text.ts";
import { groupName, nameOf, realShares, shareName, shareText, soldText, spanOf, standingOf } from "./craft-words.ts";
import { buyerCraftQuery, craftDetailQuery } from "./craft.queries.ts";
import type { Comparison, Craft, CraftDetail } from "./craft.queries.ts";
import { GroupList } from "./group-list.tsx";
import { HoursOfDay } from "./hour-chart.tsx";
import { SecondLookCard } from "./second-look-card.tsx";
import { ShareTable } from "./share-table.tsx";
import classes from "./craft.module.css";

/** Who takes what, and where that differs for real: for coaching, so buyers stand A to Z and are never ranked. */
export function CraftPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/buyer_craft" });
  const read = useRead(buyerCraftQuery, { variables: { date: search.d ?? null }, live: ["business-date"] });
  const craft = read.status === "ready" ? read.data.buyerCraft : null;
  const full = useBuyingGuard()?.full ?? [];
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      period={craft !== null && <WeeksBar craft={craft} search={search} />}
      tabs={<CraftViews search={search} />}
      actions={
        <ButtonLink to="/s/$storeId/reports/buylog" params={{ storeId }} icon={<IconListDetails size={18} />}>
          {text("log")}
        </ButtonLink>
      }
    >
      {craft !== null && <PrintedHead beside={formatDateRange(craft)} />}
      <GoalBars full={full} />
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {craft !== null && <CraftBody craft={craft} search={search} />}
    </Page>
  );
}

function WeeksBar({ craft: { from, to, today }, search }: { craft: Craft; search: CraftSearch }) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/buyer_craft" });
  const next = addDays(to, 92);
  const goTo = (d: string | undefined) =>
    void navigate({ search: { ...search, d, buyer: undefined }, resetScroll: false });
  return (
    <StepBar
      previous={{ label: text("bar.previous"), onStep: () => goTo(from) }}
      next={{
        label: text("bar.next"),
        onStep: () => goTo(next >= today ? undefined : next),
        isDisabled: addDays(to, 1) >= today,
      }}
      shown={formatDateRange({ from, to })}
    />
  );
}

function CraftViews({ search }: { search: CraftSearch }) {
  const { by = "category" } = search;
  return (
    <ViewLinks label={text("tab.label")}>
      {craftViews.map((view) => (
        <Link
          key={view}
          from="/s/$storeId/reports/buyer_craft"
          to="."
          search={{ d: search.d, by: view === "category" ? undefined : view }}
          replace
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={view === by ? "page" : undefined}
        >
          {text(`tab.${view}`)}
        </Link>
      ))}
    </ViewLinks>
  );
}

function CraftBody({ craft, search }: { craft: Craft; search: CraftSearch }) {
  const { by = "category" } = search;
  if (craft.source === null) {
    return (
      <Card>
        <EmptyState title={text("empty.title")} text={text("empty.text")} />
      </Card>
    );
  }
  return (
    <>
      {craft.source === "COUNTER" && <p className={classes.note}>{text("note.counter")}</p>}
      {by === "category" ? <Buyers craft={craft} search={search} /> : <Times craft={craft} search={search} view={by} />}
      <p className={classes.soft}>{text("note.how")}</p>
    </>
  );
}

/** Of the categories, the one that was chosen, else the first real difference. */
function Buyers({ craft, search }: { craft: Craft; search: CraftSearch }) {
  const groups = craft.comparisons.filter(({ by }) => by === "BUYER" || by === "CATEGORY");
  const shown =
    groups.find(({ group }) => group === search.category) ??
    groups.find((group) => standingOf(group) === "real") ??
    groups[0];
  if (shown === undefined) {
    return null;
  }
  const buyer = search.buyer ?? realShares(shown)[0]?.key ?? shown.shares[0]?.key ?? "";
  return (
    <div className={classes.columns}>
      <GroupList craft={craft} groups={groups} shown={shown} search={search} />
      <BuyersOfGroup key={shown.group} craft={craft} shown={shown} buyer={buyer} search={search} />
    </div>
  );
}

type BuyersOfGroupProps = { craft: Craft; shown: Comparison; buyer: string; search: CraftSearch };

function BuyersOfGroup({ craft, shown, buyer, search }: BuyersOfGroupProps) {
  const variables = { date: search.d ?? null, category: shown.group, buyer };
  const read = useRead(craftDetailQuery, { variables });
  const detail = read.status === "ready" ? read.data.craftDetail : null;
  const hasPieces = craft.source === "REGISTER";
  const declined = craft.declined.length > 0 && <DeclinedCard bands={craft.declined} />;
  return (
    <div className={classes.main}>
      <Card>
        <Summary craft={craft} shown={shown} />
        <ShareTable
          craft={craft}
          comparison={shown}
          sold={hasPieces ? (detail?.sold ?? []) : null}
          buyer={buyer}
          search={search}
        />
        {hasPieces && detail !== null && <SoldLine craft={craft} shown={shown} buyer={buyer} sold={detail.sold} />}
      </Card>
      <div className={classes.pair}>
        {hasPieces ? (
          <>
            <ReadState read={read} loading={<LoadingState lines={5} />} />
            {detail !== null && <ReasonsCard name={nameOf(craft.buyers, buyer)} reasons={detail.reasons} />}
            <div className={classes.main}>
              <SecondLookCard craft={craft} buyer={buyer} category={shown.group} />
              {declined}
            </div>
          </>
        ) : (
          declined
        )}
      </div>
    </div>
  );
}

type SoldLineProps = { craft: Craft; shown: Comparison; buyer: string; sold: CraftDetail["sold"] };

/** How what a buyer takes sells, where that buyer takes more or fewer for real. */
function SoldLine({ craft, shown, buyer, sold }: SoldLineProps) {
  if (sold.length === 0) {
    return <p className={classes.soft}>{text("note.noSold")}</p>;
  }
  const isDifferent = realShares(shown).some(({ key }) => key === buyer);
  const line = isDifferent ? soldText(craft, sold, buyer) : null;
  return line === null ? null : (
    <p className={classes.sold}>
      <IconEye size={20} aria-hidden="true" />
      {line}
    </p>
  );
}

function Times({ craft, search, view }: { craft: Craft; search: CraftSearch; view: Exclude<CraftView, "category"> }) {
  const shown = craft.comparisons.find(({ by }) => by === view.toUpperCase());
  return (
    <Card>
      {shown === undefined ? (
        <EmptyState title={text("empty.title")} text={text("empty.text")} />
      ) : (
        <>
          <Summary craft={craft} shown={shown} />
          <p className={classes.soft}>{text("year.note")}</p>
          {view === "hour" ? (
            <HoursOfDay craft={craft} comparison={shown} />
          ) : (
            <ShareTable craft={craft} comparison={shown} sold={null} buyer={null} search={search} />
          )}
        </>
      )}
    </Card>
  );
}

/** The one sentence that the comparison comes to. */
function Summary({ craft, shown }: { craft: Craft; shown: Comparison }) {
  const { title, about } = summaryOf(craft, shown);
  return (
    <header className={classes.summary}>
      <div>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <span className={classes.legend} aria-hidden="true">
        <i /> {text("legend.chance")} <u /> {text("legend.others")}
      </span>
    </header>
  );
}

function summaryOf(craft: Craft, shown: Comparison): { title: string; about: string } {
  const [real] = realShares(shown);
  const isOfBuyers = shown.by === "BUYER" || shown.by === "CATEGORY";
  if (real !== undefined && (real.verdict === "FEWER" || real.verdict === "MORE")) {
    const what = shown.by === "BUYER" ? text("sum.whatAll") : text("sum.whatOf", { category: groupName(craft, shown) });
    const words = { name: shareName(craft, shown, real), what };
    const way = real.verdict === "FEWER" ? "fewer" : "more";
    return { title: text(isOfBuyers ? `sum.${way}` : `sum.time.${way}`, words), about: shareText(real) };
  }
  const span = spanOf(shown);
  if (span === null || standingOf(shown) === "few") {
    return { title: text("sum.few"), about: text("sum.fewText", { pieces: fewestPieces, buys: fewestBuys }) };
  }
  const range = { low: formatWholePercent(span.low), high: formatWholePercent(span.high) };
  return { title: text(isOfBuyers ? "sum.chanceTitle" : "sum.time.chance"), about: text("sum.chance", range) };
}
