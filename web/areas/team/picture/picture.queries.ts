import { graphql } from "#web/platform/graphql/graphql.ts";

export const setPictureMutation = graphql(`
  mutation SetEmployeePicture($id: ID!, $picture: Upload!) {
    setEmployeePicture(id: $id, picture: $picture) {
      id
      safeAvatarUrl
    }
  }
`);

export const removePictureMutation = graphql(`
  mutation RemoveEmployeePicture($id: ID!) {
    removeEmployeePicture(id: $id) {
      id
      safeAvatarUrl
    }
  }
`);
