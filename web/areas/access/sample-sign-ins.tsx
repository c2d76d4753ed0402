import { IconDeviceDesktop } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { callApi } from "#web/platform/calls/call-api.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { signIn, signInRegister } from "#web/platform/person/sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { text } from "./access-text.ts";
import classes from "./auth-page.module.css";

const samples = shape.object({
  signIns: shape.list(
    shape.object({
      email: shape.text,
      name: shape.text,
      kind: shape.oneOf("owner", "district", "manager", "employee", "support"),
    }),
  ),
  registers: shape.list(shape.object({ name: shape.text, deviceToken: shape.text })),
  password: shape.text,
  pin: shape.text,
});

type SampleSignInsProps = {
  isBusy: boolean;
  /** Signs in and goes on; says by itself what went wrong. */
  onChoose: (enter: () => Promise<void>) => void;
};

/** The people and registers of the demonstration company, one press each. Other programs answer with none. */
export function SampleSignIns({ isBusy, onChoose }: SampleSignInsProps) {
  const [found, setFound] = useState<ShapeOf<typeof samples> | null>(null);
  useEffect(function askForSamples() {
    callApi({ path: "/demonstration", answer: samples })
      .then(setFound)
      .catch((error: unknown) => {
        logProblem("No demonstration here", error);
      });
  }, []);
  if (found === null) {
    return null;
  }
  const { password, pin } = found;
  return (
    <section className={classes.samples} aria-label={text("login.sampleTitle")}>
      <header>
        <h2>{text("login.sampleTitle")}</h2>
        <p>{text("login.sampleHint")}</p>
      </header>
      <ul>
        {found.signIns.map(({ email, name, kind }) => (
          <li key={email}>
            <Button isWide disabled={isBusy} title={email} onClick={() => onChoose(() => signIn({ email, password }))}>
              <span className={classes.sample}>
                <Avatar name={name} size={32} />
                <span>{text(`login.sample.${kind}`)}</span>
                <small>{name}</small>
              </span>
            </Button>
          </li>
        ))}
        {found.registers.map(({ name, deviceToken }) => (
          <li key={deviceToken}>
            <Button isWide disabled={isBusy} onClick={() => onChoose(() => signInRegister(deviceToken))}>
              <span className={classes.sample}>
                <IconDeviceDesktop size={24} aria-hidden="true" />
                <span>{text("login.sample.register")}</span>
                <small>{name}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        {text("login.samplePassword", { password })} · {text("login.samplePin", { pin })}
      </p>
    </section>
  );
}
