import { useState } from "react";
import type { AnyDocument, TypedDocument } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { email, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { connectScheduleMutation } from "./automations-changes.queries.ts";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import type { Integration } from "./automations.queries.ts";

type Connecting = {
  integration: Integration;
  store: string;
  /** The queries to refetch once the service is connected. */
  refetched: readonly AnyDocument[];
  /** Takes what was typed to the service; a scheduling service's where nothing else is given. */
  mutation?: TypedDocument<unknown, { id: string; credentials: { name: string; value: string }[] }>;
};

/** Signs in at the service, and again when the sign-in has expired. */
export function ConnectStep({ integration, store, refetched, mutation }: Connecting) {
  const isPhone = useIsPhone();
  const [isAgain, setIsAgain] = useState(false);
  const isConnected = integration.connectedAt !== null;
  const isStale = integration.needsAction === "SIGN_IN";
  const isOpen = !isConnected || isStale || isAgain;
  return (
    <SetupPanel kind={isStale ? "warning" : isConnected ? "complete" : "pending"} title={text("connect.title")}>
      {isConnected && <p>{text("connect.as", { account: integration.accountName })}</p>}
      {isOpen ? (
        <div className={classes.form}>
          <p className={classes.hint}>{text("connect.text", { store, name: integration.name })}</p>
          {isPhone && <p className={classes.hint}>{text("connect.phone")}</p>}
          <CredentialsForm
            {...{ integration, store, refetched, ...(mutation && { mutation }) }}
            onDone={() => setIsAgain(false)}
          />
        </div>
      ) : (
        <div className={classes.actions}>
          <Button onClick={() => setIsAgain(true)}>{text("connect.again")}</Button>
        </div>
      )}
    </SetupPanel>
  );
}

/** A form with the fields that the service's registration names. */
function CredentialsForm(props: Connecting & { onDone: () => void }) {
  const { integration, store, refetched, mutation = connectScheduleMutation, onDone } = props;
  const { id, name: service, credentials } = integration;
  const [connect] = useChange(mutation);
  const form = useForm({
    initial: Object.fromEntries(credentials.map(({ name }) => [name, ""])),
    fields: Object.fromEntries(
      credentials.map(({ name, label, kind }) => [
        name,
        { label, rules: kind === "EMAIL" ? [required, email] : [required] },
      ]),
    ),
    save: (values) => {
      const typed = credentials.map(({ name, kind }) => {
        const value = values[name] ?? "";
        return { name, value: kind === "SECRET" ? value : value.trim() };
      });
      return connect({ id, credentials: typed }, { refetches: refetched, waitsForRefetch: true });
    },
    onSaved: () => {
      showSnackbar({ text: text("connect.done", { store, name: service }), color: "good" });
      onDone();
    },
  });
  const actions = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
      {text("connect.do", { store })}
    </Button>
  );
  return (
    <Form form={form} label={text("connect.title")} actions={actions} startsTyping>
      {credentials.map(({ name, hint, kind }) => {
        const hinted = hint === null ? {} : { hint };
        return kind === "SECRET" ? (
          <PasswordField key={name} {...form.field(name)} {...hinted} isNew />
        ) : (
          <TextField key={name} {...form.field(name)} {...hinted} />
        );
      })}
    </Form>
  );
}
