import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { IgnoredPeople } from "./ignored-people.tsx";
import { MatchedPeople } from "./matched-people.tsx";
import { OneByOne } from "./one-by-one.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { UnmatchedEmployeeLine } from "./unmatched-employee-line.tsx";
import { UnmatchedPersonLine } from "./unmatched-person-line.tsx";
import { unmatchedPeople } from "./unmatched-people.ts";

/** Who of the service is who here: those who are left on both sides first, those who were found below. */
export function PeopleStep({ of }: { of: ScheduleIn }) {
  const { name, store, schedule } = of;
  const { integration, people, unmatched } = schedule;
  if (integration.placeId === null) {
    return null;
  }
  const left = unmatchedPeople(schedule);
  const isComplete = left.length + unmatched.length === 0;
  return (
    <SetupPanel kind={isComplete ? "complete" : "pending"} title={text("people.title")}>
      <p className={classes.hint}>{text("people.text", { name, store })}</p>
      {people.length === 0 && <EmptyState title={text("people.none")} text={text("people.noneText", { name })} />}
      <section className={classes.group}>
        <h3>{text("people.unmatched", { name })}</h3>
        {left.length === 0 && <p className={classes.hint}>{text("people.unmatchedNone", { name })}</p>}
        <OneByOne>
          {left.map((person) => (
            <UnmatchedPersonLine key={person.id} of={of} person={person} />
          ))}
        </OneByOne>
      </section>
      <section className={classes.group}>
        <h3>{text("people.ours", { name })}</h3>
        {unmatched.length === 0 && <p className={classes.hint}>{text("people.oursNone")}</p>}
        <OneByOne>
          {unmatched.map((employee) => (
            <UnmatchedEmployeeLine key={employee.id} of={of} employee={employee} />
          ))}
        </OneByOne>
      </section>
      <MatchedPeople of={of} />
      <IgnoredPeople of={of} />
    </SetupPanel>
  );
}
