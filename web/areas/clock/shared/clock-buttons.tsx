import { usePunch } from "./use-punch.ts";
import type { Punch } from "./use-punch.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./clock-text.ts";
import classes from "./clock.module.css";

/** Only what the clock allows now is offered; a screen that is behind is refused by the server and asks again. */
const allowed: Record<TeamEmployee["clockState"], readonly Punch[]> = {
  OUT: ["in"],
  IN: ["startBreak", "out"],
  ON_BREAK: ["endBreak", "out"],
};

export function ClockButtons({ clockState }: { clockState: TeamEmployee["clockState"] }) {
  const may = useCanAfterPin();
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
