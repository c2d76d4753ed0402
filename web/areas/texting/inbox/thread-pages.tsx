import { useParams } from "@tanstack/react-router";
import { useEffectEvent, useEffect, useRef, useState } from "react";
import type { OpenTime } from "#common/texting/waited-minutes.ts";
import { textingStatusQuery, textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import type { InboxSearch } from "./inbox-search.ts";
import { text } from "./inbox-text.ts";
import { ThreadRow } from "./thread-row.tsx";
import classes from "./inbox.module.css";

const pageSize = 50;

type ThreadPagesProps = { search: InboxSearch; openId: string | null };

/** As many pages as were asked for, each live. */
export function ThreadPages({ search, openId }: ThreadPagesProps) {
  return <ThreadPage search={search} openId={openId} after={null} />;
}

/** A page and, once it was asked for, the next one below it: it begins where this one ends now. */
function ThreadPage({ search, openId, after }: ThreadPagesProps & { after: string | null }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const now = useNow();
  const openTimes = useOpenTimes();
  const [isFurther, setIsFurther] = useState(false);
  const filter = JSON.stringify({ filter: search.filter, text: search.q });
  const variables = { first: pageSize, filter, ...(after !== null && { after }) };
  const previous = useRef(variables);
  const read = useRead(textThreadsQuery, {
    variables,
    live: ["TextThread", "Buy", "Customer"],
    // While the edge above moves, the rows stay.
    standIn: (readCached) => readCached(previous.current),
  });
  const remember = useEffectEvent((shownAfter: string | null) => {
    previous.current = { first: pageSize, filter, ...(shownAfter !== null && { after: shownAfter }) };
  });
  const isReady = read.status === "ready";
  useEffect(
    function keepShownRows() {
      if (isReady) {
        remember(after);
      }
    },
    [after, isReady],
  );
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<LoadingState lines={after === null ? 8 : 2} />} />;
  }
  const { edges, pageInfo } = read.data.textThreads;
  if (edges.length === 0 && after === null) {
    return <NoThreads search={search} />;
  }
  return (
    <>
      <ul>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ThreadRow
              thread={node}
              isOpen={node.id === openId}
              search={search}
              storeId={storeId}
              now={now}
              openTimes={openTimes}
            />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && !isFurther && (
        <div className={classes.more}>
          <Button isWide onClick={() => setIsFurther(true)}>
            {text("more")}
          </Button>
        </div>
      )}
      {pageInfo.hasNextPage && isFurther && pageInfo.endCursor !== null && (
        <ThreadPage search={search} openId={openId} after={pageInfo.endCursor} />
      )}
    </>
  );
}

/** Until they are read the clock alone counts. */
function useOpenTimes(): OpenTime[] {
  const read = useRead(textingStatusQuery, { live: ["Store"] });
  const times = read.status === "ready" ? read.data.textingStatus.openTimes : [];
  return times.map(({ opensAt, closesAt }) => ({ opensAt: new Date(opensAt), closesAt: new Date(closesAt) }));
}

function NoThreads({ search: { filter = "all", q } }: { search: InboxSearch }) {
  const key = q === undefined ? (`empty.${filter}` as const) : "empty.search";
  return <EmptyState title={text(key)} text={text(`${key}Text`)} />;
}
