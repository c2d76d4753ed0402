import { setFirstPinMutation } from "#web/areas/team/shared/pins.queries.ts";
import type { TeamEmployee } from "#web/areas/team/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { PinForm } from "./pin-form.tsx";

type FirstPinFormProps = {
  employee: TeamEmployee;
  /** The store may let people choose their first PIN alone; a manager's is set by another manager. */
  isAllowed: boolean;
  onSet: (pin: string) => void;
};

/** A person without a PIN chooses one on the spot. */
export function FirstPinForm({ employee, isAllowed, onSet }: FirstPinFormProps) {
  const [setFirstPin] = useChange(setFirstPinMutation);
  if (!isAllowed) {
    return <output>{text("lock.firstManager")}</output>;
  }
  return (
    <PinForm
      title={text("lock.firstTitle")}
      phoneNumber={employee.phoneNumber}
      save={async ({ pin, pinRepeat }) => {
        const outcome = await setFirstPin({ employeeId: employee.id, pin, pinRepeat }, { employee: "none" });
        if (outcome.isDone) {
          onSet(pin);
          return null;
        }
        return outcome.refused;
      }}
    />
  );
}
