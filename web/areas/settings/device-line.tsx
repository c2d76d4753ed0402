import { deviceFields } from "#common/store-fields.ts";
import { useParams } from "@tanstack/react-router";
import { accepts } from "#web/ui/form/rules.ts";
import { useState } from "react";
import { relativeTime } from "#common/relative-time.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useTills } from "#web/platform/till/tills.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { DeviceCapabilities } from "./device-capabilities.tsx";
import { DeviceLogsDialog } from "./device-logs-dialog.tsx";
import { DeviceReading } from "./device-reading.tsx";
import { deviceState, printerTrouble } from "./device-state.ts";
import { text } from "./settings-text.ts";
import { revokeDeviceMutation, renameDeviceMutation } from "./settings.queries.ts";
import type { StoreDevice } from "./settings.queries.ts";
import classes from "./settings.module.css";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

const badges = {
  revoked: { tone: "bad", text: "device.revokedState" },
  online: { tone: "good", text: "device.online" },
  offline: { tone: "neutral", text: "device.offline" },
  silent: { tone: "warn", text: "device.silent" },
  unknown: null,
} as const;

/** A clock further off than this is shown. */
const shownSkewSeconds = 120;

export function DeviceLine({ device }: { device: StoreDevice }) {
  const store = useActiveStore();
  const { online, isKnown } = useTills();
  const now = useNow();
  const isSeated = online.some(({ deviceId }) => deviceId === device.id);
  const state = deviceState(device, { isSeated, isChannelKnown: isKnown, now });
  const badge = badges[state];
  return (
    <div className={classes.line}>
      <div>
        <strong>
          {device.name}
          {badge !== null && <Badge tone={badge.tone}>{text(badge.text)}</Badge>}
        </strong>
        <small>
          {factsOf(device, {
            isSeen: state === "online" || state === "silent",
            now,
            timeZone: store?.timeZone ?? "UTC",
          }).join(" · ")}
        </small>
        {device.revokedAt === null && (
          <>
            {state !== "offline" && <PrinterTroubles device={device} />}
            <DeviceReading device={device} />
            <DeviceCapabilities device={device} />
          </>
        )}
      </div>
      {device.revokedAt === null && <DeviceActions device={device} />}
    </div>
  );
}

function DeviceActions({ device }: { device: StoreDevice }) {
  const store = useActiveStore();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isLogOpen, setIsLogOpen] = useState(false);
  const [revoke, isRevoking] = useChange(revokeDeviceMutation);
  const { name } = device;
  const askAndRevoke = async () => {
    const isSure = await ask({
      title: text("device.revokeTitle", { name, store: store?.name ?? "" }),
      text: text("device.revokeText"),
      confirm: text("device.revoke"),
      cancel: text("device.cancel"),
      tone: "bad",
    });
    if (!isSure) {
      return;
    }
    const outcome = await revoke({ id: device.id });
    showSnackbar(
      outcome.isDone
        ? { text: text("device.revoked", { name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  if (device.provider !== null) {
    return <ServiceLink provider={device.provider} />;
  }
  return (
    <div className={classes.actions}>
      {device.type === "pos" && <Button onClick={() => setIsLogOpen(true)}>{text("device.log")}</Button>}
      <Button onClick={() => setIsRenaming(true)}>{text("device.rename")}</Button>
      <Button isBusy={isRevoking} onClick={() => void askAndRevoke()}>
        {text("device.revoke")}
      </Button>
      {isLogOpen && <DeviceLogsDialog device={device} onClose={() => setIsLogOpen(false)} />}
      {isRenaming && <RenameDialog device={device} onClose={() => setIsRenaming(false)} />}
    </div>
  );
}

/** A register service is connected and disconnected on its own page. */
function ServiceLink({ provider }: { provider: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <div className={classes.actions}>
      <ButtonLink
        to="/s/$storeId/settings/automations/registers/$integration"
        params={{ storeId, integration: provider }}
      >
        {text("device.service")}
      </ButtonLink>
    </div>
  );
}

/** A printer that stops is said where the register is; what cannot be asked says nothing. */
function PrinterTroubles({ device }: { device: StoreDevice }) {
  return device.printers.map(({ name, displayName, status }) => {
    const trouble = printerTrouble(status);
    return (
      trouble !== null && (
        <small key={name} className={trouble === "low-paper" ? undefined : classes.reason}>
          {text(`printerStatus.${trouble}`, { printer: displayName })}
        </small>
      )
    );
  });
}

function factsOf(device: StoreDevice, at: { isSeen: boolean; timeZone: string; now: Date }): string[] {
  const { queueLength, printers } = device;
  return [
    posText(device),
    at.isSeen ? null : seenText(device, at),
    (queueLength ?? 0) === 0 ? null : text("device.queue", { count: queueLength ?? 0 }),
    skewText(device),
    printers.length === 0 ? null : text("device.printers", { count: printers.length }),
    device.appVersion,
  ].filter((fact) => fact !== null);
}

/** A register that says why it does not read needs no second sentence that it doesn't. */
function posText({ posName, posVersion, isPosConnected, reading }: StoreDevice): string | null {
  if (!isPosConnected && reading?.problem) {
    return null;
  }
  const key = isPosConnected ? "device.pos" : "device.posOff";
  return posName === null ? null : text(key, { pos: posName, version: posVersion ?? "" });
}

function seenText({ lastSeenAt }: StoreDevice, at: { timeZone: string; now: Date }): string {
  return lastSeenAt === null
    ? text("device.never")
    : text("device.lastSeen", { time: relativeTime(new Date(lastSeenAt), at) });
}

function skewText({ clockSkewSeconds }: StoreDevice): string | null {
  const seconds = clockSkewSeconds ?? 0;
  return Math.abs(seconds) > shownSkewSeconds ? text("device.skew", { minutes: Math.round(seconds / 60) }) : null;
}

function RenameDialog({ device, onClose }: { device: StoreDevice; onClose: () => void }) {
  const [rename] = useChange(renameDeviceMutation);
  const title = text("device.renameTitle", { name: device.name });
  const form = useForm({
    initial: { name: device.name },
    fields: { name: { label: text("device.name"), rules: [accepts(deviceFields.name)] } },
    save: ({ name }) => rename({ id: device.id, name: name.trim() }),
    onSaved: () => {
      showSnackbar({ text: text("device.renamed"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} size="xsmall" save={text("device.save")} onClose={onClose}>
      <TextField {...form.field("name")} />
    </FormDialog>
  );
}
