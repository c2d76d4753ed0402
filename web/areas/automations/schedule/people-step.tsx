import { Children, useState } from "react";
import type { ReactNode } from "react";
import { formatPhone, isPhone } from "#common/phone.ts";
import {
  createScheduleEmployeeMutation,
  ignoreScheduleEmployeeMutation,
  ignoreSchedulePersonMutation,
  linkSchedulePersonMutation,
  unlinkSchedulePersonMutation,
} from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import type { Schedule, ScheduleEmployee, SchedulePerson } from "#web/areas/automations/automations.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { ScheduleConnection } from "./use-schedule-change.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Matches the service's people with the store's employees: the unmatched of both sides first, the matched below. */
export function PeopleStep({ connection }: { connection: ScheduleConnection }) {
  const { name, store, schedule } = connection;
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
            <UnmatchedPersonLine key={person.id} connection={connection} person={person} />
          ))}
        </OneByOne>
      </section>
      <section className={classes.group}>
        <h3>{text("people.ours", { name })}</h3>
        {unmatched.length === 0 && <p className={classes.hint}>{text("people.oursNone")}</p>}
        <OneByOne>
          {unmatched.map((employee) => (
            <UnmatchedEmployeeLine key={employee.id} connection={connection} employee={employee} />
          ))}
        </OneByOne>
      </section>
      <MatchedPeople connection={connection} />
      <IgnoredPeople connection={connection} />
    </SetupPanel>
  );
}

/** A person of the service without an employee here, to be linked, created or ignored. */
function UnmatchedPersonLine({ connection, person }: { connection: ScheduleConnection; person: SchedulePerson }) {
  const { id, schedule } = connection;
  const { id: personId, fullName: name } = person;
  const [chosen, setChosen] = useState("");
  const [link, isLinking] = useScheduleChange(linkSchedulePersonMutation);
  const [create, isCreating] = useScheduleChange(createScheduleEmployeeMutation);
  const [ignore, isIgnoring] = useScheduleChange(ignoreSchedulePersonMutation);
  const options = schedule.unmatched.map((employee) => ({ value: employee.id, label: employee.fullName }));
  return (
    <li className={classes.line}>
      <div>
        <strong>{name}</strong>
        <small>{factsOf(person)}</small>
      </div>
      <span className={classes.choosing}>
        {options.length > 0 && (
          <>
            <BareSelect
              label={text("people.chooseFor", { name })}
              value={chosen}
              options={[{ value: "", label: text("people.choose") }, ...options]}
              onChange={setChosen}
            />
            <Button
              kind={chosen === "" ? "default" : "primary"}
              aria-label={`${text("people.link")} ${name}`}
              disabled={chosen === ""}
              isBusy={isLinking}
              onClick={() => void link({ id, personId, employeeId: chosen }, text("people.linked", { name }))}
            >
              {text("people.link")}
            </Button>
          </>
        )}
        <Button
          aria-label={`${text("people.create")} ${name}`}
          isBusy={isCreating}
          onClick={() => void create({ id, personId }, text("people.created", { name }))}
        >
          {text("people.create")}
        </Button>
        <Button
          kind="quiet"
          aria-label={`${text("people.ignore")} ${name}`}
          isBusy={isIgnoring}
          onClick={() => void ignore({ id, personId, isIgnored: true }, text("people.ignoredDone", { name }))}
        >
          {text("people.ignore")}
        </Button>
      </span>
    </li>
  );
}

function factsOf({ code, email, phone }: SchedulePerson): string {
  const shown = phone !== null && isPhone(phone) ? formatPhone(phone) : phone;
  return [code, email, shown].filter((fact) => fact !== null).join(" · ");
}

/** An employee without a person at the service, to be linked or left out. */
function UnmatchedEmployeeLine({
  connection,
  employee,
}: {
  connection: ScheduleConnection;
  employee: ScheduleEmployee;
}) {
  const { id, name: service, schedule } = connection;
  const { id: employeeId, fullName: name } = employee;
  const [chosen, setChosen] = useState("");
  const [link, isLinking] = useScheduleChange(linkSchedulePersonMutation);
  const [ignore, isIgnoring] = useScheduleChange(ignoreScheduleEmployeeMutation);
  const options = unmatchedPeople(schedule).map((person) => ({ value: person.id, label: person.fullName }));
  return (
    <li className={classes.line}>
      <div>
        <strong>{name}</strong>
      </div>
      <span className={classes.choosing}>
        {options.length > 0 && (
          <>
            <BareSelect
              label={text("people.chooseThere", { name, service })}
              value={chosen}
              options={[{ value: "", label: text("people.choose") }, ...options]}
              onChange={setChosen}
            />
            <Button
              kind={chosen === "" ? "default" : "primary"}
              aria-label={`${text("people.link")} ${name}`}
              disabled={chosen === ""}
              isBusy={isLinking}
              onClick={() => void link({ id, personId: chosen, employeeId }, text("people.linked", { name }))}
            >
              {text("people.link")}
            </Button>
          </>
        )}
        <Button
          kind="quiet"
          aria-label={`${text("people.ignore")} ${name}`}
          isBusy={isIgnoring}
          onClick={() => void ignore({ id, employeeId, isIgnored: true }, text("people.ignoredDone", { name }))}
        >
          {text("people.ignore")}
        </Button>
      </span>
    </li>
  );
}

/** The matched people, what matched them, and a button to undo it. Folded, because nobody reads it once it is right. */
function MatchedPeople({ connection }: { connection: ScheduleConnection }) {
  const matched = connection.schedule.people.flatMap(({ employee, ...person }) =>
    employee ? [{ ...person, employee }] : [],
  );
  const [unlink, isUnlinking] = useScheduleChange(unlinkSchedulePersonMutation);
  if (matched.length === 0) {
    return null;
  }
  return (
    <details className={classes.group}>
      <summary>
        {text("people.matched")}: {text("people.matchedCount", { count: matched.length })}
      </summary>
      <ul>
        {matched.map(({ id: personId, fullName, employee, matchedBy }) => (
          <li key={personId} className={classes.line}>
            <div>
              <strong>{fullName}</strong>
              <small>
                {text("people.is", { name: employee.fullName })}
                {matchedBy !== null && `, ${text(`people.by.${matchedBy}`)}`}
              </small>
            </div>
            <Button
              kind="quiet"
              isBusy={isUnlinking}
              aria-label={`${text("people.unlink")} ${fullName}`}
              onClick={() =>
                void unlink({ id: connection.id, personId }, text("people.unlinkedDone", { name: fullName }))
              }
            >
              {text("people.unlink")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The people and employees who were left out, with a button to bring each back. */
function IgnoredPeople({ connection }: { connection: ScheduleConnection }) {
  const { id, schedule } = connection;
  const [bring, isBringing] = useScheduleChange(ignoreSchedulePersonMutation);
  const [bringOurs, isBringingOurs] = useScheduleChange(ignoreScheduleEmployeeMutation);
  const people = schedule.people.filter(({ isIgnored }) => isIgnored);
  const lines = [
    ...people.map(({ id: personId, fullName: name }) => ({
      key: `there-${personId}`,
      name,
      back: () => bring({ id, personId, isIgnored: false }, text("people.backDone", { name })),
    })),
    ...schedule.ignored.map(({ id: employeeId, fullName: name }) => ({
      key: `here-${employeeId}`,
      name,
      back: () => bringOurs({ id, employeeId, isIgnored: false }, text("people.backDone", { name })),
    })),
  ];
  if (lines.length === 0) {
    return null;
  }
  return (
    <details className={classes.group}>
      <summary>
        {text("people.ignored")}: {text("people.matchedCount", { count: lines.length })}
      </summary>
      <ul>
        {lines.map(({ key, name, back }) => (
          <li key={key} className={classes.line}>
            <div>{name}</div>
            <Button
              kind="quiet"
              isBusy={isBringing || isBringingOurs}
              aria-label={`${text("people.back")}: ${name}`}
              onClick={() => void back()}
            >
              {text("people.back")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A list that shows one line at a time on a phone, so that a thumb meets one question. */
function OneByOne({ children }: { children: ReactNode }) {
  const isOnPhone = useIsPhone();
  const lines = Children.toArray(children);
  const [chosenPlace, setPlace] = useState(0);
  if (!isOnPhone || lines.length < 2) {
    return <ul>{lines}</ul>;
  }
  const place = Math.min(chosenPlace, lines.length - 1);
  return (
    <>
      <ul>{lines[place]}</ul>
      <div className={classes.actions}>
        <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
          {text("people.previous")}
        </Button>
        <span>{text("people.place", { place: place + 1, count: lines.length })}</span>
        <Button disabled={place === lines.length - 1} onClick={() => setPlace(place + 1)}>
          {text("people.next")}
        </Button>
      </div>
    </>
  );
}

/** Returns the service's people that still need a match. */
export function unmatchedPeople({ people }: Pick<Schedule, "people">): SchedulePerson[] {
  return people.filter(({ employee, isIgnored, goneAt }) => employee === null && !isIgnored && goneAt === null);
}
