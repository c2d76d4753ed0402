import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { floorShortageQuery } from "./floor-shortage.queries.ts";

type FloorShortage = ResultOf<typeof floorShortageQuery>["floorShortage"];

/** What the floor is short of, and what it has too much of; null until it is read. */
export function useFloorShortage(): FloorShortage | null {
  const read = useRead(floorShortageQuery, { live: ["Backstock", "BackstockSection", "daily-report", "BuySettings"] });
  return read.status === "ready" ? read.data.floorShortage : null;
}
