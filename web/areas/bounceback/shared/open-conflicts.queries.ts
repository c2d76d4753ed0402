import { graphql } from "#web/platform/graphql/graphql.ts";

export const openConflictsQuery = graphql(`
  query OpenCouponConflicts {
    couponConflicts(isOpenOnly: true) {
      id
      numberText
    }
  }
`);
