import { useState } from "react";
import { confirmEmployeeMutation, setFirstPinMutation } from "./pins.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { IconChevronLeft } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import classes from "./lock-screen.module.css";
import { PinKeypad } from "./pin-keypad.tsx";
import type { PinError } from "./pin-keypad.tsx";
import { teamSettingsQuery } from "#web/areas/team/shared/team.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { PinForm } from "./pin-form.tsx";

type PinEntryProps = {
  employee: TeamEmployee;
  onConfirmed: (employee: ResultOf<typeof confirmEmployeeMutation>["confirmEmployee"]) => void;
  onOther: () => void;
  /** What the last digit does, where the person is told beforehand. */
  effect?: string | undefined;
};

/** From so many wrong PINs on only OK sends one: the person may have another PIN by now, with more digits. */
const triesWithoutOk = 2;

/** The chosen person proves to be it; a wrong PIN empties the keypad and says so. */
export function PinEntry({ employee, onConfirmed, onOther, effect }: PinEntryProps) {
  const isOnline = useOnline();
  const [confirm, isChecking] = useChange(confirmEmployeeMutation);
  const [error, setError] = useState<PinError | null>(null);
  const [tries, setTries] = useState(0);

  const check = async (pin: string) => {
    setError(null);
    const outcome = await confirm({ employeeId: employee.id, pin }, { employee: "none" });
    if (outcome.isDone) {
      pinWasRight(employee.id, pin.length);
      onConfirmed(outcome.data.confirmEmployee);
    } else {
      setTries(tries + 1);
      setError({ text: outcome.refused.text, hint: outcome.refused.fields["pin"] ?? null });
    }
  };
  return (
    <div className={classes.entry}>
      <div className={classes.person}>
        <IconButton label={text("lock.other")} onClick={onOther}>
          <IconChevronLeft size={22} />
        </IconButton>
        <Avatar name={employee.fullName} url={employee.safeAvatarUrl} size={48} />
        <span>
          <strong>{employee.fullName}</strong>
          {employee.hasPin && <small>{text("lock.enterPin")}</small>}
        </span>
      </div>
      {employee.hasPin ? (
        <PinKeypad
          key={tries}
          label={text("lock.pin", { name: employee.fullName })}
          expectedLength={tries < triesWithoutOk ? (employee.pinDigits ?? lastPinLength(employee.id)) : null}
          isBusy={isChecking}
          isDisabled={!isOnline}
          effect={effect}
          error={error}
          onPin={(pin) => void check(pin)}
        />
      ) : (
        <FirstPinForm employee={employee} onSet={(pin) => void check(pin)} />
      )}
    </div>
  );
}

type FirstPinFormProps = { employee: TeamEmployee; onSet: (pin: string) => void };

/**
 * A person without a PIN chooses one on the spot, in a store that lets people do so alone; a manager's first PIN is set by
 * another manager.
 */
function FirstPinForm({ employee, onSet }: FirstPinFormProps) {
  const settings = useRead(teamSettingsQuery, { live: ["StoreSwitches"] });
  const [setFirstPin] = useChange(setFirstPinMutation);
  if (employee.isManager || settings.status !== "ready" || !settings.data.teamSettings.allowSelfFirstPin) {
    return <output>{text("lock.firstManager")}</output>;
  }
  return (
    <PinForm
      title={text("lock.firstTitle")}
      phoneNumber={employee.phoneNumber}
      save={(pins) => setFirstPin({ employeeId: employee.id, ...pins }, { employee: "none" })}
      onSaved={onSet}
    />
  );
}

const lengths = new Map<string, number>();

/**
 * How long a person's PIN was the last time it was right at this screen: then the last digit is enough and nobody
 * presses OK. Kept in memory alone.
 */
function lastPinLength(employeeId: string): number | null {
  return lengths.get(employeeId) ?? null;
}

function pinWasRight(employeeId: string, length: number): void {
  lengths.set(employeeId, length);
}
