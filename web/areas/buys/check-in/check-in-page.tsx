import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { License } from "#common/buys/driver-license.ts";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { GuardPanel } from "#web/areas/buys/guard/guard-panel.tsx";
import { LinePanel, NeedPanel, QuotePanel } from "#web/areas/buys/shared/counter-panels.tsx";
import { keepScannedLicense, takeScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { BackToBuys, CheckInFrame } from "./check-in-frame.tsx";
import { CheckInResult } from "./check-in-result.tsx";
import { text } from "./check-in-text.ts";
import type { CustomerMatches } from "./check-in.queries.ts";
import type { CheckInValues } from "./check-in-values.ts";
import classes from "./check-in.module.css";
import { PileFields, PilePart, PileSummary } from "./pile-part.tsx";
import { PolicyPart } from "./policy-part.tsx";
import { SellerBadges, SellerPart } from "./seller-part.tsx";
import { useCheckIn } from "./use-check-in.ts";
import type { CheckIn } from "./use-check-in.ts";
import { useInitialValues } from "./use-initial-values.ts";
import { useLicenseScans } from "./use-license-scans.ts";

/** The guided check-in: the seller, the pile, the number. Also on a tablet. */
export function CheckInPage() {
  const { storeId } = useParams({ from: "/s/$storeId/buys/checkin/new" });
  const { initialPhoneNumber, checkinRequestId } = useSearch({ from: "/s/$storeId/buys/checkin/new" });
  const navigate = useNavigate({ from: "/s/$storeId/buys/checkin/new" });
  const initial = useInitialValues(initialPhoneNumber, checkinRequestId);
  const [round, setRound] = useState(0);
  return (
    <CheckInFrame storeId={storeId}>
      {(basis, notices) =>
        initial !== null && (
          <GuidedCheckIn
            key={`${round} ${checkinRequestId ?? ""}`}
            basis={basis}
            notices={notices}
            initial={initial}
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

type Step = "seller" | "pile";

const stepFields: Record<Step, readonly string[]> = {
  seller: ["firstName", "lastName", "mobile", "email", "idType", "idNumber", "guardianNote"],
  pile: ["bags", "signaturePath"],
};

type GuidedCheckInProps = {
  basis: CheckInBasis;
  notices: ReactNode;
  initial: CheckInValues;
  checkinRequestId: string | null;
  storeId: number;
  onNext: () => void;
};

/** Two screens, who and what, then the register. Going back keeps everything. */
function GuidedCheckIn({ basis, notices, initial, checkinRequestId, storeId, onNext }: GuidedCheckInProps) {
  const [license] = useState(takeScannedLicense);
  const [step, setStep] = useState<Step>("seller");
  const [isOpened, setIsTyping] = useState(false);
  const checkIn = useCheckIn({
    basis,
    initial,
    checkinRequestId,
    onRefused: (names) => {
      if (names.some((name) => !stepFields.pile.includes(name))) {
        setStep("seller");
        setIsTyping(true);
      }
    },
  });
  const { form, customer, buy } = checkIn;
  const isTyping = isOpened || (checkIn.isNew && !checkIn.isNamed);
  const findByLicense = (scanned: License) => {
    setStep("seller");
    setIsTyping(false);
    return checkIn.find(scanned);
  };
  const hasGivenUp = useLicenseScans(
    (scanned) => {
      if (buy === null) {
        void findByLicense(scanned);
      } else {
        keepScannedLicense(scanned);
        onNext();
      }
    },
    () => setIsTyping(true),
  );
  const passKnownSeller = useEffectEvent(() => {
    // A seller whose record has all that is asked for needs no look at it.
    if (!checkIn.differs && checkIn.stop === null && form.validate(stepFields.seller)) {
      setStep("pile");
    }
  });
  useEffect(
    function goOnWithKnownSeller() {
      if (customer !== null) {
        passKnownSeller(); // oxlint-disable-line react/set-state-in-effect -- the choice and its form values are state set together: only after their render can the form be checked
      }
    },
    [customer],
  );
  const findAtFirst = useEffectEvent(() => {
    if (license !== null) {
      void findByLicense(license);
    }
  });
  useEffect(function findWhoWasScanned() {
    const timer = window.setTimeout(findAtFirst, 0);
    return () => window.clearTimeout(timer);
  }, []);
  if (buy !== null) {
    return <CheckInResult checkIn={checkIn} storeId={storeId} onNext={onNext} />;
  }
  const goOn = async () => {
    if (step === "pile") {
      if (form.validate(stepFields.pile)) {
        form.submit();
      }
      return;
    }
    if (checkIn.isUndecided && !isNobody(await checkIn.find())) {
      return;
    }
    const hasName = checkIn.isNamed || isTyping;
    if (hasName && form.validate(stepFields.seller)) {
      setStep("pile");
    } else if (form.validate(["mobile"])) {
      // What is missing has no field on the screen yet.
      setIsTyping(true);
    }
  };
  const name = `${form.values.firstName} ${form.values.lastName}`.trim();
  return (
    <Page
      title={<StepTitle step={step} title={step === "seller" ? text("title") : name} onEnter={() => void goOn()} />}
      back={step === "seller" ? <BackToBuys storeId={storeId} /> : <BackToSeller onBack={() => setStep("seller")} />}
      actions={<Steps step={step} />}
    >
      {notices}
      {step === "pile" && <SellerBadges checkIn={checkIn} />}
      <div className={classes.screen} data-step={step}>
        <Form
          form={{ ...form, submit: () => void goOn() }}
          label={text(step === "seller" ? "find.title" : "pile.title")}
          actions={<StepActions checkIn={checkIn} step={step} storeId={storeId} />}
        >
          {step === "seller" ? (
            <SellerPart
              checkIn={checkIn}
              isTyping={isTyping}
              hasGivenUp={hasGivenUp && isTyping}
              onType={() => setIsTyping(true)}
            />
          ) : (
            <PileStep checkIn={checkIn} />
          )}
        </Form>
        {step === "seller" && (
          <aside className={classes.aside} aria-label={text("aside")}>
            <QuotePanel />
            <NeedPanel />
            <LinePanel storeId={storeId} />
            <GuardPanel />
          </aside>
        )}
      </div>
    </Page>
  );
}

type StepActionsProps = { checkIn: CheckIn; step: Step; storeId: number };

/** The way on; while a person has to be chosen, that is above. */
function StepActions({ checkIn, step, storeId }: StepActionsProps) {
  return (
    <>
      {step === "pile" ? (
        <PileSummary checkIn={checkIn} />
      ) : (
        <p className={classes.hint}>{checkIn.isNamed && text("find.wrong")}</p>
      )}
      <ButtonLink to="/s/$storeId/buys" params={{ storeId }}>
        {text("cancel")}
      </ButtonLink>
      {!checkIn.isChoosing && (
        <Button kind="primary" type="submit" isBusy={checkIn.form.status === "submitting"}>
          {text(step === "seller" ? "next" : "do")}
        </Button>
      )}
    </>
  );
}

/** The pile, and beside it the policy to sign, or the fields when there is none. */
function PileStep({ checkIn }: { checkIn: CheckIn }) {
  const policy = checkIn.basis.buyPolicy;
  return (
    <div className={classes.pile} data-signed={policy !== null}>
      <PilePart checkIn={checkIn} />
      {policy !== null && <PolicyPart checkIn={checkIn} body={policy.body} />}
      <PileFields checkIn={checkIn} />
    </div>
  );
}

function isNobody(people: CustomerMatches | null): boolean {
  return people === null || people.matches.length + people.posCustomers.length === 0;
}

type StepTitleProps = { step: Step; title: string; onEnter: () => void };

/** The screen's name; it takes the focus when the screen changes, and Enter goes on from it. */
function StepTitle({ step, title, onEnter }: StepTitleProps) {
  const heading = useRef<HTMLSpanElement>(null);
  // Before the screen is seen: a digit that is typed at once counts already.
  useLayoutEffect(
    function beginAtTitle() {
      if (step === "pile") {
        heading.current?.focus();
      }
    },
    [step],
  );
  const goOn = useEffectEvent(onEnter);
  useEffect(function goOnWithEnter() {
    const element = heading.current;
    const handleKey = (event: KeyboardEvent) => event.key === "Enter" && goOn();
    element?.addEventListener("keydown", handleKey);
    return () => element?.removeEventListener("keydown", handleKey);
  }, []);
  return (
    <span ref={heading} tabIndex={-1} className={classes.title} data-step-title>
      {title}
    </span>
  );
}

function BackToSeller({ onBack }: { onBack: () => void }) {
  return (
    <BackLink
      to="."
      onClick={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      {text("previous")}
    </BackLink>
  );
}

function Steps({ step }: { step: Step }) {
  return (
    <ol className={classes.steps} aria-label={text("steps")}>
      {(["seller", "pile"] as const).map((name, at) => (
        <li key={name} aria-current={name === step ? "step" : undefined}>
          <b>{at + 1}</b>
          {text(`step.${name}`)}
        </li>
      ))}
    </ol>
  );
}
