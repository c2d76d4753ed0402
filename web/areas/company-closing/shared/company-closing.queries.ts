import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const companyClosingQuery = graphql(`
  query CompanyClosing {
    companyClosing {
      name
      deleteAt
    }
  }
`);

export type CompanyClosing = ResultOf<typeof companyClosingQuery>["companyClosing"];

export const closeCompanyMutation = graphql(`
  mutation CloseCompany($name: String!) {
    closeCompany(name: $name) {
      name
      deleteAt
    }
  }
`);

export const keepCompanyMutation = graphql(`
  mutation KeepCompany {
    keepCompany {
      name
      deleteAt
    }
  }
`);
