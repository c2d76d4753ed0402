import { Page } from "#web/ui/page/page.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { appVersion } from "#web/platform/app-version.ts";
import { deviceId } from "#web/platform/browser/device-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { DeviceLine } from "./device-line.tsx";
import { RegisterProgramCard } from "./register-program-card.tsx";
import { PairingCodeView } from "./shared/pairing-code-view.tsx";
import { PrintQueueCard } from "./print-queue-card.tsx";
import { TestPageCard } from "./test-page-card.tsx";
import { useLiveDevices } from "./use-live-devices.ts";
import { text } from "./settings-text.ts";
import { createPairingCodeMutation, devicesQuery } from "./settings.queries.ts";
import type { PairingCode } from "./settings.queries.ts";
import classes from "./settings.module.css";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";

/** This browser, the store's registers and what they print, and the code that makes a new one. */
export function DevicePage() {
  const read = useRead(devicesQuery);
  useLiveDevices();
  const [createCode, isCreating] = useChange(createPairingCodeMutation);
  const [code, setCode] = useState<PairingCode | null>(null);
  const create = async () => {
    const outcome = await createCode({});
    if (outcome.isDone) {
      setCode(outcome.data.createPairingCode);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Page
      width="reading"
      back={<SettingsBack />}
      title={text("device.title")}
      actions={
        <>
          <Button
            kind="primary"
            data-new
            icon={<IconPlus size={18} />}
            isBusy={isCreating}
            onClick={() => void create()}
          >
            {text("device.code")}
          </Button>
        </>
      }
    >
      <Card title={text("device.all")} hasPadding={false}>
        <ReadState read={read} />
        {read.status === "ready" && read.data.devices.length === 0 && (
          <EmptyState title={text("device.empty")} text={text("device.emptyHint")} />
        )}
        {read.status === "ready" && read.data.devices.map((device) => <DeviceLine key={device.id} device={device} />)}
      </Card>
      <RegisterProgramCard />
      <TestPageCard />
      <PrintQueueCard />
      <Card title={text("device.this")}>
        <p>
          {text("device.thisId")}: {deviceId()}
        </p>
        <p>
          {text("device.version")}: {appVersion}
        </p>
      </Card>
      {code !== null && (
        <PairingDialog
          code={code}
          onClose={() => {
            setCode(null);
            read.again();
          }}
        />
      )}
    </Page>
  );
}

/** The code, until the register that typed it stands in the list. */
function PairingDialog({ code, onClose }: { code: PairingCode; onClose: () => void }) {
  return (
    <Dialog title={text("device.codeTitle")} size="small" onClose={onClose}>
      <div className={classes.pairing}>
        <p>{text("device.codeText", { address: `${window.location.host}/kiosk` })}</p>
        <PairingCodeView code={code} />
      </div>
    </Dialog>
  );
}
