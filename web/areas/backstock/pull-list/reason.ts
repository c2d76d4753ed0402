import { formatWholePercent } from "#common/percent.ts";
import type { PullBin, PullList, PullSection } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";

/** `23 missing, sells 78% in 30 days` */
export function reasonText(section: Pick<PullSection, "missing" | "sellThrough">): string {
  const missing = section.missing ?? 0;
  return section.sellThrough === null
    ? text("reason.plain", { missing })
    : text("reason", { missing, sellThrough: formatWholePercent(section.sellThrough) });
}

/** `61 days, Back room` */
export function aboutText({ ageDays, locationName }: PullBin): string {
  return text("bin.about", { age: text("age", { count: ageDays }), place: locationName });
}

export function sectionOf(list: PullList, bin: PullBin): PullSection | undefined {
  return list.sections.find(({ id }) => id === bin.sectionId);
}

export function inWalkingOrder(bins: readonly PullBin[]): PullBin[] {
  return bins.toSorted((left, right) => left.walk - right.walk);
}
