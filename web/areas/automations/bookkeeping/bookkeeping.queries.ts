import { integrationFields } from "#web/areas/automations/automations.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const bookkeepingQuery = graphql(
  `
    query Bookkeeping($id: ID!) {
      bookkeeping(id: $id) {
        integration {
          ...IntegrationFields
        }
        settings {
          companyName
          closedThrough
          isCompanyConfirmed
          startDate
          accountsReadAt
          pausedUntil
        }
        accounts {
          id
          number
          name
          type
          classification
          isActive
          isPostable
        }
        classes {
          id
          name
        }
        usesClasses
        sampleDate
        lines {
          kind
          key
          name
          definition
          side
          amount
          accountId
          guess {
            accountId
            isSure
            why
          }
          classifications
        }
        isMapped
        counts {
          sent
          notSent
          changed
          waiting
          lastSentAt
        }
        problems {
          date
          kind
          number
          reason
          problem
          sentAt
          remoteDebit
        }
        backfill {
          id
          from
          to
          state
          startedBy
          endedAt
          posted
          alreadyThere
          refused
          left
          perMinute
          minutesLeft
          months {
            month
            entries
            done
          }
        }
      }
    }
  `,
  [integrationFields],
);

export type Bookkeeping = ResultOf<typeof bookkeepingQuery>["bookkeeping"];
export type BooksAccount = Bookkeeping["accounts"][number];
export type MappedLine = Bookkeeping["lines"][number];
export type PostingProblem = Bookkeeping["problems"][number];
export type Backfill = NonNullable<Bookkeeping["backfill"]>;
export type JournalKind = MappedLine["kind"];

/** For the card of the service. */
export const booksCountsQuery = graphql(`
  query BooksCounts($id: ID!) {
    bookkeeping(id: $id) {
      counts {
        notSent
      }
    }
  }
`);

export const bookkeepingTodayQuery = graphql(`
  query BookkeepingToday {
    ledgerMonth {
      today
    }
  }
`);

/** What a run would do; the service is asked, so it takes a moment. */
export const backfillPlanQuery = graphql(`
  query BackfillPlan($id: ID!, $from: BusinessDate!, $to: BusinessDate!) {
    backfillPlan(id: $id, from: $from, to: $to) {
      days
      toSend
      alreadyThere
      leftOut
      minutes
      entries {
        date
        kind
        number
        isReady
        isThere
      }
    }
  }
`);

export type BackfillPlan = ResultOf<typeof backfillPlanQuery>["backfillPlan"];

/** Our figures of a date's entries and their pages in the service, for a number that is taken there. */
export const bothFiguresQuery = graphql(`
  query BothFigures($date: BusinessDate!) {
    journalReport(date: $date) {
      entries {
        kind
        debit
      }
    }
    entryPostings(from: $date, to: $date) {
      kind
      url
    }
  }
`);
