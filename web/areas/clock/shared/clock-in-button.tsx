import { teamSettingsQuery } from "#web/areas/team/shared/team.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./clock-text.ts";
import { usePunch } from "./use-punch.ts";

/** At a register with nobody chosen: press, choose a face, give the PIN, and the clock runs. */
export function ClockInButton() {
  const settings = useRead(teamSettingsQuery, { live: ["StoreSwitches"] });
  const [punch] = usePunch();
  if (settings.status !== "ready" || settings.data.teamSettings.clockSource !== "app") {
    return null;
  }
  return <Button onClick={() => void punch("in")}>{text("clock.in")}</Button>;
}
