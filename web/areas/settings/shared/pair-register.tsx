import { IconAlertTriangle, IconCheck, IconMinus } from "@tabler/icons-react";
import { useState } from "react";
import { formatTime } from "#common/time-format.ts";
import { createPairingCodeMutation, devicesQuery } from "#web/areas/settings/settings.queries.ts";
import type { PairingCode, StoreDevice } from "#web/areas/settings/settings.queries.ts";
import { useLiveDevices } from "#web/areas/settings/use-live-devices.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./pair-register-text.ts";
import { PairingCodeView } from "./pairing-code-view.tsx";
import classes from "./pair-register.module.css";

/** So long a register may take before it is said what can be in its way, in milliseconds. */
const tipsAfterMs = 5 * 60_000;

const steps = ["open", "install", "code", "pos"] as const;

/** A pairing code beside what to do with it; the page changes when the register is there. */
export function PairRegister() {
  const read = useRead(devicesQuery, { live: ["device"] });
  useLiveDevices();
  const devices = read.status === "ready" ? read.data.devices : [];
  const register = devices.find(
    ({ type, provider, revokedAt, lastSeenAt }) =>
      (type === "pos" || provider !== null) && revokedAt === null && lastSeenAt !== null,
  );
  return (
    <div className={classes.columns}>
      <Card>
        <ol className={classes.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden>{index + 1}</span>
              <div>
                <strong>{text(`step.${step}`, { address: window.location.host })}</strong>
                <small>{text(`step.${step}.about`)}</small>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      {read.status === "ready" && (register === undefined ? <CodeCard /> : <PairedCard register={register} />)}
    </div>
  );
}

function CodeCard() {
  const [create, isCreating] = useChange(createPairingCodeMutation);
  const [code, setCode] = useState<PairingCode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [askedAt, setAskedAt] = useState(() => Date.now());
  const isLong = useNow(1000).getTime() - askedAt > tipsAfterMs;
  const createCode = async () => {
    const outcome = await create({});
    setAskedAt(Date.now());
    setCode(outcome.isDone ? outcome.data.createPairingCode : null);
    setProblem(outcome.isDone ? null : outcome.refused.text);
  };
  return (
    <Card title={text("code.title")}>
      <div className={classes.code}>
        {code === null ? (
          <p>{problem ?? text("code.about")}</p>
        ) : (
          <>
            <PairingCodeView code={code} />
            <output className={classes.waiting}>
              <strong>{text(isLong ? "wait.long" : "wait.title")}</strong>
              <span>{text("wait.about")}</span>
            </output>
            {isLong && (
              <ul className={classes.tips}>
                {(["online", "clock", "network"] as const).map((tip) => (
                  <li key={tip}>
                    <IconAlertTriangle size={16} aria-hidden />
                    <Tip tip={tip} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <Button kind={code === null ? "primary" : "default"} isBusy={isCreating} onClick={() => void createCode()}>
          {text(code === null ? "code.show" : "code.new")}
        </Button>
      </div>
    </Card>
  );
}

function Tip({ tip }: { tip: "online" | "clock" | "network" }) {
  const time = formatTime(useNow(), useActiveStore()?.timeZone ?? "UTC");
  return <span>{text(`tip.${tip}`, { time, address: window.location.host })}</span>;
}

function PairedCard({ register }: { register: StoreDevice }) {
  const storeId = useActiveStore()?.id ?? 0;
  const printers = register.printers.map(({ displayName, name }) => displayName || name).join(", ");
  const pos = register.posName ?? "";
  return (
    <Card title={text("there.title", { name: register.name })}>
      <ul className={classes.tips} data-good>
        <PairedPart isThere={printers !== ""}>
          {printers === "" ? text("there.noPrinters") : text("there.printers", { printers })}
        </PairedPart>
        <PairedPart isThere={pos !== ""}>{pos === "" ? text("there.noPos") : text("there.pos", { pos })}</PairedPart>
      </ul>
      <ButtonLink to="/s/$storeId/settings/device" params={{ storeId }}>
        {text("there.test")}
      </ButtonLink>
    </Card>
  );
}

function PairedPart({ isThere, children }: { isThere: boolean; children: string }) {
  return (
    <li data-missing={!isThere || undefined}>
      {isThere ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
      <span>{children}</span>
    </li>
  );
}
