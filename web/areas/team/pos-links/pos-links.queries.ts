import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const posLinksQuery = graphql(`
  query PosLinks {
    posLinks {
      posName
      posEmployees {
        externalId
        drsEmployeeCode
        name
        isActive
        linkedTo {
          id
          fullName
        }
      }
      unlinked {
        suggestedExternalId
        suggestedName
        employee {
          id
          fullName
          safeAvatarUrl
          posLink
        }
      }
    }
  }
`);

export type PosLinks = ResultOf<typeof posLinksQuery>["posLinks"];
export type PosEmployee = PosLinks["posEmployees"][number];
export type Unlinked = PosLinks["unlinked"][number];

export const linkPosEmployeeMutation = graphql(`
  mutation LinkPosEmployee($employeeId: ID!, $externalId: String!, $takesOver: Boolean) {
    linkPosEmployee(employeeId: $employeeId, externalId: $externalId, takesOver: $takesOver) {
      id
      posLink
      drsEmployeeCode
    }
  }
`);

export const unlinkPosEmployeeMutation = graphql(`
  mutation UnlinkPosEmployee($employeeId: ID!) {
    unlinkPosEmployee(employeeId: $employeeId) {
      id
      posLink
      drsEmployeeCode
    }
  }
`);
