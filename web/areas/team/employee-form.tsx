import { employeeFields } from "#common/people/people-fields.ts";
import { useRef, useState } from "react";
import { isNewPin } from "#common/pins/pin.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { PinField } from "#web/ui/fields/pin-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, must } from "#web/ui/form/rules.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { addEmployeeMutation, editEmployeeMutation } from "./employee-changes.queries.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text as pinText } from "#web/areas/pins/shared/team-mode-text.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";
import { employeesQuery } from "./shared/team.queries.ts";

type EmployeeFormProps = {
  /** Null adds a person. */
  employee: TeamEmployee | null;
  onClose: () => void;
  /** Offered where several people are added one after the other. */
  onNext?: () => void;
};

export function EmployeeForm({ employee, onClose, onNext }: EmployeeFormProps) {
  const goesOn = useRef(false);
  const [add] = useChange(addEmployeeMutation);
  const [edit] = useChange(editEmployeeMutation);
  const saved = valuesOf(useAsManager(employee));

  const save = (values: EmployeeValues): Promise<SaveOutcome> => {
    const { pin, version, ...details } = values;
    const isChanged = (name: string) => employee === null || valueIn(values, name) !== valueIn(saved, name);
    const fields = Object.fromEntries(
      Object.entries(details)
        .filter(([name]) => isChanged(name))
        .map(([name, value]) => [name, value === "" && !isName(name) ? null : value]),
    );
    const refetches = [employeesQuery];
    if (employee !== null) {
      return edit({ id: employee.id, changes: { ...fields, version } }, { refetches });
    }
    const { firstName } = values;
    return add({ employee: { ...fields, firstName, pin: pin === "" ? null : pin } }, { refetches });
  };
  const form = useForm({
    initial: saved,
    fields: {
      firstName: { label: text("form.firstName"), rules: [accepts(employeeFields.firstName)] },
      lastName: { label: text("form.lastName"), rules: [accepts(employeeFields.lastName)] },
      phoneNumber: { label: text("form.phone"), rules: [accepts(employeeFields.phoneNumber)] },
      email: { label: text("form.email"), rules: [accepts(employeeFields.email)] },
      emergencyName: { label: text("form.emergencyName"), rules: [accepts(employeeFields.emergencyName)] },
      emergencyPhone: { label: text("form.emergencyPhone"), rules: [accepts(employeeFields.emergencyPhone)] },
      drsEmployeeCode: { label: text("form.code"), rules: [accepts(employeeFields.drsEmployeeCode)] },
      isManager: { label: text("form.isManager") },
      version: { label: "" },
      pin: {
        label: text("form.pin"),
        rules: [
          must(pinText("lock.firstHint"), (value) => typeof value !== "string" || value === "" || isNewPin(value)),
        ],
      },
    },
    save,
    onSaved: (_saved, { firstName, lastName }) => {
      const name = `${firstName} ${lastName}`.trim();
      showSnackbar({ text: text(employee === null ? "form.added" : "form.saved", { name }), color: "good" });
      (goesOn.current ? onNext : onClose)?.();
    },
  });
  const submitAnd = (next: boolean) => () => {
    goesOn.current = next;
    form.submit();
  };
  const since = useSavedSince(form, saved);
  const title = employee === null ? text("form.add") : text("form.edit", { name: employee.fullName });
  return (
    <FormDialog
      form={{ ...form, submit: submitAnd(false) }}
      title={title}
      save={text("form.save")}
      size="medium"
      columns={2}
      aside={onNext !== undefined && <Button onClick={submitAnd(true)}>{text("form.saveNext")}</Button>}
      onClose={onClose}
    >
      {since.state !== "none" && (
        <div className={classes.since}>
          <SavedSinceNote since={since} />
        </div>
      )}
      <TextField {...form.field("firstName")} />
      <TextField {...form.field("lastName")} />
      <PhoneField {...form.field("phoneNumber")} />
      <TextField {...form.field("email")} type="email" inputMode="email" />
      <TextField {...form.field("emergencyName")} />
      <PhoneField {...form.field("emergencyPhone")} />
      <TextField {...form.field("drsEmployeeCode")} />
      <CheckboxField {...form.field("isManager")} hint={text("form.isManagerHint")} />
      {employee === null && <PinField {...form.field("pin")} digits={6} hint={text("form.pinHint")} />}
    </FormDialog>
  );
}

type EmployeeValues = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  emergencyName: string;
  emergencyPhone: string;
  drsEmployeeCode: string;
  isManager: boolean;
  pin: string;
  version: string | null;
};

const nobody: EmployeeValues = {
  firstName: "",
  lastName: "",
  phoneNumber: "",
  email: "",
  emergencyName: "",
  emergencyPhone: "",
  drsEmployeeCode: "",
  isManager: false,
  pin: "",
  version: null,
};

/**
 * The person as a manager last saw them: whose rights end while typing gets no version, and nobody has saved anything.
 */
function useAsManager(employee: TeamEmployee | null): TeamEmployee | null {
  const [latest, setKnown] = useState(employee);
  if (employee !== null && employee.version !== null && employee !== latest) {
    setKnown(employee);
    return employee;
  }
  return latest;
}

function valueIn(values: EmployeeValues, name: string): unknown {
  return Object.getOwnPropertyDescriptor(values, name)?.value;
}

/** A name may be empty but is never unknown. */
function isName(name: string): boolean {
  return name === "firstName" || name === "lastName";
}

function valuesOf(employee: TeamEmployee | null): EmployeeValues {
  if (employee === null) {
    return nobody;
  }
  return {
    ...nobody,
    firstName: employee.firstName,
    lastName: employee.lastName,
    phoneNumber: employee.phoneNumber ?? "",
    email: employee.email ?? "",
    emergencyName: employee.emergencyName ?? "",
    emergencyPhone: employee.emergencyPhone ?? "",
    drsEmployeeCode: employee.drsEmployeeCode ?? "",
    isManager: employee.isManager,
    version: employee.version,
  };
}
