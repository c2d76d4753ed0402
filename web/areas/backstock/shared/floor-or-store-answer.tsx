import { IconBox, IconHanger } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { floorOrStoreQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";
import type { FloorOrStore } from "#web/areas/backstock/pull-list/pull-list.queries.ts";
import { text } from "#web/areas/backstock/pull-list/pull-list-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import classes from "./floor-or-store-answer.module.css";

/** Where fresh goods of a category belong: the floor, or the bin that is being packed. */
export function FloorOrStoreAnswer({ categoryId }: { categoryId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(floorOrStoreQuery, {
    variables: { categoryId },
    live: ["Backstock", "BackstockSection", "daily-report"],
  });
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<LoadingState lines={2} />} />;
  }
  const answer = read.data.floorOrStore;
  const { bin, isForFloor } = answer;
  return (
    <div className={classes.answer} data-floor={isForFloor} aria-live="polite">
      {isForFloor ? <IconHanger aria-hidden="true" /> : <IconBox aria-hidden="true" />}
      <div>
        <strong>{verdictText(answer)}</strong>
        {!isForFloor && <p>{binText(answer)}</p>}
        {!isForFloor && bin !== null && bin.backstockId === null && (
          <Link to="/s/$storeId/backstock/detail/new" params={{ storeId }} search={{ binId: bin.id }}>
            {text("store.fill", { bin: bin.bin })}
          </Link>
        )}
      </div>
    </div>
  );
}

function verdictText({ isForFloor, reason, sectionName, season, missing, categoryName }: FloorOrStore): string {
  const section = sectionName ?? categoryName;
  if (isForFloor) {
    return reason === "missing" && missing !== null
      ? text("store.floor.missing", { section, count: missing })
      : text("store.floor.unknown");
  }
  return reason === "full" ? text("store.full", { section }) : text("store.season", { season: seasonText(season) });
}

function binText({ bin, categoryName }: FloorOrStore): string {
  if (bin === null) {
    return text("store.none");
  }
  return bin.backstockId === null
    ? text("store.empty", { bin: bin.bin })
    : text("store.packing", { bin: bin.bin, category: categoryName });
}

function seasonText(season: string | null): string {
  const known = (["all", "SS", "FW", "holiday"] as const).find((one) => one === season) ?? "all";
  return areaText(`season.${known}`);
}
