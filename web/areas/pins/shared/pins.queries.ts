import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** The running day's people with their shifts, for what a face says of a person who is out. */
export const expectedPeopleQuery = graphql(`
  query ExpectedPeople {
    daybook {
      id
      people {
        person {
          employeeId
        }
        state
        since
        isLate
        shifts {
          startsAt
          endsAt
        }
      }
    }
  }
`);

export type ExpectedPerson = ResultOf<typeof expectedPeopleQuery>["daybook"]["people"][number];

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
