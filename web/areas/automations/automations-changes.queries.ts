import { graphql } from "#web/platform/graphql/graphql.ts";

/** The changes of a schedule; the page refetches all of it after each. */

export const connectScheduleMutation = graphql(`
  mutation ConnectSchedule($id: ID!, $credentials: [CredentialInput!]!) {
    connectSchedule(id: $id, credentials: $credentials) {
      takesPunches
    }
  }
`);

export const chooseScheduleLocationMutation = graphql(`
  mutation ChooseScheduleLocation($id: ID!, $locationId: ID!) {
    chooseScheduleLocation(id: $id, locationId: $locationId) {
      takesPunches
    }
  }
`);

export const activateScheduleMutation = graphql(`
  mutation ActivateSchedule($id: ID!) {
    activateSchedule(id: $id) {
      takesPunches
    }
  }
`);

export const syncScheduleMutation = graphql(`
  mutation SyncSchedule($id: ID!) {
    syncSchedule(id: $id) {
      takesPunches
    }
  }
`);

export const disconnectScheduleMutation = graphql(`
  mutation DisconnectSchedule($id: ID!) {
    disconnectSchedule(id: $id) {
      takesPunches
    }
  }
`);

export const chooseClockSourceMutation = graphql(`
  mutation ChooseClockSource($id: ID!, $clockSource: ClockSource!) {
    chooseClockSource(id: $id, clockSource: $clockSource) {
      clockSource
    }
  }
`);

export const linkSchedulePersonMutation = graphql(`
  mutation LinkSchedulePerson($id: ID!, $personId: ID!, $employeeId: ID!) {
    linkSchedulePerson(id: $id, personId: $personId, employeeId: $employeeId) {
      takesPunches
    }
  }
`);

export const unlinkSchedulePersonMutation = graphql(`
  mutation UnlinkSchedulePerson($id: ID!, $personId: ID!) {
    unlinkSchedulePerson(id: $id, personId: $personId) {
      takesPunches
    }
  }
`);

export const createScheduleEmployeeMutation = graphql(`
  mutation CreateScheduleEmployee($id: ID!, $personId: ID!) {
    createScheduleEmployee(id: $id, personId: $personId) {
      takesPunches
    }
  }
`);

export const ignoreSchedulePersonMutation = graphql(`
  mutation IgnoreSchedulePerson($id: ID!, $personId: ID!, $isIgnored: Boolean!) {
    ignoreSchedulePerson(id: $id, personId: $personId, isIgnored: $isIgnored) {
      takesPunches
    }
  }
`);

export const ignoreScheduleEmployeeMutation = graphql(`
  mutation IgnoreScheduleEmployee($id: ID!, $employeeId: ID!, $isIgnored: Boolean!) {
    ignoreScheduleEmployee(id: $id, employeeId: $employeeId, isIgnored: $isIgnored) {
      takesPunches
    }
  }
`);

export const answerRemovedPersonMutation = graphql(`
  mutation AnswerRemovedPerson($id: ID!, $personId: ID!, $answer: RemovedPersonAnswer!) {
    answerRemovedPerson(id: $id, personId: $personId, answer: $answer) {
      takesPunches
    }
  }
`);

export const tryServiceNowMutation = graphql(`
  mutation TryServiceNow($id: ID!) {
    tryServiceNow(id: $id) {
      id
      state
    }
  }
`);
