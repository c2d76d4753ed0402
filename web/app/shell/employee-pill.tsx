import { IconLock } from "@tabler/icons-react";
import { text } from "#web/app/app-text.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, lockScreen, useTeamMode } from "#web/platform/employee/team-mode.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useSession } from "#web/platform/session/session.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { NobodyPill } from "./nobody-pill.tsx";
import classes from "./header.module.css";

/** The employee at this screen, with the lock beside the name. */
export function EmployeePill() {
  const mode = useTeamMode();
  const person = usePerson();
  const isRegister = useSession()?.type === "PosUser";
  const name = mode.employee?.fullName ?? (isRegister ? null : (person?.full_name ?? null));
  const askWho = () => {
    changeTeamMode((now) => rules.askForEmployee(now, "switch"));
  };
  if (name === null) {
    return <NobodyPill onClick={askWho} />;
  }
  const identity = (
    <>
      <Avatar name={name} url={mode.employee?.avatarUrl ?? null} size={34} />
      <span>{name.split(" ")[0]}</span>
    </>
  );
  if (!mode.isOn) {
    return (
      <div className={classes.employee}>
        <span className={classes.who}>{identity}</span>
      </div>
    );
  }
  return (
    <div className={classes.employee}>
      <button type="button" className={classes.who} title={text("employee.switch", { name })} onClick={askWho}>
        {identity}
      </button>
      {mode.employee !== null && (
        <button
          type="button"
          className={classes.lock}
          aria-label={text("employee.lock")}
          title={text("employee.lock")}
          onClick={lockScreen}
        >
          <IconLock size={18} />
        </button>
      )}
    </div>
  );
}
