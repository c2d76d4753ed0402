import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { relativeTime } from "#common/relative-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { min, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./support-text.ts";
import classes from "./support.module.css";
import { replayWebhookMutation, servicesQuery, waitingWebhooksQuery } from "./support.queries.ts";
import type { Service, Webhook } from "./support.queries.ts";

/** What the open store has connected and how it goes, and what came from there and was not worked off. */
export function Services() {
  return (
    <div className={classes.companies}>
      <ServiceList />
      <WebhookList />
    </div>
  );
}

function useTimeOf(): (instant: string) => string {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  return (instant) => relativeTime(new Date(instant), { now, timeZone });
}

function ServiceList() {
  const store = useActiveStore()?.name ?? "";
  const read = useRead(servicesQuery, { live: ["Integration"] });
  const services = read.status === "ready" ? read.data.integrations.filter(isInUse) : null;
  return (
    <Card title={text("services.title", { store })} hasPadding={false}>
      <ReadState read={read} />
      {services?.length === 0 && <EmptyState title={text("services.none")} />}
      <ul className={classes.lines}>
        {services?.map((service) => (
          <ServiceLine key={service.id} service={service} />
        ))}
      </ul>
    </Card>
  );
}

/** One that was disconnected keeps its log. */
function isInUse({ state, lastOkAt, lastError }: Service): boolean {
  return state !== "NOT_CONNECTED" || lastOkAt !== null || lastError !== null;
}

const tones = { NOT_CONNECTED: "neutral", CONNECTED: "warn", ACTIVE: "good", ERROR: "bad" } as const;

function ServiceLine({ service: { id, name, state, lastOkAt, lastError } }: { service: Service }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeOf = useTimeOf();
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.named}>
          <strong>{name}</strong>
          <Badge tone={tones[state]}>{text(`services.${state}`)}</Badge>
        </p>
        {lastError !== null && (
          <p className={classes.reason}>
            {text("services.lastError", { time: timeOf(lastError.at), text: lastError.text })}
          </p>
        )}
        <small>
          {lastOkAt === null ? text("services.never") : text("services.lastOk", { time: timeOf(lastOkAt) })}
        </small>
      </div>
      <ButtonLink
        to="/s/$storeId/settings/automations/log/$integration"
        params={{ storeId, integration: id }}
        aria-label={text("services.logOf", { name })}
      >
        {text("services.log")}
      </ButtonLink>
    </li>
  );
}

function WebhookList() {
  const read = useRead(waitingWebhooksQuery, { live: ["Webhook", "Integration", "Billing"] });
  const [replayed, setReplayed] = useState<Webhook | null>(null);
  const webhooks = read.status === "ready" ? read.data.waitingWebhooks : null;
  return (
    <Card title={text("webhooks.title")} hasPadding={false}>
      <ReadState read={read} />
      {webhooks?.length === 0 && <EmptyState title={text("webhooks.none")} text={text("webhooks.noneHint")} />}
      <ul className={classes.lines}>
        {webhooks?.map((webhook) => (
          <WebhookLine key={keyOf(webhook)} webhook={webhook} onReplay={() => setReplayed(webhook)} />
        ))}
      </ul>
      {replayed !== null && <ReplayDialog webhook={replayed} onClose={() => setReplayed(null)} />}
    </Card>
  );
}

function keyOf({ inbox, service, id }: Webhook): string {
  return [inbox, service, id].join(" ");
}

function WebhookLine({ webhook, onReplay }: { webhook: Webhook; onReplay: () => void }) {
  const timeOf = useTimeOf();
  const { serviceName, kind, receivedAt, tries, triedAt, trouble } = webhook;
  const name = text("webhooks.name", { service: serviceName, kind });
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.named}>
          <strong>{name}</strong>
          {trouble === null ? (
            <Badge tone="warn">{text("webhooks.waits")}</Badge>
          ) : (
            <Badge tone="bad">{text("webhooks.failed")}</Badge>
          )}
        </p>
        {trouble !== null && <p className={classes.reason}>{text(`webhooks.${trouble}`)}</p>}
        <small>
          {text("webhooks.received", { time: timeOf(receivedAt) })} ·{" "}
          {triedAt === null
            ? text("webhooks.untried")
            : text("webhooks.tries", { count: tries, time: timeOf(triedAt) })}
        </small>
      </div>
      <Button onClick={onReplay} aria-label={text("webhooks.replayOf", { name })}>
        {text("webhooks.replay")}
      </Button>
    </li>
  );
}

function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [replay] = useChange(replayWebhookMutation);
  const { inbox, service, id, serviceName, kind } = webhook;
  const name = text("webhooks.name", { service: serviceName, kind });
  const form = useForm({
    initial: { reason: "" },
    fields: { reason: { label: text("enter.reason"), rules: [required, min(3)] } },
    save: ({ reason }) =>
      replay({ inbox, service, id, reason }, { employee: "none", refetches: [waitingWebhooksQuery] }),
    onSaved: ({ replayWebhook }) => {
      showSnackbar({ text: text(`webhooks.${replayWebhook}`, { name }), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("webhooks.replayOf", { name })}
      save={text("webhooks.replay")}
      onClose={onClose}
    >
      <p>{text(inbox === "TEXTING" ? "webhooks.inOrder" : "webhooks.text")}</p>
      <TextField {...form.field("reason")} limit={200} />
    </FormDialog>
  );
}
