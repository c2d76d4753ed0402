import { useChange } from "#web/platform/graphql/use-change.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PinForm } from "./pin-form.tsx";
import { resetPinMutation } from "./pins.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";

/** A manager gives a person a new PIN; it works at once on all devices. */
export function NewPinDialog({ employee, onClose }: { employee: TeamEmployee; onClose: () => void }) {
  const [resetPin] = useChange(resetPinMutation);
  const title = text("pin.title", { name: employee.fullName });
  return (
    <Dialog title={title} size="xsmall" onClose={onClose}>
      <PinForm
        title={title}
        phoneNumber={employee.phoneNumber}
        save={(pins) => resetPin({ employeeId: employee.id, ...pins }, { refetches: [employeesQuery] })}
        onSaved={() => {
          showSnackbar({ text: text("pin.done", { name: employee.fullName }), color: "good" });
          onClose();
        }}
      />
    </Dialog>
  );
}
