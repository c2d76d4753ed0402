import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const lookFields = graphql(`
  fragment SecondLookFields on SecondLook {
    id
    buyNumber
    buyerName
    employeeName
    answeredAt
    pieces {
      position
      category
      description
      brand
      size
      wasTaken
      passReason
      isTakenAgain
    }
  }
`);

export type SecondLook = ResultOf<typeof lookFields>;

export const secondLookQuery = graphql(
  `
    query SecondLook {
      secondLook {
        look {
          ...SecondLookFields
        }
        candidate {
          buyNumber
          buyerName
        }
      }
    }
  `,
  [lookFields],
);

export type SecondLookDay = ResultOf<typeof secondLookQuery>["secondLook"];

export const startSecondLookMutation = graphql(
  `
    mutation StartSecondLook($id: Uuid!) {
      startSecondLook(id: $id) {
        ...SecondLookFields
      }
    }
  `,
  [lookFields],
);

export const answerSecondLookMutation = graphql(
  `
    mutation AnswerSecondLook($id: Uuid!, $answers: [Boolean!]!) {
      answerSecondLook(id: $id, answers: $answers) {
        ...SecondLookFields
      }
    }
  `,
  [lookFields],
);
