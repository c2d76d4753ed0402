import { Link, useParams } from "@tanstack/react-router";
import { StockPicture } from "#web/areas/backstock/aging/stock-picture.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { RunwayLine } from "./runway-line.tsx";
import { text } from "./runway-text.ts";
import { stockAndSeasonsQuery } from "./runway.queries.ts";
import classes from "./runway.module.css";

/** What is in backstock, and whether the seasonal part of it reaches the floor in time. */
export function SeasonsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(stockAndSeasonsQuery, { live: ["Backstock", "BackstockCategory"] });
  const found = read.status === "ready" ? read.data : null;
  const rows = (found?.backstockReport ?? []).map(({ categoryName, bins, ages }) => ({
    categoryName,
    bins,
    counts: ages.map((cell) => cell.bins),
  }));
  const bands = found?.backstockReport[0]?.ages.map(({ age }) => age) ?? [];
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <h1>{text("title")}</h1>
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {found !== null && (
        <>
          <Card title={text("runway.title")} hasPadding={false}>
            {found.seasonRunway.length === 0 && <EmptyState title={text("empty.title")} text={text("empty.text")} />}
            <ul className={classes.list}>
              {found.seasonRunway.map((runway) => (
                <RunwayLine key={`${runway.categoryId} ${runway.season}`} runway={runway} />
              ))}
            </ul>
            {found.seasonRunway.length > 0 && <p className={classes.note}>{text("runway.note")}</p>}
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
              <EmptyState title={text("noStock.title")} text={text("noStock.text")} />
            ) : (
              <StockPicture rows={rows} bands={bands} />
            )}
          </Card>
        </>
      )}
    </div>
  );
}
