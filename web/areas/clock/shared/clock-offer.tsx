import { useState } from "react";
import { formatTime } from "#common/time-format.ts";
import { employeesQuery, teamSettingsQuery } from "#web/areas/team/shared/team.queries.ts";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import classes from "./clock.module.css";
import { text } from "./clock-text.ts";
import { usePunch } from "./use-punch.ts";

/**
 * Offers the clock-in right after the PIN of a person who is clocked out, until they are in, say no, or go. In a line of
 * its own: what they gave the PIN for goes on meanwhile.
 */
export function ClockOffer() {
  const { confirmedAt } = useTeamMode();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { own, isOurClock } = useOwnClock();
  const [settledAt, setSettledAt] = useState<number | null>(null);
  const [punch, isPunching] = usePunch();
  if (own !== undefined && own.clockState !== "OUT" && settledAt !== confirmedAt) {
    // The person who clocks out later goes home, and is not asked back in.
    setSettledAt(confirmedAt);
  }
  if (own?.clockState !== "OUT" || settledAt === confirmedAt || !isOurClock || isPunching) {
    return null;
  }
  return (
    <section className={classes.offer} aria-label={text("clock.in")} data-no-print>
      <p>
        <output>{text("clock.offer", { name: own.firstName })}</output>
      </p>
      <Button kind="primary" onClick={() => void punch("in")}>
        {text("clock.inAt", { time: formatTime(now, timeZone) })}
      </Button>
      <Button kind="quiet" onClick={() => setSettledAt(confirmedAt)}>
        {text("clock.notNow")}
      </Button>
    </section>
  );
}

/** How the person who gave the PIN stands at the clock, and whether they clock in here at all. */
function useOwnClock() {
  const { employee } = useTeamMode();
  const isPaused = employee?.how !== "pin";
  const people = useRead(employeesQuery, { live: ["Employee"], isPaused });
  const settings = useRead(teamSettingsQuery, { live: ["StoreSwitches"], isPaused });
  const all = people.status === "ready" ? people.data.employees : [];
  return {
    own: all.find(({ id }) => Number(id) === employee?.id),
    isOurClock: settings.status === "ready" && settings.data.teamSettings.clockSource === "app",
  };
}
