import { graphql } from "#web/platform/graphql/graphql.ts";

/** The changes of a bookkeeping service; the page refetches all of it after each. */

/** Returns the address of the service's own sign-in page. */
export const beginPageSignInMutation = graphql(`
  mutation BeginPageSignIn($id: ID!) {
    beginPageSignIn(id: $id)
  }
`);

export const finishBooksSignInMutation = graphql(`
  mutation FinishBooksSignIn($id: ID!, $returned: [ReturnedField!]!) {
    finishBooksSignIn(id: $id, returned: $returned) {
      isMapped
      settings {
        companyName
      }
    }
  }
`);

export const refreshBooksAccountsMutation = graphql(`
  mutation RefreshBooksAccounts($id: ID!) {
    refreshBooksAccounts(id: $id) {
      isMapped
    }
  }
`);

export const confirmBooksCompanyMutation = graphql(`
  mutation ConfirmBooksCompany($id: ID!) {
    confirmBooksCompany(id: $id) {
      isMapped
    }
  }
`);

export const chooseJournalClassMutation = graphql(`
  mutation ChooseJournalClass($id: ID!, $classId: ID) {
    chooseJournalClass(id: $id, classId: $classId) {
      isMapped
    }
  }
`);

export const saveJournalAccountsMutation = graphql(`
  mutation SaveJournalAccounts($id: ID!, $kind: JournalKind!, $accounts: [LineAccountInput!]!) {
    saveJournalAccounts(id: $id, kind: $kind, accounts: $accounts) {
      isMapped
    }
  }
`);

export const activateBookkeepingMutation = graphql(`
  mutation ActivateBookkeeping($id: ID!, $startDate: BusinessDate!) {
    activateBookkeeping(id: $id, startDate: $startDate) {
      isMapped
    }
  }
`);

export const disconnectBookkeepingMutation = graphql(`
  mutation DisconnectBookkeeping($id: ID!) {
    disconnectBookkeeping(id: $id) {
      isMapped
    }
  }
`);

export const startBackfillMutation = graphql(`
  mutation StartBackfill($id: Uuid!, $from: BusinessDate!, $to: BusinessDate!) {
    startBackfill(id: $id, from: $from, to: $to)
  }
`);

export const stopBackfillMutation = graphql(`
  mutation StopBackfill {
    stopBackfill
  }
`);

export const resumeBackfillMutation = graphql(`
  mutation ResumeBackfill {
    resumeBackfill
  }
`);

export const dropBackfillMutation = graphql(`
  mutation DropBackfill {
    dropBackfill
  }
`);

export const tryEntryAgainMutation = graphql(`
  mutation TryBooksEntryAgain($date: BusinessDate!, $kind: JournalKind!) {
    tryEntryAgain(date: $date, kind: $kind)
  }
`);

export const resendEntryMutation = graphql(`
  mutation ResendBooksEntry($date: BusinessDate!, $kind: JournalKind!) {
    resendEntry(date: $date, kind: $kind)
  }
`);

export const skipEntryMutation = graphql(`
  mutation SkipBooksEntry($date: BusinessDate!, $kind: JournalKind!) {
    skipEntry(date: $date, kind: $kind)
  }
`);
