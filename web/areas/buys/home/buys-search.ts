import { isBusinessDate } from "#common/business-date.ts";

const tabs = ["open", "requests", "complete"] as const;
export type BuysTab = (typeof tabs)[number];

export type BuysSearch = {
  /** Open when nothing is said. */
  buysTab?: BuysTab | undefined;
  /** Of the finished buys: the business date; today when nothing is said. */
  d?: string | undefined;
  stage?: string | undefined;
  source?: string | undefined;
  by?: string | undefined;
};

export function readBuysSearch(search: Record<string, unknown>): BuysSearch {
  const text = (name: string) => (typeof search[name] === "string" && search[name] !== "" ? search[name] : undefined);
  const date = text("d");
  const tab = tabs.find((id) => id === search["buysTab"]);
  return {
    buysTab: tab === "open" ? undefined : tab,
    d: isBusinessDate(date) ? date : undefined,
    stage: text("stage"),
    source: text("source"),
    by: text("by"),
  };
}

type Shown = { stage: string; source: string; checkedInBy: string | null; sortedBy: string | null };

/** Whether a buy is one of those that the filters ask for. */
export function fits(buy: Shown, { stage, source, by }: BuysSearch): boolean {
  const isStage = stage === undefined || buy.stage === stage;
  const isSource = source === undefined || buy.source === source;
  return isStage && isSource && (by === undefined || buy.checkedInBy === by || buy.sortedBy === by);
}
