import { graphql } from "#web/platform/graphql/graphql.ts";

export const customersQuery = graphql(`
  query TextCustomers($text: String!) {
    searchCustomers(text: $text, limit: 6) {
      id
      fullName
      mobile
    }
  }
`);
