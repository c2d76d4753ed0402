import { graphql } from "#web/platform/graphql/graphql.ts";

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
