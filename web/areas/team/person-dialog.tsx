import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { EmployeeForm } from "./employee-form.tsx";
import { OwnPinDialog } from "#web/areas/pins/shared/own-pin-dialog.tsx";
import { NewPinDialog } from "#web/areas/pins/shared/new-pin-dialog.tsx";
import { PersonBody } from "./person-body.tsx";
import { PersonActions } from "./person-actions.tsx";
import { deactivateEmployeeMutation, reactivateEmployeeMutation } from "./employee-changes.queries.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";
import { employeesQuery } from "./shared/team.queries.ts";

type PersonDialogProps = {
  employee: TeamEmployee;
  /** Of another store than the open one: only looked at. */
  isElsewhere?: boolean;
  onClose: () => void;
};

/** One person: what is known, and for managers what can be changed. */
export function PersonDialog({ employee, isElsewhere = false, onClose }: PersonDialogProps) {
  const store = useActiveStore();
  const [opened, setOpened] = useState<"edit" | "pin" | "ownPin" | null>(null);
  const [deactivate, isLeaving] = useChange(deactivateEmployeeMutation);
  const [reactivate, isReturning] = useChange(reactivateEmployeeMutation);
  const name = employee.fullName;

  const switchActive = async () => {
    if (employee.isActive && !(await confirmsLeaving(name, store?.name ?? ""))) {
      return;
    }
    const change = employee.isActive ? deactivate : reactivate;
    const outcome = await change({ id: employee.id }, { refetches: [employeesQuery] });
    const done = employee.isActive ? "person.deactivated" : "person.reactivated";
    showSnackbar(
      outcome.isDone ? { text: text(done, { name }), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
    if (outcome.isDone) {
      onClose();
    }
  };
  if (opened === "edit") {
    return <EmployeeForm employee={employee} onClose={() => setOpened(null)} />;
  }
  if (opened === "pin") {
    return <NewPinDialog employee={employee} onClose={() => setOpened(null)} />;
  }
  if (opened === "ownPin") {
    return <OwnPinDialog employee={employee} onClose={() => setOpened(null)} />;
  }
  const actions = isElsewhere ? undefined : (
    <PersonActions
      employee={employee}
      isBusy={isLeaving || isReturning}
      onSwitchActive={() => void switchActive()}
      onNewPin={() => setOpened("pin")}
      onOwnPin={() => setOpened("ownPin")}
      onEdit={() => setOpened("edit")}
    />
  );
  return (
    <Dialog title={name} onClose={onClose} actions={actions}>
      <PersonBody employee={employee} isElsewhere={isElsewhere} />
    </Dialog>
  );
}

function confirmsLeaving(name: string, store: string): Promise<boolean> {
  return ask({
    title: text("person.deactivateTitle", { name }),
    text: text("person.deactivateText", { name, store }),
    confirm: text("person.deactivate"),
    cancel: text("form.cancel"),
    tone: "bad",
  });
}
