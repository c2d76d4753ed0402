import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { EmailField } from "#web/areas/customers/shared/email-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { FormState } from "#web/ui/form/use-form.ts";
import type { RequestValues } from "./request-fields.ts";

export function RequestFormFields({ form }: { form: FormState<RequestValues> }) {
  return (
    <>
      <TextField {...form.field("firstName")} />
      <TextField {...form.field("lastName")} />
      <PhoneField {...form.field("mobile")} />
      <EmailField {...form.field("email")} />
      <NumberField {...form.field("containers")} />
      <CheckboxField {...form.field("isDropOff")} />
    </>
  );
}
