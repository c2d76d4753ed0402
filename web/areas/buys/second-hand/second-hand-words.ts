import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./second-hand-text.ts";
import type { SecondHandEntry, SecondHandNeed, SecondHandRule } from "./second-hand.queries.ts";

/** `Photo, license plate`, with a capital at the start. */
export function needsText(needs: readonly SecondHandNeed[]): string {
  const words = needs.map((need) => text(`need.${need}`)).join(", ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What is on the ID but for most of its number. */
export function idText({ idType, idState, idMasked }: SecondHandEntry): string {
  const parts = [idType === null ? "" : text(`id.${idType}`), idState, idMasked];
  return parts.filter((part) => part !== "").join(" ");
}

export function reportText({ reportDueAt, reportedAt }: SecondHandEntry, timeZone: string): string {
  if (reportedAt !== null) {
    return text("report.done", { when: formatInstantDate(new Date(reportedAt), timeZone) });
  }
  if (reportDueAt === null) {
    return text("report.none");
  }
  const due = new Date(reportDueAt);
  return text("report.due", { when: `${formatInstantDate(due, timeZone)}, ${formatTime(due, timeZone)}` });
}

/** `2 categories, hold 7 days, report within 72 hours` */
export function ruleText({ categoryCodes, holdDays, reportHours, requiredFields }: SecondHandRule): string {
  const parts = [
    categoryCodes.length === 0 ? text("rule.all") : text("rule.some", { count: categoryCodes.length }),
    holdDays === 0 ? text("rule.noHold") : text("rule.hold", { count: holdDays }),
    ...(reportHours === null ? [] : [text("rule.report", { count: reportHours })]),
    ...requiredFields.map((need) => text(`need.${need}`)),
  ];
  return parts.join(", ");
}

export function holdText({ voidReason, holdUntil }: SecondHandEntry): string {
  return voidReason === null ? formatDate(holdUntil) : text(`void.${voidReason}`);
}
