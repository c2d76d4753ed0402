import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState, useEffect, useEffectEvent } from "react";
import { takeScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import type { License } from "#common/buys/driver-license.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Form } from "#web/ui/form/form.tsx";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckInFrame } from "./check-in-frame.tsx";
import { useInitialValues } from "./use-initial-values.ts";
import { CheckInResult } from "./check-in-result.tsx";
import { text } from "./check-in-text.ts";
import type { FoundPeople } from "./check-in.queries.ts";
import type { CheckInValues } from "./check-in-values.ts";
import { useCheckIn } from "./use-check-in.ts";
import { useLicenseScans } from "./use-license-scans.ts";
import classes from "./check-in.module.css";
import { DetailsPart } from "./details-part.tsx";
import { FindPart } from "./find-part.tsx";
import { PilePart } from "./pile-part.tsx";
import { PolicyPart } from "./policy-part.tsx";
import type { CheckIn } from "./use-check-in.ts";

/** The guided check-in, a step a screen; also on a tablet. */
export function CheckInPage() {
  const { storeId } = useParams({ from: "/s/$storeId/buys/checkin/new" });
  const { initialPhoneNumber, checkinRequestId } = useSearch({ from: "/s/$storeId/buys/checkin/new" });
  const navigate = useNavigate({ from: "/s/$storeId/buys/checkin/new" });
  const initial = useInitialValues(initialPhoneNumber, checkinRequestId);
  const [license] = useState(takeScannedLicense);
  const [round, setRound] = useState(0);
  return (
    <CheckInFrame storeId={storeId}>
      {(basis) =>
        initial !== null && (
          <GuidedCheckIn
            key={`${round} ${checkinRequestId ?? ""}`}
            basis={basis}
            initial={initial}
            initialLicense={round === 0 ? license : null}
            checkinRequestId={checkinRequestId ?? null}
            storeId={storeId}
            onNext={() => {
              setRound(round + 1);
              void navigate({ search: {} });
            }}
          />
        )
      }
    </CheckInFrame>
  );
}

const stepFields = {
  find: ["mobile"],
  details: ["firstName", "lastName", "mobile", "email", "idType", "idNumber", "guardianNote"],
  pile: ["bags"],
  policy: ["signaturePath"],
} as const satisfies Record<Step, readonly string[]>;

type GuidedCheckInProps = {
  basis: CheckInBasis;
  initial: CheckInValues;
  /** Scanned before the check-in was opened. */
  initialLicense: License | null;
  checkinRequestId: string | null;
  storeId: number;
  onNext: () => void;
};

/** One step a screen: who, details, pile, policy; then the register. Going back keeps everything. */
function GuidedCheckIn({ basis, initial, initialLicense, checkinRequestId, ...rest }: GuidedCheckInProps) {
  const steps: readonly Step[] = [
    "find",
    "details",
    "pile",
    ...(basis.buyPolicy === null ? [] : (["policy"] as const)),
  ];
  const [step, setStep] = useState<Step>(checkinRequestId === null ? "find" : "details");
  const checkIn = useCheckIn({
    basis,
    initial,
    checkinRequestId,
    onRefused: (names) => {
      const wrong = steps.find((one) => stepFields[one].some((name) => names.includes(name)));
      setStep(wrong ?? (names.length === 0 ? step : "details"));
    },
  });
  const { form, found } = checkIn;
  const findByLicense = async (license: License) => {
    const people = await checkIn.find(license);
    setStep(isNobody(people) ? "details" : "find");
  };
  useLicenseScans(
    (license) => void findByLicense(license),
    () => setStep("details"),
  );
  const passKnownSeller = useEffectEvent(() => {
    // Whose license was scanned and whose record says the same needs no look at the details.
    if (checkIn.license !== null && !checkIn.differs && checkIn.stop === null && form.validate(stepFields.details)) {
      setStep("pile");
    }
  });
  useEffect(
    function goOnWithWhoWasChosen() {
      if (checkIn.customer !== null) {
        passKnownSeller(); // oxlint-disable-line react/set-state-in-effect -- the choice and its form values are state set together: only after their render can the form be checked
      }
    },
    [checkIn.customer],
  );
  const findAtFirst = useEffectEvent(() => {
    if (initialLicense !== null) {
      void findByLicense(initialLicense);
    }
  });
  useEffect(function findWhoWasScanned() {
    const timer = window.setTimeout(findAtFirst, 0);
    return () => window.clearTimeout(timer);
  }, []);
  if (checkIn.buy !== null) {
    return (
      <Card title={text("done.title")}>
        <CheckInResult checkIn={checkIn} {...rest} />
      </Card>
    );
  }
  const at = steps.indexOf(step);
  const isLast = at === steps.length - 1;
  const goOn = async () => {
    if (!form.validate(stepFields[step])) {
      return;
    }
    if (step === "find" && found === null) {
      const people = await checkIn.find();
      if (isNobody(people)) {
        setStep("details");
      }
    } else if (isLast) {
      form.submit();
    } else {
      setStep(steps[at + 1] ?? step);
    }
  };
  const title = { find: "find.title", details: "details.title", pile: "pile.title", policy: "policy.title" } as const;
  return (
    <Card
      title={text(title[step])}
      aside={<span className={classes.step}>{text("step", { step: at + 1, count: steps.length })}</span>}
    >
      <Form
        form={{ ...form, submit: () => void goOn() }}
        label={text(title[step])}
        actions={
          <StepActions
            isFirst={at === 0}
            isChoosing={step === "find" && found !== null}
            isBusy={form.status === "submitting" || checkIn.isFinding}
            label={step === "find" ? text("find.search") : isLast ? text("do") : text("next")}
            onBack={() => setStep(steps[at - 1] ?? step)}
          />
        }
      >
        <StepContent step={step} checkIn={checkIn} onChosen={() => setStep("details")} />
      </Form>
    </Card>
  );
}

function isNobody(people: FoundPeople | null): boolean {
  return people !== null && people.matches.length + people.posCustomers.length === 0;
}

type StepActionsProps = {
  isFirst: boolean;
  /** Somebody has to be chosen above; the way on is there. */
  isChoosing: boolean;
  isBusy: boolean;
  label: string;
  onBack: () => void;
};

function StepActions({ isFirst, isChoosing, isBusy, label, onBack }: StepActionsProps) {
  return (
    <>
      {!isFirst && (
        <Button kind="quiet" onClick={onBack}>
          {text("previous")}
        </Button>
      )}
      {!isChoosing && (
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {label}
        </Button>
      )}
    </>
  );
}

type Step = "find" | "details" | "pile" | "policy";

type StepContentProps = { step: Step; checkIn: CheckIn; onChosen: () => void };

function StepContent({ step, checkIn, onChosen }: StepContentProps) {
  switch (step) {
    case "find":
      return <FindPart checkIn={checkIn} onChosen={onChosen} />;
    case "details":
      return <DetailsPart checkIn={checkIn} />;
    case "pile":
      return <PilePart checkIn={checkIn} />;
    case "policy":
      return checkIn.basis.buyPolicy !== null && <PolicyPart checkIn={checkIn} body={checkIn.basis.buyPolicy.body} />;
  }
}
