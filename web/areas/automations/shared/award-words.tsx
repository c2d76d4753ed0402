import { formatNumber } from "#common/number-format.ts";
import classes from "#web/areas/automations/loyalty/loyalty.module.css";
import { text } from "#web/areas/automations/loyalty/loyalty-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";

type State = "PENDING" | "AWARDED" | "NO_CUSTOMER" | "NO_PHONE" | "NO_ACCOUNT" | "REVERSED" | "ERROR";
type Reason =
  | "TOO_LITTLE"
  | "EMPLOYEE_PURCHASE"
  | "WHOLESALE"
  | "NO_CUSTOMER"
  | "NO_PHONE"
  | "NOT_JOINED"
  | "RETURNED"
  | "PART_RETURNED"
  | "REFUSED"
  | "NO_ANSWER";

/** As far as its words need it. */
export type ShownAward = {
  points: number;
  reversedPoints: number;
  state: State;
  reason: Reason | null;
  problem: string;
};

const tones: Readonly<Record<State, Tone>> = {
  PENDING: "warn",
  AWARDED: "good",
  NO_CUSTOMER: "neutral",
  NO_PHONE: "neutral",
  NO_ACCOUNT: "neutral",
  REVERSED: "neutral",
  ERROR: "bad",
};

/** The state of a transaction's points, and the reason in words. */
export function AwardStateWords({ award }: { award: ShownAward }) {
  const { state, points, problem } = award;
  const isNothing = state === "AWARDED" && points === 0;
  const reason = reasonOf(award);
  return (
    <span className={classes.named}>
      <Badge tone={isNothing ? "neutral" : tones[state]}>{text(`state.${isNothing ? "NO_POINTS" : state}`)}</Badge>
      {reason !== null && <small>{reason}</small>}
      {problem !== "" && <small className={classes.problem}>{problem}</small>}
    </span>
  );
}

/** What the badge says already is not said again. */
function reasonOf({ state, reason }: ShownAward): string | null {
  if (reason === null) {
    return null;
  }
  return text(`reason.${state === "NO_ACCOUNT" && reason === "NOT_JOINED" ? "NOT_JOINED_FINAL" : reason}`);
}

/** Points that were given, and those that went back. */
export function AwardPoints({ award: { state, points, reversedPoints } }: { award: ShownAward }) {
  const isGiven = state === "AWARDED" || state === "REVERSED";
  return (
    <span className={classes.points} data-given={isGiven || undefined}>
      {formatNumber(points)}
      {reversedPoints > 0 && <small>{text("awards.taken", { count: formatNumber(reversedPoints) })}</small>}
    </span>
  );
}
