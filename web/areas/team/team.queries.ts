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

export const confirmEmployeeMutation = graphql(`
  mutation ConfirmEmployee($employeeId: ID!, $pin: String!) {
    confirmEmployee(employeeId: $employeeId, pin: $pin) {
      id
      storeId
      fullName
      safeAvatarUrl
      isManager
    }
  }
`);

export const lockScreenMutation = graphql(`
  mutation LockScreen {
    lockScreen
  }
`);

export const setFirstPinMutation = graphql(`
  mutation SetFirstPin($employeeId: ID!, $pin: String!, $pinRepeat: String!) {
    setFirstPin(employeeId: $employeeId, pin: $pin, pinRepeat: $pinRepeat)
  }
`);

export const resetPinMutation = graphql(`
  mutation ResetPin($employeeId: ID!, $pin: String!, $pinRepeat: String!) {
    resetPin(employeeId: $employeeId, pin: $pin, pinRepeat: $pinRepeat)
  }
`);

export const changePinMutation = graphql(`
  mutation ChangePin($oldPin: String!, $pin: String!, $pinRepeat: String!) {
    changePin(oldPin: $oldPin, pin: $pin, pinRepeat: $pinRepeat)
  }
`);

export const clockInMutation = graphql(`
  mutation ClockIn {
    clockIn {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const clockOutMutation = graphql(`
  mutation ClockOut {
    clockOut {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const startBreakMutation = graphql(`
  mutation StartBreak {
    startBreak {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const endBreakMutation = graphql(`
  mutation EndBreak {
    endBreak {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const addEmployeeMutation = graphql(`
  mutation AddEmployee($employee: NewEmployee!) {
    addEmployee(employee: $employee) {
      id
    }
  }
`);

export const editEmployeeMutation = graphql(`
  mutation EditEmployee($id: ID!, $changes: EmployeeChanges!) {
    editEmployee(id: $id, changes: $changes) {
      id
      firstName
      lastName
      fullName
      email
      phoneNumber
      emergencyName
      emergencyPhone
      isManager
      drsEmployeeCode
      version
    }
  }
`);

export const deactivateEmployeeMutation = graphql(`
  mutation DeactivateEmployee($id: ID!) {
    deactivateEmployee(id: $id) {
      id
      isActive
      clockedIn
      clockState
      hasPin
    }
  }
`);

export const reactivateEmployeeMutation = graphql(`
  mutation ReactivateEmployee($id: ID!) {
    reactivateEmployee(id: $id) {
      id
      isActive
    }
  }
`);
