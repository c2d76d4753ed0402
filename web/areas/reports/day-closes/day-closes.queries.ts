import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const closeFields = graphql(`
  fragment DayCloseFields on DayCloseFigures {
    date
    status
    revision
    closedAt
    closedBy
    agreement
    posSales
    ownSales
    difference
    largestDifference
    resendRounds
    requestedAgainAt
    tenders {
      kind
      amount
    }
    tax
    giftCardsSold
    paidOut
    overShort
    buyCash
    buyTrade
  }
`);

export const dayClosesQuery = graphql(
  `
    query DayCloses($date: BusinessDate) {
      dayCloses(date: $date) {
        from
        to
        today
        tenderKinds
        days {
          ...DayCloseFields
        }
      }
    }
  `,
  [closeFields],
);

export const dayCloseQuery = graphql(
  `
    query DayClose($date: BusinessDate!) {
      dayClose(date: $date) {
        ...DayCloseFields
        posTotals {
          sales
          customers
          returns
          tax
          giftCardsSold
          buyCash
          buyTrade
        }
        ours {
          sales
          customers
          returns
          tax
          giftCardsSold
          buyCash
          buyTrade
        }
        drawer {
          kind
          amount
          reason
        }
        terminals {
          terminal
          tickets
          voided
          sales
          returns
          tax
          giftCardsSold
          firstAt
          lastAt
        }
      }
    }
  `,
  [closeFields],
);

export const askForDayMutation = graphql(`
  mutation AskForDay($date: BusinessDate!) {
    askForDay(date: $date) {
      date
      askedAt
    }
  }
`);

export const dayClosesCsvQuery = graphql(`
  query DayClosesCsv($date: BusinessDate) {
    dayClosesCsv(date: $date)
  }
`);

export type DayCloses = ResultOf<typeof dayClosesQuery>["dayCloses"];
/** A day as the list and its own dialog have it. */
export type DayClose = Omit<DayCloses["days"][number], "__typename">;
export type DayCloseDetail = ResultOf<typeof dayCloseQuery>["dayClose"];
