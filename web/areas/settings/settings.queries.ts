import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const deviceFields = graphql(`
  fragment DeviceFields on Device {
    id
    name
    type
    provider
    appVersion
    clockSkewSeconds
    isPosConnected
    lastSeenAt
    posName
    posVersion
    queueLength
    revokedAt
    printers {
      name
      displayName
      role
      type
      status
    }
    capabilities {
      takesCheckIns
      givesItemLines
      givesTenders
      givesCouponNumbers
      givesCustomers
      givesEmployees
      givesBuys
      givesBuyLines
      givesDayCloses
    }
    reading {
      source
      mappingVersion
      lastFile
      lastFileAt
      rowsRefused
      problem
      stoppedAt
    }
  }
`);

export const devicesQuery = graphql(
  `
    query Devices {
      devices {
        ...DeviceFields
      }
    }
  `,
  [deviceFields],
);

/** The same list again whenever a device is paired, renamed, revoked, or its point of sale comes or goes, its printer stops, or its reading of files stops. */
export const devicesSubscription = graphql(
  `
    subscription LiveDevices {
      devices {
        ...DeviceFields
      }
    }
  `,
  [deviceFields],
);

export type StoreDevice = ResultOf<typeof devicesQuery>["devices"][number];

export const registerProgramsQuery = graphql(`
  query RegisterPrograms {
    registerPrograms {
      platform
      version
      bytes
      path
    }
  }
`);

export const deviceLogsQuery = graphql(`
  query DeviceLogs($deviceId: Uuid!) {
    deviceLogs(deviceId: $deviceId) {
      id
      receivedAt
      appVersion
      log
    }
  }
`);

export const createPairingCodeMutation = graphql(`
  mutation CreatePairingCode {
    createPairingCode {
      code
      expiresAt
    }
  }
`);

export type PairingCode = ResultOf<typeof createPairingCodeMutation>["createPairingCode"];

export const renameDeviceMutation = graphql(`
  mutation RenameDevice($id: Uuid!, $name: String!) {
    renameDevice(id: $id, name: $name) {
      id
      name
    }
  }
`);

export const revokeDeviceMutation = graphql(`
  mutation RevokeDevice($id: Uuid!) {
    revokeDevice(id: $id) {
      id
      revokedAt
      isPosConnected
    }
  }
`);

export const ownSessionsQuery = graphql(`
  query OwnSessions {
    ownSessions {
      id
      address
      appVersion
      createdAt
      isThisOne
      lastUsedAt
      userAgent
    }
  }
`);

export const endOwnSessionMutation = graphql(`
  mutation EndOwnSession($id: ID!) {
    endOwnSession(id: $id)
  }
`);

export const backupStateQuery = graphql(`
  query BackupState {
    backupState {
      isNightly
      lastMadeAt
      lastBytes
    }
  }
`);
