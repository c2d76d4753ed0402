import { IconCalendarStar, IconDeviceDesktop } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useOnline } from "#web/platform/browser/online.ts";
import { ApiError } from "#web/platform/calls/api-error.ts";
import { callApi } from "#web/platform/calls/call-api.ts";
import { headAnswer, nothingThere, takeHeadAnswer } from "#web/platform/calls/head-call.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { signIn, signInRegister } from "#web/platform/person/sign-in.ts";
import { hasEarlyOffer, loadSignUpOffer } from "#web/platform/person/sign-up.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./access-text.ts";
import { AuthFrame } from "./shared/auth-frame.tsx";
import classes from "./shared/auth-frame.module.css";

type SignInSheetProps = {
  /** Leads to the page for a forgotten password. */
  forgotLink: ReactNode;
  /** Leads to the page for owners without an account, where the installation takes sign-ups. */
  signUpLink: ReactNode;
  onSignedIn: () => Promise<void>;
};

/** Knows nothing of the router: `sign-in-app.tsx` shows it before the router has been loaded. */
export function SignInSheet({ forgotLink, signUpLink, onSignedIn }: SignInSheetProps) {
  const isOnline = useOnline();
  const takesSignUps = useSignUpOffer();
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const enter = async (identify: () => Promise<void>, submission: Submission) => {
    try {
      setIsGoingOn(true);
      await identify();
      submission.resolve();
      await onSignedIn();
    } catch (error) {
      setIsGoingOn(false);
      submission.setErrors({ form: reasonOf(error) });
    }
  };
  const form = useForm({
    initial: { email: "", password: "" },
    guardsChanges: false,
    fields: {
      email: { label: text("login.email"), rules: [required] },
      password: { label: text("login.password"), rules: [required] },
    },
    onSubmit: (values, submission) => {
      void enter(() => signIn({ email: values.email.trim(), password: values.password }), submission);
    },
  });
  const isBusy = form.status === "submitting" || isGoingOn;

  return (
    <AuthFrame
      title={text("login.title")}
      aside={
        <SampleSignIns
          onChoose={(identify) => {
            if (isBusy) {
              return;
            }
            void enter(identify, {
              resolve: () => undefined,
              setErrors: ({ form: refusal }) => setProblem(refusal ?? null),
            });
          }}
        />
      }
    >
      {!isOnline && <output className={classes.warning}>{text("login.offline")}</output>}
      {problem !== null && (
        <p className={classes.warning} role="alert">
          {problem}
        </p>
      )}
      <Form
        form={form}
        startsTyping
        label={text("login.title")}
        actions={
          <Button kind="primary" type="submit" isWide isBusy={isBusy}>
            {text("login.submit")}
          </Button>
        }
      >
        <TextField {...form.field("email")} type="email" inputMode="email" autoComplete="username" />
        <PasswordField {...form.field("password")} />
      </Form>
      <div className={classes.links}>
        {forgotLink}
        {takesSignUps && signUpLink}
      </div>
    </AuthFrame>
  );
}

/** Wrong, blocked and unknown look alike, so that nobody learns who has a login. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status < 500 ? text("login.wrong") : text("login.unreachable");
}

/** False until the server has said so, and where nobody signs up. */
function useSignUpOffer(): boolean {
  const [takesSignUps, setTakesSignUps] = useState(hasEarlyOffer);
  useEffect(function askForOffer() {
    loadSignUpOffer()
      .then((offer) => setTakesSignUps(offer !== null))
      .catch((error: unknown) => logProblem("Whether one can sign up here is not known", error));
  }, []);
  return takesSignUps;
}

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
  busyDay: shape.text,
});

/** The registers of a program that has just started are paired one after the other, while people look at this page. */
const askAgainMs = 5000;
const mostAsks = 24;

const samplesPath = "/demonstration";

/** The page's head has asked already, so that the first drawing has them. Null where there is no demonstration. */
async function askForDemonstration(): Promise<ShapeOf<typeof samples> | null> {
  const early = await takeHeadAnswer(samplesPath);
  if (early === nothingThere) {
    return null;
  }
  return shape.read(samples, early) ?? callApi({ path: samplesPath, answer: samples });
}

/** Null where there is none. */
function useDemonstration(): ShapeOf<typeof samples> | null {
  const [demonstration, setDemonstration] = useState(() => shape.read(samples, headAnswer(samplesPath)));
  useEffect(function askForSamples() {
    let asks = 0;
    const ask = () => {
      asks += 1;
      if (asks === mostAsks) {
        clearInterval(timer);
      }
      askForDemonstration()
        .then((samplePeople) => {
          setDemonstration(samplePeople);
          if (samplePeople === null) {
            clearInterval(timer);
          }
        })
        .catch((error: unknown) => {
          clearInterval(timer);
          logProblem("No demonstration here", error);
        });
    };
    const timer = window.setInterval(ask, askAgainMs);
    ask();
    return () => window.clearInterval(timer);
  }, []);
  return demonstration;
}

type SampleSignInsProps = {
  /** Signs in and goes on; shows what went wrong. */
  onChoose: (enter: () => Promise<void>) => void;
};

/** The people and registers of the demonstration company, one press each. Other programs answer with none. */
function SampleSignIns({ onChoose }: SampleSignInsProps) {
  const demonstration = useDemonstration();
  if (demonstration === null) {
    return null;
  }
  const { password, pin, busyDay } = demonstration;
  const manager = demonstration.signIns.find(({ kind }) => kind === "manager");
  const openBusyDay = (email: string) => {
    // Read by whatever opens the application after the sign-in.
    window.history.replaceState(null, "", `/auth/login?go=${encodeURIComponent(busyDay)}`);
    onChoose(() => signIn({ email, password }));
  };
  return (
    <section className={classes.samples} aria-label={text("login.sampleTitle")}>
      <header>
        <h2>{text("login.sampleTitle")}</h2>
        <p>{text("login.sampleHint")}</p>
      </header>
      <ul>
        {demonstration.signIns.map(({ email, name, kind }) => (
          <li key={email}>
            <Button isWide title={email} onClick={() => onChoose(() => signIn({ email, password }))}>
              <span className={classes.sample}>
                <Avatar name={name} size={32} />
                <span>{text(`login.sample.${kind}`)}</span>
                <small>{name}</small>
              </span>
            </Button>
          </li>
        ))}
        {demonstration.registers.map(({ name, deviceToken }) => (
          <li key={deviceToken}>
            <Button isWide onClick={() => onChoose(() => signInRegister(deviceToken))}>
              <span className={classes.sample}>
                <IconDeviceDesktop size={24} aria-hidden="true" />
                <span>{text("login.sample.register")}</span>
                <small>{name}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {manager !== undefined && (
        <Button isWide icon={<IconCalendarStar size={20} />} onClick={() => openBusyDay(manager.email)}>
          {text("login.sampleBusyDay")}
        </Button>
      )}
      <p>
        {text("login.samplePassword", { password })} · {text("login.samplePin", { pin })}
      </p>
    </section>
  );
}
