import { PinField } from "#web/ui/fields/pin-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import type { Signature } from "./use-signature.ts";
import classes from "./signature.module.css";

type SignatureFieldsProps = Pick<Signature, "signers" | "first"> & {
  signer: FieldBinding<string>;
  pin: FieldBinding<string>;
};

/** Who signs, the person at the screen until another one is chosen, and their PIN. */
export function SignatureFields({ signers, first, signer, pin }: SignatureFieldsProps) {
  return (
    <div className={classes.signature}>
      <SelectField {...signer} isRequired value={signer.value === "" ? first : signer.value} options={signers} />
      <PinField {...pin} />
    </div>
  );
}
