import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const usersQuery = graphql(`
  query Users {
    users {
      id
      email
      fullName
      role
      isActive
      defaultStoreId
      storeIds
      hasPassword
      lastUsedAt
      version
    }
  }
`);

export type User = ResultOf<typeof usersQuery>["users"][number];

export const sessionsOfUserQuery = graphql(`
  query SessionsOfUser($id: ID!) {
    sessionsOfUser(id: $id) {
      id
      userAgent
      address
      appVersion
      createdAt
      lastUsedAt
      isThisOne
    }
  }
`);

export const inviteUserMutation = graphql(`
  mutation InviteUser($user: Invitation!) {
    inviteUser(user: $user) {
      id
    }
  }
`);

export const changeUserMutation = graphql(`
  mutation ChangeUser($id: ID!, $changes: UserChanges!) {
    changeUser(id: $id, changes: $changes) {
      id
      fullName
      role
      defaultStoreId
      storeIds
      version
    }
  }
`);

export const inviteUserAgainMutation = graphql(`
  mutation InviteUserAgain($id: ID!) {
    inviteUserAgain(id: $id) {
      id
    }
  }
`);

export const deactivateUserMutation = graphql(`
  mutation DeactivateUser($id: ID!) {
    deactivateUser(id: $id) {
      id
      isActive
    }
  }
`);

export const reactivateUserMutation = graphql(`
  mutation ReactivateUser($id: ID!) {
    reactivateUser(id: $id) {
      id
      isActive
    }
  }
`);

export const endSessionsOfUserMutation = graphql(`
  mutation EndSessionsOfUser($id: ID!) {
    endSessionsOfUser(id: $id) {
      id
    }
  }
`);
