import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const saveTextTemplateMutation = graphql(`
  mutation SaveTextTemplate($id: Uuid!, $name: String!, $body: String!) {
    saveTextTemplate(id: $id, name: $name, body: $body) {
      id
      name
      body
    }
  }
`);

export const deleteTextTemplateMutation = graphql(`
  mutation DeleteTextTemplate($id: Uuid!) {
    deleteTextTemplate(id: $id)
  }
`);

export const orderTextTemplatesMutation = graphql(`
  mutation OrderTextTemplates($ids: [Uuid!]!) {
    orderTextTemplates(ids: $ids) {
      id
    }
  }
`);

const responseFields = graphql(`
  fragment TextAutoResponseFields on TextAutoResponse {
    id
    kind
    body
    keywords
    startsOn
    endsOn
    isOn
  }
`);

export type AutoResponse = ResultOf<typeof responseFields>;

export const autoResponsesQuery = graphql(
  `
    query TextAutoResponses {
      textAutoResponses {
        hasStoreHours
        responses {
          ...TextAutoResponseFields
        }
      }
    }
  `,
  [responseFields],
);

export const saveAutoResponseMutation = graphql(
  `
    mutation SaveTextAutoResponse($response: TextAutoResponseInput!) {
      saveTextAutoResponse(response: $response) {
        ...TextAutoResponseFields
      }
    }
  `,
  [responseFields],
);

export const switchAutoResponseMutation = graphql(
  `
    mutation SwitchTextAutoResponse($id: Uuid!, $isOn: Boolean!) {
      switchTextAutoResponse(id: $id, isOn: $isOn) {
        ...TextAutoResponseFields
      }
    }
  `,
  [responseFields],
);

export const deleteAutoResponseMutation = graphql(`
  mutation DeleteTextAutoResponse($id: Uuid!) {
    deleteTextAutoResponse(id: $id)
  }
`);
