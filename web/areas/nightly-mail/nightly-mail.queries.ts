import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const nightlyMailQuery = graphql(`
  query NightlyMail {
    nightlyMail {
      isOn
      toOwners
      toDistrictManagers
      toManagers
      sendsOnClosedDays
      error
      lastSentAt
      yesterday
      readers {
        id
        address
        name
        role
        isOwn
        state
        reason
        lastState
        lastDate
        lastAt
      }
    }
  }
`);

export type NightlyMail = ResultOf<typeof nightlyMailQuery>["nightlyMail"];
export type MailReader = NightlyMail["readers"][number];

export const saveNightlyMailMutation = graphql(`
  mutation SaveNightlyMail(
    $isOn: Boolean!
    $toOwners: Boolean!
    $toDistrictManagers: Boolean!
    $toManagers: Boolean!
    $sendsOnClosedDays: Boolean!
  ) {
    saveNightlyMail(
      isOn: $isOn
      toOwners: $toOwners
      toDistrictManagers: $toDistrictManagers
      toManagers: $toManagers
      sendsOnClosedDays: $sendsOnClosedDays
    ) {
      isOn
    }
  }
`);

export const addAddressMutation = graphql(`
  mutation AddNightlyMailAddress($id: ID!, $address: String!) {
    addNightlyMailAddress(id: $id, address: $address) {
      isOn
    }
  }
`);

export const askAddressMutation = graphql(`
  mutation AskNightlyMailAddress($id: ID!) {
    askNightlyMailAddress(id: $id) {
      isOn
    }
  }
`);

export const removeAddressMutation = graphql(`
  mutation RemoveNightlyMailAddress($id: ID!) {
    removeNightlyMailAddress(id: $id) {
      isOn
    }
  }
`);

export const restartAddressMutation = graphql(`
  mutation RestartNightlyMailAddress($id: ID!) {
    restartNightlyMailAddress(id: $id) {
      isOn
    }
  }
`);

export const switchOwnMutation = graphql(`
  mutation SwitchOwnNightlyMail($isOn: Boolean!) {
    switchOwnNightlyMail(isOn: $isOn) {
      isOn
    }
  }
`);

export const sendTestMutation = graphql(`
  mutation SendNightlyMailTest {
    sendNightlyMailTest
  }
`);

export const previewQuery = graphql(`
  query NightlyMailPreview {
    nightlyMailPreview {
      subject
      html
      text
    }
  }
`);
