import { graphql } from "#web/platform/graphql/graphql.ts";

export const signersQuery = graphql(`
  query Signers {
    employees(filter: ALL) {
      id
      fullName
      hasPin
      clockedIn
    }
  }
`);

export const proveByPinMutation = graphql(`
  mutation ProveByPin($employeeId: ID!, $pin: String!) {
    confirmEmployee(employeeId: $employeeId, pin: $pin) {
      id
      storeId
      fullName
      isManager
      safeAvatarUrl
    }
  }
`);
