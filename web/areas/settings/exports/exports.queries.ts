import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const exportRegisterQuery = graphql(`
  query ExportRegister {
    devices {
      id
      name
      type
      revokedAt
      reading {
        mappingVersion
        lastFile
        lastFileAt
        lastRowAt
        rowsTaken
        rowsRefused
        problem
        files
      }
    }
    storeSwitches {
      businessDayBoundaryMinutes
    }
  }
`);

export type ExportRegister = ResultOf<typeof exportRegisterQuery>["devices"][number];
export type Reading = NonNullable<ExportRegister["reading"]>;

const mappingFields = graphql(`
  fragment MappingFields on DeviceMapping {
    version
    mapping
    fileName
    savedAt
    savedBy
    fromVersion
    isInUse
  }
`);

export const deviceMappingsQuery = graphql(
  `
    query DeviceMappings($deviceId: Uuid!) {
      deviceMappings(deviceId: $deviceId) {
        ...MappingFields
      }
    }
  `,
  [mappingFields],
);

export type SavedVersion = Omit<ResultOf<typeof deviceMappingsQuery>["deviceMappings"][number], "__typename">;

export const saveDeviceMappingMutation = graphql(
  `
    mutation SaveDeviceMapping($deviceId: Uuid!, $mapping: String!, $fileName: String, $baseVersion: Int!) {
      saveDeviceMapping(deviceId: $deviceId, mapping: $mapping, fileName: $fileName, baseVersion: $baseVersion) {
        ...MappingFields
      }
    }
  `,
  [mappingFields],
);

export const putMappingBackMutation = graphql(
  `
    mutation UseDeviceMapping($deviceId: Uuid!, $version: Int!, $baseVersion: Int!) {
      useDeviceMapping(deviceId: $deviceId, version: $version, baseVersion: $baseVersion) {
        ...MappingFields
      }
    }
  `,
  [mappingFields],
);

export const registerDaysQuery = graphql(`
  query RegisterDays($deviceId: Uuid!) {
    registerDays(deviceId: $deviceId) {
      date
      today {
        date
        netCents
        tickets
        lastAt
      }
      yesterday {
        date
        netCents
        tickets
        lastAt
      }
    }
  }
`);

export const issuedCouponCountQuery = graphql(`
  query IssuedCouponCount($numbers: [String!]!) {
    issuedCouponCount(numbers: $numbers)
  }
`);

/** What the store's own Day Close says of the day that the file is of. */
export const closedDayQuery = graphql(`
  query ClosedDay($date: BusinessDate!) {
    dayClose(date: $date) {
      date
      closedAt
      posSales
    }
  }
`);
