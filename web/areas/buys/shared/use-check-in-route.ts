import { useFeature } from "#web/platform/features/features.ts";

/** Which of the two check-ins the company has: guided, unless its flag says the one on a page. */
export function useCheckInRoute(): "/s/$storeId/buys/checkin/new" | "/s/$storeId/buys/detail/v1_new" {
  return useFeature("checkinFlowVersion") === "V1" ? "/s/$storeId/buys/detail/v1_new" : "/s/$storeId/buys/checkin/new";
}
