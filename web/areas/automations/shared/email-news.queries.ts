import { graphql } from "#web/platform/graphql/graphql.ts";

export const emailNewsQuery = graphql(`
  query EmailNews($customerId: Uuid!) {
    emailNews(customerId: $customerId) {
      isGiven
      at
      stop {
        reason
        service
        at
      }
    }
  }
`);

export const answerEmailNewsMutation = graphql(`
  mutation AnswerEmailNews($id: Uuid!, $customerId: Uuid!, $isGiven: Boolean!) {
    answerEmailNews(id: $id, customerId: $customerId, isGiven: $isGiven)
  }
`);
