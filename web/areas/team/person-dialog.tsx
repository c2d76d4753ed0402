import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { EmployeeForm } from "./employee-form.tsx";
import { OwnPinDialog } from "#web/areas/pins/shared/own-pin-dialog.tsx";
import { NewPinDialog } from "#web/areas/pins/shared/new-pin-dialog.tsx";
import { deactivateEmployeeMutation, reactivateEmployeeMutation } from "./employee-changes.queries.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";
import { employeesQuery } from "./shared/team.queries.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { employeeHistory } from "./employee-history.ts";
import { MarkedHistory } from "#web/areas/pins/shared/marked-history.tsx";
import { PayRatesSection } from "./pay-rates/pay-rates-section.tsx";
import { PictureButtons } from "./picture/picture-buttons.tsx";
import { TimecardLink } from "./timecard-link.tsx";
import classes from "./team-page.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { text as pinText } from "#web/areas/pins/shared/team-mode-text.ts";
import { formatDuration } from "#common/duration.ts";
import { formatPhone } from "#common/phone.ts";
import { unknownText } from "#common/unknown-text.ts";
import { stateText } from "./state-text.ts";
import { IconMessage, IconPhone } from "@tabler/icons-react";

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

/** What is known of a person; of another store's only what the list knows too. */
function PersonBody({ employee, isElsewhere }: { employee: TeamEmployee; isElsewhere: boolean }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const can = useCan();
  const isOwn = Number(employee.id) === useActiveEmployee()?.id;
  const isOwnOrManager = !isElsewhere && (isOwn || can("team:manage"));
  const { id, fullName: name } = employee;
  return (
    <div className={classes.person}>
      <div className={classes.who}>
        <Avatar key={employee.safeAvatarUrl} name={name} url={employee.safeAvatarUrl} size={64} />
        <div>
          <strong>{name}</strong>
          {text(employee.isManager ? "role.manager" : "role.employee")}
          {isOwnOrManager && <PictureButtons employee={employee} />}
        </div>
      </div>
      <PersonFacts employee={employee} timeZone={timeZone} />
      {isOwnOrManager && <TimecardLink employeeId={id} />}
      {!isElsewhere && can("team:view-wages") && <PayRatesSection employee={employee} />}
      {!isElsewhere && (
        <>
          <RecordHistory kind="Employee" id={id} words={employeeHistory} />
          <MarkedHistory employeeId={id} name={employee.firstName} />
        </>
      )}
    </div>
  );
}

type PersonActionsProps = {
  employee: TeamEmployee;
  isBusy: boolean;
  onSwitchActive: () => void;
  onNewPin: () => void;
  onOwnPin: () => void;
  onEdit: () => void;
};

/** Everything for managers; the own PIN for everybody. */
function PersonActions({ employee, isBusy, onSwitchActive, onNewPin, onOwnPin, onEdit }: PersonActionsProps) {
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

function PersonFacts({ employee, timeZone }: { employee: TeamEmployee; timeZone: string }) {
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
  const details = [emergencyName, emergencyPhone === null ? null : formatPhone(emergencyPhone)].filter(Boolean);
  return details.length === 0 ? unknownText : details.join(", ");
}

/** A number with the ways to use it: call and text. */
function PhoneLinks({ name, phoneNumber }: { name: string; phoneNumber: string }) {
  return (
    <>
      {formatPhone(phoneNumber)}
      <a href={`tel:+1${phoneNumber}`} aria-label={text("person.call", { name })}>
        <IconPhone size={20} />
      </a>
      <a href={`sms:+1${phoneNumber}`} aria-label={text("person.textTo", { name })}>
        <IconMessage size={20} />
      </a>
    </>
  );
}
