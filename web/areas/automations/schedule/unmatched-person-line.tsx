import { useState } from "react";
import { formatPhone, isPhone } from "#common/phone.ts";
import {
  createScheduleEmployeeMutation,
  ignoreSchedulePersonMutation,
  linkSchedulePersonMutation,
} from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import type { SchedulePerson } from "#web/areas/automations/automations.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Somebody of the service whom nobody here is: link, create here, or ignore. */
export function UnmatchedPersonLine({ of, person }: { of: ScheduleIn; person: SchedulePerson }) {
  const { id, schedule } = of;
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
