import type { PosCapabilities } from "#common/pos/pos-capabilities.ts";
import { isSalesMap, type ExportMap, type SalesMap } from "./export-map.ts";

/** What a point of sale that is only read gives: what the maps of its files or queries name. Nothing is sent to it. */
export function mapCapabilities(maps: readonly ExportMap[]): PosCapabilities {
  const sales = maps.filter(isSalesMap);
  const has = (...kinds: ExportMap["kind"][]) => maps.some(({ kind }) => kinds.includes(kind));
  const linesAlone = maps.some((map) => map.kind === "buyLines" && map.columns.customer !== undefined);
  return {
    takesCheckIns: false,
    givesItemLines: has("ticketLines"),
    givesTenders: sales.some(namesTenders),
    givesCouponNumbers: sales.some(({ columns }) => columns.coupon !== undefined),
    givesCustomers: has("customers"),
    givesEmployees: has("employees"),
    givesBuys: has("buys") || linesAlone,
    givesBuyLines: has("buyLines") && (has("buys") || linesAlone),
    givesDayCloses: has("dayCloses"),
  };
}

/** Before there is a mapping nothing is known but that no message reaches the point of sale. */
export const unmappedCapabilities: PosCapabilities = { takesCheckIns: false };

function namesTenders(map: SalesMap): boolean {
  return Object.keys(map.tenders).length > 0 || (map.kind === "tickets" && map.columns.tender !== undefined);
}
