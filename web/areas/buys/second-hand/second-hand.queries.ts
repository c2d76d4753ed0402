import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const ruleFields = graphql(`
  fragment SecondHandRuleFields on SecondHandRule {
    id
    version
    name
    wording
    categoryCodes
    holdDays
    requiredFields
    reportHours
    exportForm
    isActive
    startsOn
  }
`);

export type SecondHandRule = ResultOf<typeof ruleFields>;
export type SecondHandNeed = SecondHandRule["requiredFields"][number];

export const secondHandRulesQuery = graphql(
  `
    query SecondHandRules {
      secondHandRules {
        ...SecondHandRuleFields
      }
    }
  `,
  [ruleFields],
);

export const secondHandCategoriesQuery = graphql(`
  query SecondHandCategories {
    secondHandCategories {
      code
      name
      pieces
    }
  }
`);

export type GoodsCategory = ResultOf<typeof secondHandCategoriesQuery>["secondHandCategories"][number];

export const saveSecondHandRuleMutation = graphql(
  `
    mutation SaveSecondHandRule($rule: SecondHandRuleInput!) {
      saveSecondHandRule(rule: $rule) {
        ...SecondHandRuleFields
      }
    }
  `,
  [ruleFields],
);

const entryFields = graphql(`
  fragment SecondHandEntryFields on SecondHandEntry {
    number
    buyId
    buyKey
    buyNumber
    date
    completedAt
    holdUntil
    ruleNames
    categoryCodes
    requiredFields
    missing
    reportDueAt
    reportedAt
    reportedBy
    voidReason
    customerId
    customerName
    idType
    idState
    idMasked
    itemsTaken
    paid
    handledBy
    plate
    serials
    photo
  }
`);

export type SecondHandEntry = ResultOf<typeof entryFields>;

export const secondHandRegisterQuery = graphql(
  `
    query SecondHandRegister(
      $from: BusinessDate
      $to: BusinessDate
      $sortBy: String
      $descending: Boolean
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      secondHandRegister(
        from: $from
        to: $to
        sortBy: $sortBy
        descending: $descending
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        totalItems
        today
        counts {
          rows
          voided
          lastNumber
          unreported
          heldNow
        }
        pageInfo {
          hasNextPage
          startCursor
          endCursor
        }
        edges {
          cursor
          node {
            ...SecondHandEntryFields
          }
        }
      }
    }
  `,
  [entryFields],
);

export type SecondHandRegister = ResultOf<typeof secondHandRegisterQuery>["secondHandRegister"];

export const secondHandEntryQuery = graphql(
  `
    query SecondHandEntry($buyKey: ID!) {
      secondHandEntry(buyKey: $buyKey) {
        ...SecondHandEntryFields
      }
    }
  `,
  [entryFields],
);

export const secondHandDetailsQuery = graphql(`
  query SecondHandDetails($buyKey: ID!) {
    secondHandDetails(buyKey: $buyKey) {
      buyKey
      version
      plate
      serials
      photo
    }
  }
`);

export type SecondHandDetails = ResultOf<typeof secondHandDetailsQuery>["secondHandDetails"];

export const saveSecondHandDetailsMutation = graphql(`
  mutation SaveSecondHandDetails($buyKey: ID!, $version: Int!, $plate: String!, $serials: String!, $photo: String!) {
    saveSecondHandDetails(buyKey: $buyKey, version: $version, plate: $plate, serials: $serials, photo: $photo) {
      buyKey
      version
      plate
      serials
      photo
    }
  }
`);

export const secondHandPaperQuery = graphql(`
  query SecondHandPaper($from: BusinessDate!, $to: BusinessDate!) {
    secondHandPaper(from: $from, to: $to)
  }
`);

export const exportSecondHandMutation = graphql(`
  mutation ExportSecondHand($from: BusinessDate!, $to: BusinessDate!) {
    exportSecondHand(from: $from, to: $to)
  }
`);

export const reportSecondHandMutation = graphql(`
  mutation ReportSecondHand($through: Int!) {
    reportSecondHand(through: $through) {
      count
    }
  }
`);
