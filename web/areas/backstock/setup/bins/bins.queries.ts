import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const setupBinsQuery = graphql(`
  query SetupBins(
    $filter: ListFilter
    $sortBy: String
    $descending: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    binOverview {
      total
      filled
      empty
      retired
      nextNumber
    }
    bins(
      filter: $filter
      sortBy: $sortBy
      descending: $descending
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalItems
      pageInfo {
        hasNextPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          id
          number
          label
          isFilled
          isRetired
          contents {
            backstockId
            categoryName
            locationName
          }
        }
      }
    }
  }
`);

export type BinList = ResultOf<typeof setupBinsQuery>["bins"];
export type ListedBin = BinList["edges"][number]["node"];
export type BinOverview = ResultOf<typeof setupBinsQuery>["binOverview"];

export const binOverviewQuery = graphql(`
  query BinOverview {
    binOverview {
      total
      nextNumber
    }
    backstockSettings {
      binPrefix
    }
  }
`);

export const binQuery = graphql(`
  query SetupBin($id: Uuid!) {
    bin(id: $id) {
      id
      number
      label
      isRetired
      isDeleted
      contents {
        backstockId
        categoryName
        locationName
        inventoryDate
      }
    }
  }
`);

export type BinDetail = ResultOf<typeof binQuery>["bin"];

export const addBinsMutation = graphql(`
  mutation AddBins($startNumber: Int!, $count: Int!) {
    addBins(startNumber: $startNumber, count: $count) {
      created
      existed
      numbers
      bins {
        id
        number
        label
      }
    }
  }
`);

export type BinBatch = ResultOf<typeof addBinsMutation>["addBins"];

export const retireBinMutation = graphql(`
  mutation RetireBin($id: Uuid!, $isRetired: Boolean!) {
    retireBin(id: $id, isRetired: $isRetired) {
      id
      isRetired
    }
  }
`);

export const deleteBinMutation = graphql(`
  mutation DeleteBin($id: Uuid!) {
    deleteBin(id: $id)
  }
`);

export const restoreBinMutation = graphql(`
  mutation RestoreBin($id: Uuid!) {
    restoreBin(id: $id) {
      id
      isDeleted
    }
  }
`);

export const importBinsMutation = graphql(`
  mutation ImportBins($csv: Upload!, $isDryRun: Boolean!) {
    importBins(csv: $csv, isDryRun: $isDryRun) {
      isDryRun
      lines
      bins
      existing
      fillings
      newCategories
      refused {
        line
        text
        reason
      }
    }
  }
`);

export type ImportReport = ResultOf<typeof importBinsMutation>["importBins"];
