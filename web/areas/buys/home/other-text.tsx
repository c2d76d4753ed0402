import { IconMessages } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { buyMessageFormFields } from "#common/buys/buy-messages.ts";
import { isFailedText } from "#common/texting/text-retry.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { failureText } from "#web/areas/texting/shared/failure-text.ts";
import { PartMeter } from "#web/areas/texting/shared/part-meter.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./home-text.ts";
import { buyTextDraftsQuery, textBuyMutation } from "./home.queries.ts";
import type { BuyTextDraft, DeskBuy } from "./home.queries.ts";
import { isTexted } from "./text-act.tsx";
import classes from "./home.module.css";

type TextedDesk = Pick<DeskBuy, "buy" | "text" | "textRefusal">;

/** Any of the store's messages to the seller, and its words before they go. */
export function OtherText({ desk }: { desk: TextedDesk }) {
  const mayText = useCanAfterPin()("texting:send");
  const [isOpen, setIsOpen] = useState(false);
  if (!mayText || desk.textRefusal !== null || desk.buy.status === "COMPLETE") {
    return null;
  }
  const label = text("act.otherText", { name: desk.buy.customer.fullName });
  return (
    <>
      <IconButton label={label} onClick={() => setIsOpen(true)}>
        <IconMessages size={20} />
      </IconButton>
      {isOpen && <TextDialog desk={desk} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type TextDialogProps = { desk: TextedDesk; onClose: () => void };

function TextDialog({ desk, onClose }: TextDialogProps) {
  const read = useRead(buyTextDraftsQuery, { variables: { buyId: desk.buy.id } });
  const title = text("act.otherText", { name: desk.buy.customer.fullName });
  const drafts = read.status === "ready" ? offered(read.data.buyTextDrafts, desk) : [];
  if (drafts.length > 0) {
    return <DraftForm desk={desk} drafts={drafts} title={title} onClose={onClose} />;
  }
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && <p>{text("act.noTexts")}</p>}
    </Dialog>
  );
}

/** That an offer is ready is texted when it is, and once. */
function offered(drafts: readonly BuyTextDraft[], desk: TextedDesk): readonly BuyTextDraft[] {
  const mayBeReady = (desk.buy.stage === "READY" || desk.buy.stage === "NOTIFIED") && !isTexted(desk);
  return drafts.filter(({ kind }) => kind !== "READY" || mayBeReady);
}

type DraftFormProps = TextDialogProps & { drafts: readonly BuyTextDraft[]; title: string };

function DraftForm({ desk: { buy }, drafts, title, onClose }: DraftFormProps) {
  const [send] = useChange(textBuyMutation);
  // A press whose response was lost keeps its id, so the seller is texted once.
  const attempt = useRef(newId());
  const first = ["READY", "QUESTION"].map((kind) => drafts.find((draft) => draft.kind === kind)).find(Boolean);
  const start = first ?? drafts[0];
  const name = buy.customer.fullName;
  const form = useForm({
    initial: { messageId: start?.id ?? "", body: start?.body ?? "" },
    fields: {
      messageId: { label: text("act.whichText"), rules: [required] },
      body: { label: text("act.words"), rules: [accepts(buyMessageFormFields.body)] },
    },
    guardsChanges: false,
    save: (values) =>
      send(
        { id: attempt.current, buyId: buy.id, ...values },
        { request: { title: text("act.textWho") }, refetches: buyQueries },
      ),
    onSaved: (saved) => {
      const sent = saved.textBuy.text;
      showSnackbar(
        sent !== null && isFailedText(sent)
          ? { text: text("act.notTexted", { name, reason: failureText(sent) }), color: "bad" }
          : { text: text("act.texted", { name }), color: "good" },
      );
      onClose();
    },
  });
  const message = form.field("messageId");
  const choose = (messageId: string) => {
    message.onChange(messageId);
    form.setValue("body", drafts.find(({ id }) => id === messageId)?.body ?? "");
  };
  return (
    <FormDialog form={form} title={title} save={text("act.sendText")} onClose={onClose}>
      <SelectField
        {...message}
        options={drafts.map((draft) => ({ value: draft.id, label: draft.name }))}
        onChange={choose}
      />
      <div className={classes.words}>
        <TextareaField {...form.field("body")} rows={5} />
        <PartMeter body={form.values.body} />
      </div>
    </FormDialog>
  );
}
