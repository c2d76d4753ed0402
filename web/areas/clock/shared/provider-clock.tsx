import { useRead } from "#web/platform/graphql/use-read.ts";
import { ClockButtons } from "./clock-buttons.tsx";
import { providerClockQuery } from "./clock.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./clock-text.ts";
import classes from "./clock.module.css";

/** The buttons, and what the store's scheduling service has to do with them: it may not know of a punch yet, or keep the clock. */
export function ProviderClock({ employee }: { employee: TeamEmployee }) {
  const read = useRead(providerClockQuery, { live: ["Integration", "StoreSwitches"] });
  const clock = read.status === "ready" ? read.data.providerClock : null;
  if (clock?.clockSource === "PROVIDER") {
    return (
      <a className={classes.link} href={clock.clockUrl} target="_blank" rel="noreferrer">
        {text("clock.atProvider", { name: clock.name })}
      </a>
    );
  }
  return (
    <>
      {clock !== null && clock.waitingEmployeeIds.includes(employee.id) && (
        <output className={classes.waiting}>{text("clock.notYet", { name: clock.name })}</output>
      )}
      <ClockButtons clockState={employee.clockState} />
    </>
  );
}
