import { setFirstPinMutation } from "./pins.queries.ts";
import { teamSettingsQuery } from "#web/areas/team/shared/team.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { PinForm } from "./pin-form.tsx";

type FirstPinFormProps = { employee: TeamEmployee; onSet: (pin: string) => void };

/**
 * A person without a PIN chooses one on the spot, in a store that lets people do so alone; a manager's first PIN is set by
 * another manager.
 */
export function FirstPinForm({ employee, onSet }: FirstPinFormProps) {
  const settings = useRead(teamSettingsQuery, { live: ["StoreSwitches"] });
  const [setFirstPin] = useChange(setFirstPinMutation);
  if (employee.isManager || settings.status !== "ready" || !settings.data.teamSettings.allowSelfFirstPin) {
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
