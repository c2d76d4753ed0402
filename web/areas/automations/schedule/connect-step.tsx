import { useState } from "react";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { HomebaseForm } from "./homebase-form.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { WhenIWorkForm } from "./when-i-work-form.tsx";

/** Signing in at the service; again when the login ran out. */
export function ConnectStep({ of }: { of: ScheduleIn }) {
  const { store, name, schedule } = of;
  const { integration } = schedule;
  const isPhone = useIsPhone();
  const [isAgain, setIsAgain] = useState(false);
  const isConnected = integration.connectedAt !== null;
  const isStale = integration.needsAction === "SIGN_IN";
  const isOpen = !isConnected || isStale || isAgain;
  const close = () => setIsAgain(false);
  return (
    <SetupPanel kind={isStale ? "warning" : isConnected ? "complete" : "pending"} title={text("connect.title")}>
      {isConnected && <p>{text("connect.as", { account: integration.accountName })}</p>}
      {isOpen ? (
        <div className={classes.form}>
          <p className={classes.hint}>{text("connect.text", { store, name })}</p>
          {isPhone && <p className={classes.hint}>{text("connect.phone")}</p>}
          {of.id === "HOMEBASE" ? <HomebaseForm of={of} onDone={close} /> : <WhenIWorkForm of={of} onDone={close} />}
        </div>
      ) : (
        <div className={classes.actions}>
          <Button onClick={() => setIsAgain(true)}>{text("connect.again")}</Button>
        </div>
      )}
    </SetupPanel>
  );
}
