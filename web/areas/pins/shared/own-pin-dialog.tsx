import { useChange } from "#web/platform/graphql/use-change.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PinForm } from "./pin-form.tsx";
import { setFirstPinMutation, changePinMutation } from "./pins.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";
import { isEndOfPhone, isNewPin } from "#common/pins/pin.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PinField } from "#web/ui/fields/pin-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";

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
          save={(pins) => setFirst({ employeeId: employee.id, ...pins }, { refetches: [employeesQuery] })}
          onSaved={done}
        />
      )}
    </Dialog>
  );
}

const oldPinRefusals: ReadonlySet<string> = new Set(["invalid-pin", "too-many-tries"]);

type OwnPinFormProps = { employee: TeamEmployee; onDone: () => void };

/** The person who knows the old PIN chooses a new one; the server checks all of it again. */
function OwnPinForm({ employee, onDone }: OwnPinFormProps) {
  const [change] = useChange(changePinMutation);
  const isAllowed = (value: unknown) => isNewPin(String(value)) && !isEndOfPhone(String(value), employee.phoneNumber);
  const form = useForm({
    initial: { oldPin: "", pin: "", pinRepeat: "" },
    fields: {
      oldPin: { label: text("pin.old"), rules: [required] },
      pin: { label: text("pin.new"), rules: [required, must(text("lock.firstHint"), isAllowed)] },
      pinRepeat: {
        label: text("pin.repeat"),
        rules: [required, must(text("pin.differs"), (value, values) => value === values["pin"])],
      },
    },
    save: async (values) => {
      const outcome = await change(values, { refetches: [employeesQuery] });
      if (outcome.isDone || !oldPinRefusals.has(outcome.refused.code ?? "")) {
        return outcome;
      }
      return { isDone: false, refused: { ...outcome.refused, fields: { oldPin: outcome.refused.text } } };
    },
    onSaved: onDone,
    refusalText: () => text("pin.failed"),
  });
  return (
    <Form
      form={form}
      label={text("pin.own")}
      actions={
        <Button kind="primary" type="submit" isWide isBusy={form.status === "submitting"}>
          {text("pin.save")}
        </Button>
      }
    >
      <PinField {...form.field("oldPin")} digits={6} />
      <PinField {...form.field("pin")} digits={6} hint={text("lock.firstHint")} />
      <PinField {...form.field("pinRepeat")} digits={6} />
    </Form>
  );
}
