import type { PosCapability, StoreCapabilities } from "#common/pos/pos-capabilities.ts";
import type { ReportColumn } from "./columns.ts";

/** What a register must give for a figure to mean anything. The rest is made of sales, or of what people do here. */
const needs: Partial<Record<ReportColumn, PosCapability>> = {
  piecesEach: "givesItemLines",
  piecePrice: "givesItemLines",
  itemsSold: "givesItemLines",
  buys: "givesBuys",
  buysPassed: "givesBuys",
  buyAmount: "givesBuys",
  avgBuy: "givesBuys",
  avgWaitMinutes: "givesBuys",
  medianWaitMinutes: "givesBuys",
  tradePct: "givesBuys",
  itemsBought: "givesBuyLines",
};

type Values = Partial<Record<ReportColumn, number | null>>;

/**
 * The figures that the registers of a store cannot give and that no day has, from before them or from a file. A column of
 * zeros or dashes would look like a bad week.
 */
export function leftOutColumns(
  columns: readonly ReportColumn[],
  { capabilities, days }: { capabilities: StoreCapabilities; days: readonly Values[] },
): ReportColumn[] {
  return columns.filter((column) => {
    const need = needs[column];
    return need !== undefined && !capabilities[need] && days.every((day) => !day[column]);
  });
}
