import { useEffect, useEffectEvent } from "react";
import type { License } from "#common/buys/driver-license.ts";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { CheckInResult } from "./check-in-result.tsx";
import { text } from "./check-in-text.ts";
import type { CheckInValues } from "./check-in-values.ts";
import { DetailsPart } from "./details-part.tsx";
import { FindPart } from "./find-part.tsx";
import { PilePart } from "./pile-part.tsx";
import { PolicyPart } from "./policy-part.tsx";
import { useCheckIn } from "./use-check-in.ts";
import { useLicenseScans } from "./use-license-scans.ts";

type OnePageCheckInProps = {
  basis: CheckInBasis;
  initial: CheckInValues;
  initialLicense: License | null;
  checkinRequestId: string | null;
  storeId: number;
  onNext: () => void;
};

/** The same check-in as one form: everything under each other, one button, the first wrong field gets the cursor. */
export function OnePageCheckIn({ basis, initialLicense, storeId, onNext, ...rest }: OnePageCheckInProps) {
  const checkIn = useCheckIn({ basis, ...rest });
  const { form } = checkIn;
  useLicenseScans(
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
    return (
      <Card title={text("done.title")}>
        <CheckInResult checkIn={checkIn} storeId={storeId} onNext={onNext} />
      </Card>
    );
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
    <Form form={form} label={text("title")} actions={actions}>
      <Card title={text("find.title")}>
        <FindPart checkIn={checkIn} onChosen={() => undefined} />
      </Card>
      <Card title={text("details.title")}>
        <DetailsPart checkIn={checkIn} hasPhone={false} />
      </Card>
      <Card title={text("pile.title")}>
        <PilePart checkIn={checkIn} />
      </Card>
      {basis.buyPolicy !== null && (
        <Card title={text("policy.title")}>
          <PolicyPart checkIn={checkIn} body={basis.buyPolicy.body} />
        </Card>
      )}
    </Form>
  );
}
