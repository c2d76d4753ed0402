import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

// One query for each group of lines: they travel in one request, and a change refetches its own group.

export const storeLinesQuery = graphql(`
  query SettingsStoreLines {
    storeProfile {
      id
      number
      timeZone
      country
    }
    storeHours {
      week {
        weekday
        opensMinutes
        closesMinutes
      }
      exceptions {
        date
        name
        opensMinutes
        closesMinutes
      }
    }
    storeSwitches {
      idleSeconds
    }
    devices {
      id
      name
      type
      revokedAt
      lastSeenAt
    }
    printJobs {
      id
      state
      deviceId
    }
  }
`);

export const setupLineQuery = graphql(`
  query SettingsSetupLine {
    storeSetup {
      id
      startedAt
      steps {
        id
        state
      }
    }
  }
`);

export const peopleLinesQuery = graphql(`
  query SettingsPeopleLines($seesWages: Boolean!) {
    employees {
      id
      fullName
    }
    employeeIdsWithoutPayRate @include(if: $seesWages)
    users {
      id
      isActive
    }
    integrations {
      id
      name
      state
      needsAction
      lastOkAt
    }
  }
`);

export const dayLinesQuery = graphql(`
  query SettingsDayLines($month: BusinessDate!) {
    taskLists {
      id
      list {
        id
        isActive
      }
    }
    daybook {
      id
      groups {
        tasks {
          __typename
          id
        }
      }
    }
    storeProfile {
      id
      openToBuyOn
      grandOpeningOn
    }
    goalMonth(month: $month) {
      goal
      total
    }
    buySettings {
      minimumAge
    }
    buyPolicy {
      id
      createdAt
    }
    binOverview {
      total
    }
    backstockCategories {
      id
      isArchived
    }
    reportSettings {
      columns
      allColumns
    }
  }
`);

export const outreachLinesQuery = graphql(`
  query SettingsOutreachLines {
    textingStatus {
      phone
      registrationState
    }
    couponCampaigns {
      id
      name
      status
      redeemEndOn
    }
  }
`);

export const ownLinesQuery = graphql(`
  query SettingsOwnLines($isPerson: Boolean!, $seesBackups: Boolean!) {
    ownSessions @include(if: $isPerson) {
      id
    }
    settingChanges(first: 1) {
      edges {
        node {
          id
          name
          at
          by
        }
      }
    }
    releases {
      id
      version
      isUnread
    }
    backupState @include(if: $seesBackups) {
      lastMadeAt
    }
  }
`);

export type StoreLinesData = ResultOf<typeof storeLinesQuery>;
export type SetupLineData = ResultOf<typeof setupLineQuery>;
export type PeopleLinesData = ResultOf<typeof peopleLinesQuery>;
export type DayLinesData = ResultOf<typeof dayLinesQuery>;
export type OutreachLinesData = ResultOf<typeof outreachLinesQuery>;
export type OwnLinesData = ResultOf<typeof ownLinesQuery>;
