import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { changeTeamMode, useTeamMode } from "#web/platform/employee/team-mode.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

/** Above a check-in that has begun, when whoever gave the PIN may not finish it. Somebody else may. */
export function LinkNotice({ pos, storeId }: { pos: string; storeId: number }) {
  const { isOn } = useTeamMode();
  // Not as a switch: the screen would pass on to the next person's daybook, and the check-in would end.
  const askSomeoneElse = () => changeTeamMode((mode) => rules.asked(mode, "action"));
  return (
    <div className={classes.stop} role="alert">
      <p>
        <strong>{buyText("link.needed", { pos })}</strong> {text("link.kept")}
      </p>
      <span className={classes.acts}>
        {isOn && <Button onClick={askSomeoneElse}>{text("link.someoneElse")}</Button>}
        <ButtonLink to="/s/$storeId/team" params={{ storeId }}>
          {buyText("link.open")}
        </ButtonLink>
      </span>
    </div>
  );
}
