import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import { takeScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import type { License } from "#common/buys/driver-license.ts";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { isBirthDate, isBusinessDate } from "#common/business-date.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { BackToBuys, CheckInFrame } from "./check-in-frame.tsx";
import { useInitialValues } from "./use-initial-values.ts";
import { CheckInResult } from "./check-in-result.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";
import type { CheckInValues } from "./check-in-values.ts";
import { DetailsPart, ScansFailed } from "./details-part.tsx";
import { TextConsents } from "./text-consents.tsx";
import { FindPart } from "./find-part.tsx";
import { PileFields, PilePart } from "./pile-part.tsx";
import { PolicyPart } from "./policy-part.tsx";
import { useCheckIn } from "./use-check-in.ts";
import { LicenseCamera } from "./license-camera.tsx";
import { useLicenseScans } from "./use-license-scans.ts";

/** The check-in as one page, for stores that keep the first flow. */
export function CheckInV1Page() {
  const { storeId } = useParams({ from: "/s/$storeId/buys/detail/v1_new" });
  const search = useSearch({ from: "/s/$storeId/buys/detail/v1_new" });
  const { initialPhoneNumber, checkinRequestId } = search;
  const navigate = useNavigate({ from: "/s/$storeId/buys/detail/v1_new" });
  const [license] = useState(() => licenseIn(search.initialLicenseData) ?? takeScannedLicense());
  const initial = useInitialValues(initialPhoneNumber, checkinRequestId);
  const [round, setRound] = useState(0);
  const forget = useEffectEvent(() => {
    if (search.initialLicenseData !== undefined) {
      void navigate({ search: { initialPhoneNumber, checkinRequestId }, replace: true });
    }
  });
  useEffect(function keepNoLicenseInTheAddress() {
    forget();
  }, []);
  return (
    <CheckInFrame storeId={storeId}>
      {(basis, notices) =>
        initial !== null && (
          <OnePageCheckIn
            key={`${round} ${checkinRequestId ?? ""}`}
            basis={basis}
            notices={notices}
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

type OnePageCheckInProps = {
  basis: CheckInBasis;
  notices: ReactNode;
  initial: CheckInValues;
  initialLicense: License | null;
  checkinRequestId: string | null;
  storeId: number;
  onNext: () => void;
};

/** The same check-in as one form: everything under each other, one button, the first wrong field gets the cursor. */
function OnePageCheckIn({ basis, notices, initialLicense, storeId, onNext, ...rest }: OnePageCheckInProps) {
  const checkIn = useCheckIn({ basis, ...rest });
  const { form } = checkIn;
  const hasGivenUp = useLicenseScans(
    (license) => void checkIn.find(license),
    () => undefined,
  );
  const findAtFirst = useEffectEvent(() => {
    if (initialLicense !== null || rest.initial.mobile !== "") {
      void checkIn.find(initialLicense ?? undefined);
    }
  });
  useEffect(function findWhoWasNamed() {
    findAtFirst();
  }, []);
  if (checkIn.buy !== null) {
    return <CheckInResult checkIn={checkIn} storeId={storeId} onNext={onNext} />;
  }
  const actions = (
    <>
      <Button isBusy={checkIn.isFinding} onClick={() => void checkIn.find()}>
        {text("find.search")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("do")}
      </Button>
    </>
  );
  return (
    <Page title={text("title")} width="reading" back={<BackToBuys storeId={storeId} />}>
      {notices}
      <ScansFailed hasGivenUp={hasGivenUp} />
      <Form form={form} label={text("title")} actions={actions} startsTyping>
        <Card title={text("find.title")}>
          <LicenseCamera />
          <FindPart checkIn={checkIn} />
        </Card>
        <Card title={text("details.title")}>
          <DetailsPart checkIn={checkIn} hasPhone={false} />
          <TextConsents checkIn={checkIn} />
        </Card>
        <Card title={text("pile.title")}>
          <div className={classes.part}>
            <PilePart checkIn={checkIn} />
            <PileFields checkIn={checkIn} />
          </div>
        </Card>
        {basis.buyPolicy !== null && (
          <Card title={text("policy.title")}>
            <PolicyPart checkIn={checkIn} body={basis.buyPolicy.body} />
          </Card>
        )}
      </Form>
    </Page>
  );
}

const license = shape.object({
  firstName: shape.text,
  lastName: shape.text,
  street: shape.maybe(shape.text),
  city: shape.maybe(shape.text),
  state: shape.maybe(shape.text),
  zip: shape.maybe(shape.text),
  idNumber: shape.text,
  idState: shape.maybe(shape.text),
  birthDate: shape.maybe(shape.text),
  expiresOn: shape.maybe(shape.text),
});

/** Reads the license that another program put into the address as JSON. Returns null for anything else. */
function licenseIn(json: string | undefined): License | null {
  const read = shape.read(license, parsed(json));
  if (read === null) {
    return null;
  }
  const { street, city, state, zip, idState, birthDate, expiresOn, ...details } = read;
  return {
    ...details,
    street: street ?? "",
    city: city ?? "",
    state: state ?? "",
    zip: zip ?? "",
    country: "US",
    idState: idState ?? state ?? "",
    birthDate: isBirthDate(birthDate) ? birthDate : null,
    expiresOn: isBusinessDate(expiresOn) ? expiresOn : null,
  };
}

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? null : JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
