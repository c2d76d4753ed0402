import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { monthSummary } from "#common/goals/month-summary.ts";
import { formatWholeMoney } from "#common/money.ts";
import { signedPercent } from "./goal-words.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";

type PreviewLineProps = { days: readonly ResolvedGoal[]; savedCents?: number | null };

/** The month in one sentence: its total, how it compares, and what the minimum does to it. */
export function PreviewLine({ days, savedCents = null }: PreviewLineProps) {
  const { totalCents, growthTenths, fromMinimumCents, takenCents } = monthSummary(days);
  if (totalCents === null) {
    return <p className={classes.previewNone}>{text("preview.none")}</p>;
  }
  const parts = [
    text("preview.sum"),
    growthTenths === null ? null : growthWords(days, growthTenths),
    minimumPart(fromMinimumCents, takenCents),
    savedCents === null || savedCents === totalCents
      ? null
      : text("preview.saved", { total: formatWholeMoney(savedCents) }),
  ].filter((part) => part !== null);
  return (
    <p className={classes.preview} aria-live="polite">
      <strong>{formatWholeMoney(totalCents)}</strong>
      <span>{parts.join(", ")}</span>
    </p>
  );
}

/** How a month stands to what it is compared with: last year, or a season of sister stores. */
export function growthWords(days: readonly ResolvedGoal[], growthTenths: number): string {
  const isBorrowed = days.some(({ comparison }) => comparison.source === "borrowed");
  return text(isBorrowed ? "preview.growthBorrowed" : "preview.growth", { growth: signedPercent(growthTenths) });
}

/** What the minimum adds to the month, in words; null where it adds nothing. */
export function minimumPart(fromMinimumCents: number, takenCents: number): string | null {
  if (fromMinimumCents === 0) {
    return null;
  }
  return takenCents > 0
    ? text("preview.held", { amount: formatWholeMoney(fromMinimumCents) })
    : text("preview.fromMinimum", { amount: formatWholeMoney(fromMinimumCents) });
}
