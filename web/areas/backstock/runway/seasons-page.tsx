import { Page } from "#web/ui/page/page.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { FillBinLink } from "#web/areas/backstock/fill-bin-link.tsx";
import { StockPicture } from "#web/areas/backstock/aging/stock-picture.tsx";
import { text } from "./runway-text.ts";
import { stockAndSeasonsQuery } from "./runway.queries.ts";
import type { SeasonRunway } from "./runway.queries.ts";
import classes from "./runway.module.css";

/** The backstock, and whether its seasonal part reaches the floor in time. */
export function SeasonsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(stockAndSeasonsQuery, { live: ["Backstock", "BackstockCategory"] });
  const stock = read.status === "ready" ? read.data : null;
  const rows = (stock?.backstockReport ?? []).map(({ categoryName, bins, ages }) => ({
    categoryName,
    bins,
    counts: ages.map((cell) => cell.bins),
  }));
  const bands = stock?.backstockReport[0]?.ages.map(({ age }) => age) ?? [];
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {stock !== null && (
        <>
          <Card title={text("runway.title")} hasPadding={false}>
            {stock.seasonRunway.length === 0 && (
              <EmptyState
                title={text("empty.title")}
                text={text("empty.text")}
                action={rows.length > 0 && <FillBinLink storeId={storeId} />}
              />
            )}
            <ul className={classes.list}>
              {stock.seasonRunway.map((runway) => (
                <RunwayLine key={`${runway.categoryId} ${runway.season}`} runway={runway} />
              ))}
            </ul>
            {stock.seasonRunway.length > 0 && <p className={classes.note}>{text("runway.note")}</p>}
          </Card>
          <Card
            title={text("stock.title")}
            aside={
              <Link to="/s/$storeId/reports/backstock" params={{ storeId }} className={classes.report}>
                {text("stock.report")}
              </Link>
            }
          >
            {rows.length === 0 ? (
              <EmptyState
                title={text("noStock.title")}
                text={text("noStock.text")}
                action={<FillBinLink storeId={storeId} />}
              />
            ) : (
              <StockPicture rows={rows} bands={bands} />
            )}
          </Card>
        </>
      )}
    </Page>
  );
}

type Advice = NonNullable<SeasonRunway["advice"]>;

const tones: Record<Advice, Tone> = {
  ON_TRACK: "good",
  PULL_FASTER: "warn",
  TRANSFER: "warn",
  MARK_DOWN: "bad",
  STORE_FOR_NEXT_YEAR: "neutral",
};

/** One category and season in a sentence, with a suggested action. */
function RunwayLine({ runway }: { runway: SeasonRunway }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const { categoryId, categoryName, advice } = runway;
  return (
    <li>
      <Link to="/s/$storeId/backstock" params={{ storeId }} search={{ category: categoryId }} className={classes.name}>
        {categoryName}
      </Link>
      <p>{sentenceOf(runway)}</p>
      {advice !== null && (
        <span className={classes.advice}>
          <Badge tone={tones[advice]}>{adviceText(advice, runway)}</Badge>
          {advice === "TRANSFER" && can("backstock:transfer") && (
            <Link to="/s/$storeId/backstock/transfers" params={{ storeId }} search={{ send: true }}>
              {text("send.do")}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}

/** `23 winter bins left, you pull 2.5 a week, the season ends in 4 weeks: 13 will not make it.` */
function sentenceOf(runway: SeasonRunway): string {
  const { bins: count, isRunning, days, leftOver, pullsPerWeek } = runway;
  const season = seasonText(runway.season);
  if (!isRunning) {
    return text("waits", { count, season, date: formatDate(runway.startsOn) });
  }
  const weeks = days < 14 ? text("days", { count: days }) : text("weeks", { count: Math.round(days / 7) });
  const ending = (leftOver ?? 0) === 0 ? text("ending.0") : text("ending.some", { count: leftOver ?? 0 });
  return text("sentence", { count, season, rate: rateText(pullsPerWeek), weeks, ending });
}

function adviceText(advice: Advice, { neededPerWeek, neededBy }: SeasonRunway): string {
  return text(`advice.${advice}`, { rate: rateText(neededPerWeek), store: neededBy ?? "" });
}

function rateText(rate: number | null): string {
  return formatNumber(rate, rate === null || Number.isInteger(rate) ? 0 : 1);
}

function seasonText(season: string): string {
  const seasonName = (["SS", "FW", "holiday"] as const).find((name) => name === season) ?? "FW";
  return text(`season.${seasonName}`);
}
