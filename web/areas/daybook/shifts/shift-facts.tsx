import { formatDate } from "#common/date-format.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import type { ShiftDetail } from "./shifts.queries.ts";
import { text } from "./shifts-text.ts";
import classes from "./shifts.module.css";

/** A shift that cannot be changed here, and why. */
export function ShiftFacts({ shift }: { shift: ShiftDetail }) {
  const timeZone = useStoreTimeZone();
  const times = { from: clockOf(shift.startsAt, timeZone), to: clockOf(shift.endsAt, timeZone) };
  return (
    <div className={classes.facts}>
      <div className={classes.who}>
        <Avatar name={shift.employee.fullName} url={shift.employee.avatarUrl} size={40} />
        <div>
          <strong>{shift.employee.fullName}</strong>
          <span>
            {formatDate(shift.date)}, {text("shift.times", times)}
          </span>
        </div>
      </div>
      {shift.position !== "" && <p>{shift.position}</p>}
      {shift.note !== "" && <p className={classes.note}>{shift.note}</p>}
      <p className={classes.reason}>{text(shift.isOfProvider ? "shift.ofProvider" : "shift.readOnly")}</p>
    </div>
  );
}
