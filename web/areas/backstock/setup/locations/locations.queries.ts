import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const backstockLocationsQuery = graphql(`
  query BackstockLocations {
    backstockLocations {
      id
      number
      name
      position
      nextLocationId
      isDefault
      isTerminal
      isPickList
      bins
      reachesTerminal
    }
  }
`);

export type Location = ResultOf<typeof backstockLocationsQuery>["backstockLocations"][number];

export const addLocationMutation = graphql(`
  mutation AddBackstockLocation($location: BackstockLocationInput!) {
    addBackstockLocation(location: $location) {
      id
      reachesTerminal
    }
  }
`);

export const editLocationMutation = graphql(`
  mutation EditBackstockLocation($location: BackstockLocationInput!) {
    editBackstockLocation(location: $location) {
      id
      reachesTerminal
    }
  }
`);

export const archiveLocationMutation = graphql(`
  mutation ArchiveBackstockLocation($id: Uuid!, $replacementId: Uuid) {
    archiveBackstockLocation(id: $id, replacementId: $replacementId)
  }
`);

export const restoreLocationMutation = graphql(`
  mutation RestoreBackstockLocation($id: Uuid!, $eventId: Uuid) {
    restoreBackstockLocation(id: $id, eventId: $eventId) {
      id
    }
  }
`);

export const reorderLocationsMutation = graphql(`
  mutation ReorderBackstockLocations($locationIds: [Uuid!]!) {
    reorderBackstockLocations(locationIds: $locationIds) {
      id
      position
    }
  }
`);
