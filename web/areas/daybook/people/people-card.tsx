import { formatDuration } from "#common/duration.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { FoldedList } from "#web/areas/daybook/folded-list.tsx";
import { PersonRow } from "./person-row.tsx";
import classes from "./people.module.css";

/**
 * Who is here, who is expected, and who is late; below them who came without a shift. On a day that is over who worked
 * beside who was planned, on one to come only the plan.
 */
export function PeopleCard({ day }: { day: DaybookDay }) {
  const isToday = day.date === day.today;
  const worked = isToday ? [] : day.people.filter((one) => one.wasIn);
  const date = isToday ? undefined : day.date;
  const planned = day.people.filter((one) => one.shifts.length > 0);
  // Where nothing was planned all day, nobody came out of plan.
  const isPlanned = isToday || planned.length > 0;
  const unplanned = day.people.filter((one) => one.shifts.length === 0);
  return (
    <Card title={titleOf(day)} aside={isToday ? hereText(day) : workedText(worked)} hasPadding={false}>
      {day.people.length === 0 && <EmptyState title={text("people.none")} text={text("people.noneText")} />}
      {planned.length > 0 && (
        <FoldedList className={classes.people} count={planned.length}>
          {planned.map((one) => (
            <PersonRow key={one.person.employeeId} one={one} date={date} isOver={worked.length > 0} />
          ))}
        </FoldedList>
      )}
      {unplanned.length > 0 && (
        <section aria-label={isPlanned ? text("people.unscheduled") : undefined}>
          {isPlanned && <h3 className={classes.group}>{text("people.unscheduled")}</h3>}
          <ul className={classes.people}>
            {unplanned.map((one) => (
              <PersonRow key={one.person.employeeId} one={one} date={date} isOver={worked.length > 0} />
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function titleOf({ date, today, people }: DaybookDay): string {
  if (date === today) {
    return text("people.title");
  }
  return text(people.some((one) => one.wasIn) ? "people.worked" : "people.planned");
}

function hereText({ people }: DaybookDay): string | null {
  const here = people.filter((one) => one.state === "IN" || one.state === "BREAK").length;
  return people.length === 0 ? null : text("people.count", { here, all: people.length });
}

/** How many worked, and for who may see everybody's hours how long together. */
function workedText(worked: DaybookDay["people"]): string | null {
  if (worked.length === 0) {
    return null;
  }
  const people = text("people.workedCount", { count: worked.length });
  const known = worked.flatMap(({ hours }) => (hours === null ? [] : [hours.minutes]));
  const total = known.reduce((sum, minutes) => sum + minutes, 0);
  return known.length < worked.length ? people : text("people.workedTotal", { people, hours: formatDuration(total) });
}
