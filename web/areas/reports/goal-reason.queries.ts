import { graphql } from "#web/platform/graphql/graphql.ts";

/** Why a day sold more or less than its goal. */
export const goalReasonFields = graphql(`
  fragment GoalReasonFields on GoalReason {
    date
    difference
    customers
    goalCustomers
    customersPart
    piecesTenths
    goalPiecesTenths
    piecesPart
    price
    goalPrice
    pricePart
  }
`);
