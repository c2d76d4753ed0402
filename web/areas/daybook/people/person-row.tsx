import { memo } from "react";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import type { Attendance } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./people.module.css";
import { PersonHours } from "./person-hours.tsx";
import { standingOf, workedOf } from "./standing.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";

type PersonRowProps = {
  one: Attendance;
  /** As an address names the day: none is today. */
  date: string | undefined;
  /** On a day that is over and on which somebody worked: what they did counts, not where they stand. */
  isOver: boolean;
};

/** A person of the day: where they stand on the clock or when they worked, and when they are planned. */
export const PersonRow = memo(function PersonRow({ one, date, isOver }: PersonRowProps) {
  const timeZone = useStoreTimeZone();
  const lines = isOver ? workedOf(one, timeZone) : standingOf(one, timeZone);
  const positions = [...new Set(one.shifts.map(({ position }) => position))].filter((position) => position !== "");
  return (
    <li className={classes.person} data-keep-together>
      <Avatar name={one.person.fullName} url={one.person.avatarUrl} size={34} />
      <div className={classes.name}>
        {one.person.fullName}
        {positions.length > 0 && <small className={classes.position}>{positions.join(", ")}</small>}
        {lines.map((line) => (
          <small key={line.text} className={classes.standing} data-state={line.state}>
            {line.text}
          </small>
        ))}
      </div>
      <PersonHours one={one} date={date} isOver={isOver} />
    </li>
  );
});
