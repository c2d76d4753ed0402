import { integrationFields } from "#web/areas/automations/automations.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const contactListQuery = graphql(
  `
    query ContactList($id: ID!) {
      contactList(id: $id) {
        integration {
          ...IntegrationFields
        }
        list {
          listId
          listName
          asksAgain
          hasSellers
          hasShoppers
          hasCoupons
          hasMobile
          isRead
          chosenAt
        }
        figures {
          onList
          addedToday
          changedToday
          notAgreedToday
          left
          refused
          waiting
        }
        refused {
          customerId
          name
          email
          reason
          at
        }
        run {
          id
          months
          state
          startedBy
          people
          done
          added
          perMinute
          minutesLeft
        }
      }
    }
  `,
  [integrationFields],
);

export type ContactList = ResultOf<typeof contactListQuery>["contactList"];
export type FirstPush = NonNullable<ContactList["run"]>;

/** Asks the service itself, so only where a list is chosen. */
export const contactListChoicesQuery = graphql(`
  query ContactListChoices($id: ID!) {
    contactListChoices(id: $id) {
      id
      name
      people
      asksAgain
    }
  }
`);

export type ListChoice = ResultOf<typeof contactListChoicesQuery>["contactListChoices"][number];

export const finishContactsSignInMutation = graphql(`
  mutation FinishContactsSignIn($id: ID!, $returned: [ContactsReturnedField!]!) {
    finishContactsSignIn(id: $id, returned: $returned) {
      list {
        listId
      }
    }
  }
`);

export const chooseContactListMutation = graphql(`
  mutation ChooseContactList($id: ID!, $choice: ContactListChoiceInput!) {
    chooseContactList(id: $id, choice: $choice) {
      list {
        listId
      }
    }
  }
`);

export const startFirstPushMutation = graphql(`
  mutation StartFirstPush($id: ID!, $runId: Uuid!, $months: Int!) {
    startFirstPush(id: $id, runId: $runId, months: $months) {
      run {
        id
      }
    }
  }
`);

export const stopFirstPushMutation = graphql(`
  mutation StopFirstPush($id: ID!) {
    stopFirstPush(id: $id) {
      run {
        id
      }
    }
  }
`);

export const resumeFirstPushMutation = graphql(`
  mutation ResumeFirstPush($id: ID!) {
    resumeFirstPush(id: $id) {
      run {
        id
      }
    }
  }
`);

export const dropFirstPushMutation = graphql(`
  mutation DropFirstPush($id: ID!) {
    dropFirstPush(id: $id) {
      run {
        id
      }
    }
  }
`);

export const disconnectContactsMutation = graphql(`
  mutation DisconnectContacts($id: ID!) {
    disconnectContacts(id: $id) {
      list {
        listId
      }
    }
  }
`);
