import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const conflictsQuery = graphql(`
  query CouponConflicts {
    couponConflicts {
      id
      couponId
      numberText
      offText
      claimedAt
      receivedAt
      by
      terminal
      amount
      purchaseAmount
      isRedeemed
      reason
      fact
      other {
        at
        claimedAt
        by
        storeName
        terminal
      }
      settledAt
      settledBy
      settleNote
    }
  }
`);

export type CouponConflict = ResultOf<typeof conflictsQuery>["couponConflicts"][number];

export const settleConflictMutation = graphql(`
  mutation SettleCouponConflict($id: Uuid!, $note: String!) {
    settleCouponConflict(id: $id, note: $note) {
      id
      settledAt
      settledBy
      settleNote
    }
  }
`);
