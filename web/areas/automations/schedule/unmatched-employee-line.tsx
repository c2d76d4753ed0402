import { useState } from "react";
import {
  ignoreScheduleEmployeeMutation,
  linkSchedulePersonMutation,
} from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import type { ScheduleEmployee } from "#web/areas/automations/automations.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { unmatchedPeople } from "./unmatched-people.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** One of ours whom nobody of the service is: link, or leave them out of it. */
export function UnmatchedEmployeeLine({ of, employee }: { of: ScheduleIn; employee: ScheduleEmployee }) {
  const { id, name: service, schedule } = of;
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
