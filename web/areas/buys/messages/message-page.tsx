import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import {
  automaticKinds,
  buyMessageFields,
  buyMessageFormFields,
  fillBuyMessage,
  sampleValues,
} from "#common/buys/buy-messages.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { TextPreview } from "#web/areas/texting/shared/text-preview.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, required } from "#web/ui/form/rules.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import { buyMessagesQuery, deleteBuyMessageMutation, saveBuyMessageMutation } from "./messages.queries.ts";
import type { BuyMessage } from "./messages.queries.ts";
import { text } from "./messages-text.ts";
import classes from "./messages.module.css";

const kinds = [
  "CHECKED_IN",
  "LATER",
  "READY",
  "REMINDER",
  "LAST_CALL",
  "BRING_BACK",
  "DROP_OFF",
  "QUESTION",
  "CUSTOM",
] as const;

/** One text to sellers: its words, its auto-reply, and how both look on a phone. */
export function MessagePage() {
  const { storeId, messageId } = useParams({ from: "/s/$storeId/buys/settings/prewritten-sms/$messageId" });
  const read = useRead(buyMessagesQuery);
  const isNew = messageId === "new";
  const [fresh] = useState<BuyMessage>(() => ({
    ...{ id: newId(), kind: "CUSTOM", name: "", body: "", autoReply: null },
    ...{ isDefault: false, isAutomatic: false },
  }));
  const messages = read.status === "ready" ? read.data.buyMessages : [];
  const message = isNew ? fresh : messages.find(({ id }) => id === messageId);
  return (
    <Page
      title={text(isNew ? "newTitle" : "title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/buys/settings" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
    >
      <ReadState read={read} />
      {read.status === "ready" &&
        (message === undefined ? (
          <EmptyState title={text("missing")} text={text("missingText")} />
        ) : (
          <MessageForm key={message.id} message={message} isNew={isNew} storeId={storeId} />
        ))}
    </Page>
  );
}

/** A select's value is any text until it is saved. */
type MessageValues = {
  kind: string;
  name: string;
  body: string;
  autoReply: string;
  isDefault: boolean;
  isAutomatic: boolean;
};
type MessageFormProps = { message: BuyMessage; isNew: boolean; storeId: number };

function MessageForm({ message, isNew, storeId }: MessageFormProps) {
  const navigate = useNavigate();
  const store = useActiveStore();
  const wordsOf = (words: string) =>
    fillBuyMessage(words, { ...sampleValues, store: store?.name ?? null, phone: "(614) 555-0100" });
  const [save] = useChange(saveBuyMessageMutation);
  const [remove, isRemoving] = useChange(deleteBuyMessageMutation);
  const { name, body, autoReply, isDefault, isAutomatic } = message;
  const goBack = () => void navigate({ to: "/s/$storeId/buys/settings", params: { storeId } });
  const initial: MessageValues = { kind: message.kind, name, body, autoReply: autoReply ?? "", isDefault, isAutomatic };
  const form = useForm({
    initial,
    fields: {
      kind: { label: text("kind"), rules: [required] },
      name: { label: text("name"), rules: [accepts(buyMessageFormFields.name)] },
      body: { label: text("body"), rules: [accepts(buyMessageFormFields.body)] },
      autoReply: { label: text("autoReply"), rules: [accepts(buyMessageFormFields.autoReply)] },
      isDefault: { label: text("isDefault") },
      isAutomatic: { label: text("isAutomatic") },
    },
    save: (values) => {
      const kind = kinds.find((candidate) => candidate === values.kind) ?? "CUSTOM";
      return save({ message: { ...values, id: message.id, kind } }, { refetches: [buyMessagesQuery] });
    },
    onSaved: () => {
      showSnackbar({ text: text("saved"), color: "good" });
      goBack();
    },
  });
  const deleteIt = async () => {
    const outcome = await remove({ id: message.id }, { refetches: [buyMessagesQuery] });
    if (outcome.isDone) {
      showSnackbar({ text: text("removed"), color: "good" });
      goBack();
    } else {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const mayBeAutomatic = automaticKinds.some((kind) => kind.toUpperCase() === form.values.kind);
  const fields = buyMessageFields.map((field) => `{${field}}`).join(" ");
  return (
    <Form form={form} label={text("title")} startsTyping={isNew} actions={<SaveBar form={form} save={text("save")} />}>
      <Card>
        <div className={classes.fields}>
          <SelectField
            {...form.field("kind")}
            options={kinds.map((value) => ({ value, label: buyText(`message.${value}`) }))}
          />
          <TextField {...form.field("name")} limit={40} />
          <TextareaField {...form.field("body")} rows={4} hint={text("bodyHint", { fields })} />
          <TextPreview label={text("preview")} words={wordsOf(form.values.body)} />
          <TextareaField {...form.field("autoReply")} rows={3} hint={text("autoReplyHint")} />
          <TextPreview label={text("autoReply")} words={wordsOf(form.values.autoReply)} />
          <SwitchField {...form.field("isDefault")} hint={text("isDefaultHint")} />
          {mayBeAutomatic && <SwitchField {...form.field("isAutomatic")} hint={text("isAutomaticHint")} />}
        </div>
      </Card>
      {!isNew && (
        <Button isBusy={isRemoving} onClick={() => void deleteIt()}>
          {text("remove")}
        </Button>
      )}
    </Form>
  );
}
