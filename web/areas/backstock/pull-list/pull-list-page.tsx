import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { FloorOrStore } from "./floor-or-store.tsx";
import { NoSections } from "./no-sections.tsx";
import { PrintedPullList } from "./printed-pull-list.tsx";
import { PullBins } from "./pull-bins.tsx";
import { PullListMenu } from "./pull-list-menu.tsx";
import { pullListQuery } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { SectionList } from "./section-list.tsx";
import classes from "./pull-list.module.css";

/** Which bins to bring to the floor now, and why; and how full its sections are. */
export function PullListPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(pullListQuery, { live: ["Backstock", "BackstockSection", "daily-report"] });
  const found = read.status === "ready" ? read.data.pullList : null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <span data-no-print>
          <PullListMenu />
        </span>
      </header>
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {found?.sections.length === 0 && (
        <Card>
          <NoSections />
        </Card>
      )}
      {found !== null && found.sections.length > 0 && (
        <>
          <div className={classes.columns}>
            <PullBins list={found} />
            <div className={classes.beside}>
              <SectionList list={found} />
              <FloorOrStore />
            </div>
          </div>
          <PrintedPullList list={found} />
        </>
      )}
    </div>
  );
}
