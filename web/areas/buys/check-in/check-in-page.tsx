import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { takeScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { CheckInFrame } from "./check-in-frame.tsx";
import { GuidedCheckIn } from "./guided-check-in.tsx";
import { useInitialValues } from "./use-initial-values.ts";

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
