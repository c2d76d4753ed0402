import { useChange } from "#web/platform/graphql/use-change.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { OwnPinForm } from "./own-pin-form.tsx";
import { PinForm } from "./pin-form.tsx";
import { setFirstPinMutation } from "./pins.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";

/** The own PIN: changed with the old one, or at the own login chosen for the first time. */
export function OwnPinDialog({ employee, onClose }: { employee: TeamEmployee; onClose: () => void }) {
  const [setFirst] = useChange(setFirstPinMutation);
  const done = () => {
    showSnackbar({ text: text("pin.ownDone"), color: "good" });
    onClose();
  };
  return (
    <Dialog title={text("pin.own")} size="xsmall" onClose={onClose}>
      {employee.hasPin ? (
        <OwnPinForm employee={employee} onDone={done} />
      ) : (
        <PinForm
          title={text("pin.own")}
          phoneNumber={employee.phoneNumber}
          save={async ({ pin, pinRepeat }) => {
            const outcome = await setFirst(
              { employeeId: employee.id, pin, pinRepeat },
              { refetches: [employeesQuery] },
            );
            if (!outcome.isDone) {
              return outcome.refused;
            }
            done();
            return null;
          }}
        />
      )}
    </Dialog>
  );
}
