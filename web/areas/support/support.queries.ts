import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const failedJobsQuery = graphql(`
  query FailedJobs($first: Int) {
    failedJobCount
    failedJobs(first: $first) {
      id
      name
      reason
      attempts
      maxAttempts
      failedAt
      nextTryAt
    }
  }
`);

export const runJobAgainMutation = graphql(`
  mutation RunJobAgain($id: ID!) {
    runJobAgain(id: $id)
  }
`);

export const supportContactQuery = graphql(`
  query SupportContact {
    supportContactAddress
  }
`);

export const changeSupportContactMutation = graphql(`
  mutation ChangeSupportContact($address: String!) {
    changeSupportContact(address: $address)
  }
`);

export const companiesQuery = graphql(`
  query SupportedCompanies($search: String!, $first: Int) {
    supportedCompanyCount(search: $search)
    supportedCompanies(search: $search, first: $first) {
      id
      name
      isClosed
      storeCount
      stores {
        id
        name
        number
      }
      owners {
        name
        email
      }
    }
  }
`);

export type Company = ResultOf<typeof companiesQuery>["supportedCompanies"][number];

export const enterStoreMutation = graphql(`
  mutation EnterStoreForSupport($storeId: ID!, $reason: String!) {
    enterStoreForSupport(storeId: $storeId, reason: $reason)
  }
`);

export const servicesQuery = graphql(`
  query SupportedServices {
    integrations {
      id
      name
      state
      lastOkAt
      lastError {
        text
        at
      }
    }
  }
`);

export type Service = ResultOf<typeof servicesQuery>["integrations"][number];

export const waitingWebhooksQuery = graphql(`
  query WaitingWebhooks {
    waitingWebhooks {
      id
      inbox
      service
      serviceName
      kind
      receivedAt
      tries
      triedAt
      trouble
    }
  }
`);

export type Webhook = ResultOf<typeof waitingWebhooksQuery>["waitingWebhooks"][number];

export const replayWebhookMutation = graphql(`
  mutation ReplayWebhook($inbox: WebhookInbox!, $service: String!, $id: ID!, $reason: String!) {
    replayWebhook(inbox: $inbox, service: $service, id: $id, reason: $reason)
  }
`);

export const mailboxQuery = graphql(`
  query Mailbox {
    mailbox(limit: 50) {
      id
      to
      subject
      text
      at
    }
  }
`);
