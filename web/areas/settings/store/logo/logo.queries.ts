import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

export const storeLogoQuery = graphql(`
  query StoreLogo {
    storeLogo {
      width
      height
      dataBase64
    }
  }
`);

export type StoreLogo = NonNullable<ResultOf<typeof storeLogoQuery>["storeLogo"]>;

export const setStoreLogoMutation = graphql(`
  mutation SetStoreLogo($width: Int!, $height: Int!, $dataBase64: String!) {
    setStoreLogo(width: $width, height: $height, dataBase64: $dataBase64) {
      width
      height
      dataBase64
    }
  }
`);

export type NewLogo = VariablesOf<typeof setStoreLogoMutation>;

export const removeStoreLogoMutation = graphql(`
  mutation RemoveStoreLogo {
    removeStoreLogo
  }
`);
