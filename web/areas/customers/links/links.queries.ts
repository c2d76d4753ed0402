import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const linksFields = graphql(`
  fragment LinksFields on CustomerLinks {
    state
    links {
      posCustomerId
      name
      phone
      isGone
      linkedAt
      method
    }
    candidates {
      score
      agreesIn
      unlinkedAt
      wasLinked
      register {
        posCustomerId
        name
        phone
        email
      }
    }
  }
`);

export type CustomerLinks = ResultOf<typeof linksFields>;

export const customerLinksQuery = graphql(
  `
    query CustomerLinks($customerId: Uuid!) {
      customerLinks(customerId: $customerId) {
        ...LinksFields
      }
    }
  `,
  [linksFields],
);

export const linkMutation = graphql(
  `
    mutation LinkCustomer($customerId: Uuid!, $posCustomerId: String!) {
      linkCustomer(customerId: $customerId, posCustomerId: $posCustomerId) {
        ...LinksFields
      }
    }
  `,
  [linksFields],
);

export const unlinkMutation = graphql(
  `
    mutation UnlinkCustomer($customerId: Uuid!, $posCustomerId: String!) {
      unlinkCustomer(customerId: $customerId, posCustomerId: $posCustomerId) {
        ...LinksFields
      }
    }
  `,
  [linksFields],
);

export const ruleOutLinksMutation = graphql(
  `
    mutation RuleOutCustomerLinks($customerId: Uuid!, $posCustomerIds: [String!]!) {
      ruleOutCustomerLinks(customerId: $customerId, posCustomerIds: $posCustomerIds) {
        ...LinksFields
      }
    }
  `,
  [linksFields],
);

export const offerLinksAgainMutation = graphql(
  `
    mutation OfferCustomerLinksAgain($customerId: Uuid!, $posCustomerIds: [String!]!) {
      offerCustomerLinksAgain(customerId: $customerId, posCustomerIds: $posCustomerIds) {
        ...LinksFields
      }
    }
  `,
  [linksFields],
);
