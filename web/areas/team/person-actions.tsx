import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text as pinText } from "#web/areas/pins/shared/team-mode-text.ts";
import { text } from "./team-text.ts";

type PersonActionsProps = {
  employee: TeamEmployee;
  isBusy: boolean;
  onSwitchActive: () => void;
  onNewPin: () => void;
  onOwnPin: () => void;
  onEdit: () => void;
};

/** Everything for managers; the own PIN for everybody. */
export function PersonActions({ employee, isBusy, onSwitchActive, onNewPin, onOwnPin, onEdit }: PersonActionsProps) {
  const manages = useCan()("team:manage");
  const isOwn = Number(employee.id) === useActiveEmployee()?.id;
  return (
    <>
      {manages && (
        <Button kind="quiet" isBusy={isBusy} onClick={onSwitchActive}>
          {text(employee.isActive ? "person.deactivate" : "person.reactivate")}
        </Button>
      )}
      {employee.isActive && isOwn && <Button onClick={onOwnPin}>{pinText("pin.own")}</Button>}
      {employee.isActive && !isOwn && manages && <Button onClick={onNewPin}>{text("person.resetPin")}</Button>}
      {manages && (
        <Button kind="primary" onClick={onEdit}>
          {text("person.edit")}
        </Button>
      )}
    </>
  );
}
