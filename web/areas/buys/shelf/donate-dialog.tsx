import { formatDate } from "#common/date-format.ts";
import { completeBuyMutation } from "#web/areas/buys/home/home.queries.ts";
import type { DeskBuy } from "#web/areas/buys/home/home.queries.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { TextState } from "#web/areas/buys/shared/text-state.tsx";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { SignatureFields } from "#web/areas/pins/shared/signature/signature-fields.tsx";
import { useSignature } from "#web/areas/pins/shared/signature/use-signature.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useSession } from "#web/platform/session/session.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./shelf-text.ts";
import classes from "./shelf.module.css";

type DonateDialogProps = { desk: Pick<DeskBuy, "buy" | "text">; onClose: () => void };

/** A seller's things leave the store, so at a register a person signs for it with their PIN; an own login is a signature. */
export function DonateDialog({ desk: { buy, text: sent }, onClose }: DonateDialogProps) {
  const isRegister = useSession()?.type === "PosUser";
  const [complete] = useChange(completeBuyMutation);
  const { signers, first, prove } = useSignature();
  const form = useForm({
    initial: { signer: "", pin: "" },
    fields: {
      signer: { label: text("donate.who"), isVisible: () => isRegister },
      pin: { label: text("donate.pin"), rules: [required], isVisible: () => isRegister },
    },
    guardsChanges: false,
    save: async ({ signer, pin }): Promise<SaveOutcome> => {
      const refused = isRegister ? await prove(signer === "" ? first : signer, pin) : null;
      return refused ?? complete({ id: buy.id, outcome: "LEFT_ITEMS_DONATED" }, { refetches: buyQueries });
    },
    refusalText: (error) => text("donate.failed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("donate.done", { number: buy.number }), color: "good" });
      onClose();
    },
  });
  const words = { pile: pileText(buy), name: buy.customer.fullName, date: formatDate(buy.businessDate) };
  return (
    <FormDialog
      form={form}
      title={text("donate.title", { number: buy.number })}
      save={text("donate.do")}
      onClose={onClose}
    >
      <p>{text("donate.about", words)}</p>
      {sent !== null && <TextState sent={sent} />}
      <p className={classes.last}>{text("donate.last")}</p>
      {isRegister && <SignatureFields signer={form.field("signer")} pin={form.field("pin")} {...{ signers, first }} />}
    </FormDialog>
  );
}
