import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const sendTextMutation = graphql(`
  mutation SendText($id: Uuid!, $phone: String!, $body: String!, $sendAt: Instant) {
    sendText(id: $id, phone: $phone, kind: CONVERSATION, body: $body, sendAt: $sendAt) {
      id
      status
      blockCode
    }
  }
`);

export const addTextNoteMutation = graphql(`
  mutation AddTextNote($id: Uuid!, $threadId: Uuid!, $body: String!) {
    addTextNote(id: $id, threadId: $threadId, body: $body) {
      id
    }
  }
`);

export const textTemplatesQuery = graphql(`
  query TextTemplates {
    textTemplates {
      id
      name
      body
    }
  }
`);

export type TextTemplate = Pick<ResultOf<typeof textTemplatesQuery>["textTemplates"][number], "id" | "name" | "body">;
