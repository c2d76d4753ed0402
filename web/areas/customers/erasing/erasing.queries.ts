import { customerFields } from "#web/areas/customers/shared/customers.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";

export const eraseMutation = graphql(
  `
    mutation EraseCustomer($id: Uuid!, $reason: String!) {
      eraseCustomer(id: $id, reason: $reason) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);
