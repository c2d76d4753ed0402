import { graphql } from "#web/platform/graphql/graphql.ts";

/** Every change of a schedule; the page asks for all of it again after each. */

export const connectWhenIWorkMutation = graphql(`
  mutation ConnectWhenIWork($developerKey: String!, $email: String!, $password: String!) {
    connectWhenIWork(developerKey: $developerKey, email: $email, password: $password) {
      takesPunches
    }
  }
`);

export const connectHomebaseMutation = graphql(`
  mutation ConnectHomebase($apiKey: String!) {
    connectHomebase(apiKey: $apiKey) {
      takesPunches
    }
  }
`);

export const chooseScheduleLocationMutation = graphql(`
  mutation ChooseScheduleLocation($id: IntegrationId!, $locationId: ID!) {
    chooseScheduleLocation(id: $id, locationId: $locationId) {
      takesPunches
    }
  }
`);

export const activateScheduleMutation = graphql(`
  mutation ActivateSchedule($id: IntegrationId!) {
    activateSchedule(id: $id) {
      takesPunches
    }
  }
`);

export const syncScheduleMutation = graphql(`
  mutation SyncSchedule($id: IntegrationId!) {
    syncSchedule(id: $id) {
      takesPunches
    }
  }
`);

export const disconnectScheduleMutation = graphql(`
  mutation DisconnectSchedule($id: IntegrationId!) {
    disconnectSchedule(id: $id) {
      takesPunches
    }
  }
`);

export const chooseClockSourceMutation = graphql(`
  mutation ChooseClockSource($id: IntegrationId!, $clockSource: ClockSource!) {
    chooseClockSource(id: $id, clockSource: $clockSource) {
      clockSource
    }
  }
`);

export const linkSchedulePersonMutation = graphql(`
  mutation LinkSchedulePerson($id: IntegrationId!, $personId: ID!, $employeeId: ID!) {
    linkSchedulePerson(id: $id, personId: $personId, employeeId: $employeeId) {
      takesPunches
    }
  }
`);

export const unlinkSchedulePersonMutation = graphql(`
  mutation UnlinkSchedulePerson($id: IntegrationId!, $personId: ID!) {
    unlinkSchedulePerson(id: $id, personId: $personId) {
      takesPunches
    }
  }
`);

export const createScheduleEmployeeMutation = graphql(`
  mutation CreateScheduleEmployee($id: IntegrationId!, $personId: ID!) {
    createScheduleEmployee(id: $id, personId: $personId) {
      takesPunches
    }
  }
`);

export const ignoreSchedulePersonMutation = graphql(`
  mutation IgnoreSchedulePerson($id: IntegrationId!, $personId: ID!, $isIgnored: Boolean!) {
    ignoreSchedulePerson(id: $id, personId: $personId, isIgnored: $isIgnored) {
      takesPunches
    }
  }
`);

export const ignoreScheduleEmployeeMutation = graphql(`
  mutation IgnoreScheduleEmployee($id: IntegrationId!, $employeeId: ID!, $isIgnored: Boolean!) {
    ignoreScheduleEmployee(id: $id, employeeId: $employeeId, isIgnored: $isIgnored) {
      takesPunches
    }
  }
`);

export const answerGonePersonMutation = graphql(`
  mutation AnswerGonePerson($id: IntegrationId!, $personId: ID!, $answer: GonePersonAnswer!) {
    answerGonePerson(id: $id, personId: $personId, answer: $answer) {
      takesPunches
    }
  }
`);
