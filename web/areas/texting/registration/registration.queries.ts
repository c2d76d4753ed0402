import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const registrationFields = graphql(`
  fragment TextRegistrationFields on TextRegistration {
    state
    hasService
    hasOrderedNumber
    phone
    orderProblem
    hiddenCallCount
    lastHiddenCallAt
    use {
      monthTexts
      monthParts
      monthCost
      todayParts
    }
    submittedAt
    problems {
      field
      text
    }
    entity {
      id
      legalName
      dba
      entityType
      einLast4
      address
      city
      state
      zip
      website
      privacyUrl
      termsUrl
      contactFirstName
      contactLastName
      contactEmail
      contactPhone
      contactTitle
    }
    companyEntities {
      id
      legalName
      einLast4
    }
    store {
      name
      country
      phoneNumber
      address
      city
      state
      zip
    }
  }
`);

export const textRegistrationQuery = graphql(
  `
    query TextRegistration {
      textRegistration {
        ...TextRegistrationFields
      }
    }
  `,
  [registrationFields],
);

export type Registration = ResultOf<typeof textRegistrationQuery>["textRegistration"];

export const askForTextNumberMutation = graphql(
  `
    mutation AskForTextNumber {
      askForTextNumber {
        ...TextRegistrationFields
      }
    }
  `,
  [registrationFields],
);

export const submitTextRegistrationMutation = graphql(
  `
    mutation SubmitTextRegistration($registration: TextRegistrationInput!) {
      submitTextRegistration(registration: $registration) {
        ...TextRegistrationFields
      }
    }
  `,
  [registrationFields],
);

export const joinTextRegistrationMutation = graphql(
  `
    mutation JoinTextRegistration($entityId: Uuid!) {
      joinTextRegistration(entityId: $entityId) {
        ...TextRegistrationFields
      }
    }
  `,
  [registrationFields],
);
