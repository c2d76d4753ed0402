import { usePunch } from "#web/areas/team/shared/use-punch.ts";
import type { Punch } from "#web/areas/team/shared/use-punch.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { TeamEmployee } from "./team.queries.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

/** Only what the clock allows now is offered; a screen that is behind is told by the server and asks again. */
const allowed: Record<TeamEmployee["clockState"], readonly Punch[]> = {
  OUT: ["in"],
  IN: ["startBreak", "out"],
  ON_BREAK: ["endBreak", "out"],
};

export function ClockButtons({ clockState }: { clockState: TeamEmployee["clockState"] }) {
  const may = useCouldBecome();
  const [punch, isPunching] = usePunch();
  if (!may("team:clock")) {
    return null;
  }
  return (
    <div className={classes.buttons}>
      {allowed[clockState].map((which) => (
        <Button
          key={which}
          kind={which === "in" || which === "endBreak" ? "primary" : "default"}
          isBusy={isPunching}
          onClick={() => void punch(which)}
        >
          {text(`clock.${which}`)}
        </Button>
      ))}
    </div>
  );
}
