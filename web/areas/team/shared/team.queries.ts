import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const employeesQuery = graphql(`
  query Employees($filter: EmployeeFilter, $storeId: ID) {
    employees(filter: $filter, storeId: $storeId) {
      id
      storeId
      firstName
      lastName
      fullName
      safeAvatarUrl
      drsEmployeeCode
      posLink
      email
      phoneNumber
      emergencyName
      emergencyPhone
      isManager
      isActive
      lastActionAt
      hasPin
      pinDigits
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
      version
    }
  }
`);

export type TeamEmployee = ResultOf<typeof employeesQuery>["employees"][number];

export const teamSettingsQuery = graphql(`
  query TeamSettings {
    teamSettings {
      idleSeconds
      anyoneMayResetPin
      allowSelfFirstPin
      clockSource
    }
  }
`);
