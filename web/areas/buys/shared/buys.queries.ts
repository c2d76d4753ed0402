import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const buyFields = graphql(`
  fragment BuyFields on Buy {
    id
    customer {
      id
      fullName
      mobile
      email
      isDoNotBuy
    }
    businessDate
    number
    status
    stage
    outcome
    source
    bags
    boxes
    bins
    others
    containerTags
    location
    isDropOff
    promisedAt
    notes
    signature
    signedAt
    guardianNote
    overriddenBy
    posSync
    posFailure
    posBuyId
    posReadyAt
    posCompletedAt
    checkedInAt
    checkedInBy
    sortStartedAt
    sortedBy
    readyAt
    firstNotifiedAt
    sellerPlan
    sellerReturnsAt
    sellerPageUrl
    completedAt
    completedBy
    itemsTaken
    itemsPassed
    cashOffer
    tradeOffer
    paid
    payout
    waitMinutes
    callTimes
    version
  }
`);

export type Buy = ResultOf<typeof buyFields>;

export const buyTextFields = graphql(`
  fragment BuyTextFields on BuyText {
    id
    kind
    status
    blockCode
    failureReason
    at
  }
`);

export type BuyText = ResultOf<typeof buyTextFields>;

export const buyDetailFields = graphql(
  `
    fragment BuyDetailFields on BuyDetail {
      buy {
        ...BuyFields
        customer {
          housePoints
        }
      }
      policyText
      signaturePath
      reasons {
        reasonId
        name
        kind
        count
      }
      bringBackOn
      posCustomerId
      newCustomerCode
      texts {
        ...BuyTextFields
      }
    }
  `,
  [buyFields, buyTextFields],
);

export type BuyDetail = ResultOf<typeof buyDetailFields>;

export const buyQuery = graphql(
  `
    query Buy($id: Uuid!) {
      buy(id: $id) {
        ...BuyDetailFields
      }
    }
  `,
  [buyDetailFields],
);

export const linkBuyMutation = graphql(
  `
    mutation LinkBuy($id: Uuid!, $posBuyId: String!, $posCustomerId: String, $deviceId: Uuid) {
      linkBuy(id: $id, posBuyId: $posBuyId, posCustomerId: $posCustomerId, deviceId: $deviceId) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const markBuySyncMutation = graphql(
  `
    mutation MarkBuySync($id: Uuid!, $state: UnlinkedPosSync!, $failure: String) {
      markBuySync(id: $id, state: $state, failure: $failure) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const buyMatchesQuery = graphql(`
  query BuyMatches {
    buyMatches {
      buyId
      number
      customerName
      posBuyId
      posNumber
      posCustomerName
      posCheckedInAt
      basis
    }
  }
`);

export type BuyMatch = ResultOf<typeof buyMatchesQuery>["buyMatches"][number];

export const confirmBuyMatchMutation = graphql(
  `
    mutation ConfirmBuyMatch($id: Uuid!, $posBuyId: String!) {
      confirmBuyMatch(id: $id, posBuyId: $posBuyId) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const refuseBuyMatchMutation = graphql(
  `
    mutation RefuseBuyMatch($id: Uuid!, $posBuyId: String!) {
      refuseBuyMatch(id: $id, posBuyId: $posBuyId) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const separateBuyMutation = graphql(
  `
    mutation SeparateBuy($id: Uuid!) {
      separateBuy(id: $id) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const checkInStartQuery = graphql(`
  query CheckInStart {
    checkInStart {
      posName
      isLinked
      takesCheckIns
      slipDeviceIds
      today
    }
    buySettings {
      requiresEmail
      requiresIdNumber
      minimumAge
      signsOnPaper
    }
    buyPolicy {
      id
      body
    }
  }
`);

export type CheckInBasis = ResultOf<typeof checkInStartQuery>;

export const checkInEstimateQuery = graphql(`
  query CheckInEstimate($containers: Int!) {
    checkInEstimate(containers: $containers) {
      fromMinutes
      toMinutes
      buysAhead
      containersAhead
      sorters
    }
  }
`);
