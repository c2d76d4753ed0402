import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

const settingsFields = graphql(`
  fragment BuySettingsFields on BuySettings {
    requiresEmail
    requiresIdNumber
    requiresPosCode
    minimumAge
    abandonAfterDays
    signsOnPaper
    idRetention
    takesRequests
    mostDropOffs
    dropOffsPerHour
    dropOffEveryMinutes
    closedWords
    customerCodeRule
    drawerCash
    mostSupplyWeeks
    checkInUrl
  }
`);

export const buySettingsQuery = graphql(
  `
    query BuySettings {
      buySettings {
        ...BuySettingsFields
      }
      buyPolicy {
        id
        body
        createdAt
      }
      buyReasons {
        id
        kind
        name
        isActive
        isSeasonal
      }
    }
  `,
  [settingsFields],
);

type Answer = ResultOf<typeof buySettingsQuery>;
export type BuySettings = Answer["buySettings"];
export type BuyReason = Answer["buyReasons"][number];

export const changeBuySettingsMutation = graphql(
  `
    mutation ChangeBuySettings($changes: BuySettingChanges!) {
      changeBuySettings(changes: $changes) {
        ...BuySettingsFields
      }
    }
  `,
  [settingsFields],
);

export type BuySettingChanges = VariablesOf<typeof changeBuySettingsMutation>["changes"];

export const changeBuyPolicyMutation = graphql(`
  mutation ChangeBuyPolicy($id: Uuid!, $body: String!) {
    changeBuyPolicy(id: $id, body: $body) {
      id
      body
      createdAt
    }
  }
`);

export const changeBuyReasonsMutation = graphql(`
  mutation ChangeBuyReasons($kind: BuyReasonKind!, $reasons: [BuyReasonInput!]!) {
    changeBuyReasons(kind: $kind, reasons: $reasons) {
      id
      kind
      name
      isActive
      isSeasonal
    }
  }
`);
