import { useState } from "react";
import { confirmEmployeeMutation } from "./pins.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { FirstPinForm } from "./first-pin-form.tsx";
import classes from "./lock-screen.module.css";
import { knownPinLength, pinWasRight } from "./pin-length.ts";
import { PinKeypad } from "./pin-keypad.tsx";

type PinEntryProps = {
  employee: TeamEmployee;
  onConfirmed: (employee: ResultOf<typeof confirmEmployeeMutation>["confirmEmployee"]) => void;
  onOther: () => void;
};

/** From so many wrong PINs on only OK sends one: the person may have another PIN by now, with more digits. */
const typedWrong = 2;

/** The chosen person proves to be it; a wrong PIN empties the keypad and says so. */
export function PinEntry({ employee, onConfirmed, onOther }: PinEntryProps) {
  const isOnline = useOnline();
  const [confirm, isChecking] = useChange(confirmEmployeeMutation);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  const check = async (pin: string) => {
    setError(null);
    const outcome = await confirm({ employeeId: employee.id, pin }, { employee: "none" });
    if (outcome.isDone) {
      pinWasRight(employee.id, pin.length);
      onConfirmed(outcome.data.confirmEmployee);
    } else {
      setTries(tries + 1);
      setError(outcome.refused.text);
    }
  };
  return (
    <div className={classes.entry}>
      <div className={classes.person}>
        <Avatar name={employee.fullName} url={employee.safeAvatarUrl} size={64} />
        <span>{employee.fullName}</span>
      </div>
      {employee.hasPin ? (
        <PinKeypad
          key={tries}
          label={text("lock.pin", { name: employee.fullName })}
          expectedLength={tries < typedWrong ? (employee.pinDigits ?? knownPinLength(employee.id)) : null}
          isBusy={isChecking}
          isDisabled={!isOnline}
          error={error}
          onPin={(pin) => void check(pin)}
        />
      ) : (
        <FirstPinForm employee={employee} onSet={(pin) => void check(pin)} />
      )}
      <Button onClick={onOther}>{text("lock.other")}</Button>
    </div>
  );
}
