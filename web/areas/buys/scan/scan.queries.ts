import { graphql } from "#web/platform/graphql/graphql.ts";

export const buyOfCodeQuery = graphql(`
  query BuyOfCode($businessDate: BusinessDate!, $number: Int!) {
    buyOfCode(businessDate: $businessDate, number: $number)
  }
`);
