import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const backstockSettingsQuery = graphql(`
  query BackstockSettings {
    backstockSettings {
      binPrefix
      ageBands
      ageLimitDays
      isScanFast
      pullWindowDays
      seasons {
        SS {
          starts
          ends
        }
        FW {
          starts
          ends
        }
        holiday {
          starts
          ends
        }
      }
    }
  }
`);

export type BackstockSettings = ResultOf<typeof backstockSettingsQuery>["backstockSettings"];

export const changeBackstockSettingsMutation = graphql(`
  mutation ChangeBackstockSettings($changes: BackstockSettingsChanges!) {
    changeBackstockSettings(changes: $changes) {
      binPrefix
    }
  }
`);
