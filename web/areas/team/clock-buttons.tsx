import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { clockInMutation, clockOutMutation, endBreakMutation, startBreakMutation } from "./clock.queries.ts";
import type { TeamEmployee } from "./team.queries.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

type Punch = "in" | "out" | "startBreak" | "endBreak";

/** Only what the clock allows now is offered; a screen that is behind is told by the server and asks again. */
const allowed: Record<TeamEmployee["clockState"], readonly Punch[]> = {
  OUT: ["in"],
  IN: ["startBreak", "out"],
  ON_BREAK: ["endBreak", "out"],
};

export function ClockButtons({ clockState }: { clockState: TeamEmployee["clockState"] }) {
  const may = useCouldBecome();
  const [clockIn, isIn] = useChange(clockInMutation);
  const [clockOut, isOut] = useChange(clockOutMutation);
  const [startBreak, isStarting] = useChange(startBreakMutation);
  const [endBreak, isEnding] = useChange(endBreakMutation);
  if (!may("team:clock")) {
    return null;
  }
  const punches = { in: clockIn, out: clockOut, startBreak, endBreak };
  const punch = async (which: Punch) => {
    const outcome = await punches[which]({}, { asksAgain: ["Employees"] });
    showSnackbar(
      outcome.isDone
        ? { text: text(`clock.done.${which}`), color: "good" }
        : { text: text("clock.error", { error: outcome.refused.text }), color: "bad" },
    );
  };
  return (
    <div className={classes.buttons}>
      {allowed[clockState].map((which) => (
        <Button
          key={which}
          kind={which === "in" || which === "endBreak" ? "primary" : "default"}
          isBusy={isIn || isOut || isStarting || isEnding}
          onClick={() => void punch(which)}
        >
          {text(`clock.${which}`)}
        </Button>
      ))}
    </div>
  );
}
