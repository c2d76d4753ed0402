import { Link, useParams } from "@tanstack/react-router";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "./aging-text.ts";
import type { AgingRow } from "./aging.queries.ts";

/** The bin that has waited longest; opens it. */
export function OldestBin({ oldest }: Pick<AgingRow, "oldest">) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (oldest === null) {
    return unknownText;
  }
  return (
    <Link to="/s/$storeId/backstock/detail/edit/$backstockId" params={{ storeId, backstockId: oldest.backstockId }}>
      {text("oldest", { bin: oldest.bin, days: text("days", { count: oldest.ageDays }) })}
    </Link>
  );
}
