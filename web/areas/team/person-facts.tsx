import { formatDuration } from "#common/duration.ts";
import { formatPhone } from "#common/phone.ts";
import { unknownText } from "#common/unknown-text.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { stateText } from "./state-text.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

export function PersonFacts({ employee, timeZone }: { employee: TeamEmployee; timeZone: string }) {
  const facts = [
    [text("column.state"), stateText(employee, timeZone)],
    [text("person.today"), formatDuration(employee.minutesToday)],
    [text("person.email"), employee.email ?? unknownText],
    [text("person.emergency"), emergencyText(employee)],
    [text("person.code"), employee.drsEmployeeCode ?? text("state.notLinked")],
    [text("person.pin"), text(employee.hasPin ? "person.pinSet" : "person.pinNotSet")],
  ] as const;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{text("person.phone")}</dt>
        <dd>
          {employee.phoneNumber === null ? (
            unknownText
          ) : (
            <PhoneLinks name={employee.fullName} phoneNumber={employee.phoneNumber} />
          )}
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function emergencyText({ emergencyName, emergencyPhone }: TeamEmployee): string {
  const known = [emergencyName, emergencyPhone === null ? null : formatPhone(emergencyPhone)].filter(Boolean);
  return known.length === 0 ? unknownText : known.join(", ");
}
