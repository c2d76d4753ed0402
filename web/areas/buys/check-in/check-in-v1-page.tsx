import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { takeScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { CheckInFrame } from "./check-in-frame.tsx";
import { licenseIn } from "./initial-license.ts";
import { OnePageCheckIn } from "./one-page-check-in.tsx";
import { useInitialValues } from "./use-initial-values.ts";

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
      {(basis) =>
        initial !== null && (
          <OnePageCheckIn
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
