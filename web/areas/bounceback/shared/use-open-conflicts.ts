import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { openConflictsQuery } from "./open-conflicts.queries.ts";

type OpenConflicts = ResultOf<typeof openConflictsQuery>["couponConflicts"];

/** Coupons that were taken without a connection and wait for a manager; none for anybody else. */
export function useOpenConflicts(): OpenConflicts {
  const isPaused = !useCan()("reports:view-manager-reports");
  const read = useRead(openConflictsQuery, { live: ["Coupon"], isPaused });
  return !isPaused && read.status === "ready" ? read.data.couponConflicts : [];
}
