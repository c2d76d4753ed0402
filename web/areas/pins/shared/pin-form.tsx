import { isEndOfPhone, isNewPin } from "#common/pins/pin.ts";
import { text } from "./team-mode-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PinField } from "#web/ui/fields/pin-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { must, required } from "#web/ui/form/rules.ts";
import type { Rule } from "#web/ui/form/rules.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";

type NewPin = { pin: string; pinRepeat: string };

type PinFormProps = {
  title: string;
  /** Its last four digits may not be the PIN. */
  phoneNumber: string | null;
  save: (pin: NewPin) => Promise<SaveOutcome>;
  onSaved: (pin: string) => void;
};

/** A new PIN twice; the server checks the same rules again. */
export function PinForm({ title, phoneNumber, save, onSaved }: PinFormProps) {
  const form = useForm({
    initial: { pin: "", pinRepeat: "" },
    fields: {
      pin: { label: text("pin.new"), rules: [required, allowed, notOfPhone(phoneNumber)] },
      pinRepeat: {
        label: text("pin.repeat"),
        rules: [required, must(text("pin.differs"), (value, values) => value === values["pin"])],
      },
    },
    save,
    onSaved: (_saved, { pin }) => onSaved(pin),
    refusalText: () => text("pin.failed"),
  });
  return (
    <Form
      form={form}
      label={title}
      actions={
        <Button kind="primary" type="submit" isWide isBusy={form.status === "submitting"}>
          {text("pin.save")}
        </Button>
      }
    >
      <PinField {...form.field("pin")} digits={6} hint={text("lock.firstHint")} />
      <PinField {...form.field("pinRepeat")} digits={6} />
    </Form>
  );
}

/** The same refusals as the server's, in its words. */
const allowed: Rule = {
  isMet: (value) => typeof value === "string" && isNewPin(value),
  message: () => text("lock.firstHint"),
};

function notOfPhone(phoneNumber: string | null): Rule {
  return must(text("lock.firstHint"), (value) => !isEndOfPhone(String(value), phoneNumber));
}
