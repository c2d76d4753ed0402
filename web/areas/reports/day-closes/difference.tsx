import { IconCheck } from "@tabler/icons-react";
import { formatMoney } from "#common/money.ts";
import { Unseen } from "#web/ui/unseen.tsx";
import { text } from "./day-closes-text.ts";
import type { DayClose } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

/** The point of sale's sales less ours: red once asking again did not help, with how far the asking is before. */
export function Difference({ day }: { day: DayClose }) {
  const { agreement, difference, resendRounds } = day;
  const asking = resendRounds === 0 ? text("agree.ASKING0") : text("agree.ASKING", { round: resendRounds });
  if (agreement === "AGREES" && difference === 0) {
    return (
      <span className={classes.difference} data-agreement={agreement}>
        <IconCheck size={16} aria-hidden="true" />
        <Unseen>{text("agree.AGREES")}</Unseen>
      </span>
    );
  }
  return (
    <span className={classes.difference} data-agreement={agreement ?? undefined}>
      {formatMoney(difference)}
      {agreement === "ASKING" && <small>{asking}</small>}
      {agreement === "DIFFERS" && difference === 0 && <small>{text("agree.other")}</small>}
    </span>
  );
}
