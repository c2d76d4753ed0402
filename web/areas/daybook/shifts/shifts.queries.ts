import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const shiftQuery = graphql(`
  query Shift($id: Uuid!) {
    shift(id: $id) {
      id
      date
      startsAt
      endsAt
      position
      note
      version
      isOfProvider
      employee {
        employeeId
        fullName
        avatarUrl
      }
    }
  }
`);

export type ShiftDetail = ResultOf<typeof shiftQuery>["shift"];

export const overlappingShiftsQuery = graphql(`
  query OverlappingShifts($shift: ShiftInput!) {
    overlappingShifts(shift: $shift) {
      id
      startsAt
      endsAt
    }
  }
`);

export const plannableEmployeesQuery = graphql(`
  query PlannableEmployees {
    employees {
      id
      fullName
    }
  }
`);

export const addShiftMutation = graphql(`
  mutation AddShift($shift: ShiftInput!) {
    addShift(shift: $shift) {
      overlaps
    }
  }
`);

export const editShiftMutation = graphql(`
  mutation EditShift($shift: ShiftInput!) {
    editShift(shift: $shift) {
      overlaps
    }
  }
`);

export const deleteShiftMutation = graphql(`
  mutation DeleteShift($id: Uuid!) {
    deleteShift(id: $id)
  }
`);

export const restoreShiftMutation = graphql(`
  mutation RestoreShift($id: Uuid!, $eventId: Uuid) {
    restoreShift(id: $id, eventId: $eventId) {
      id
    }
  }
`);
