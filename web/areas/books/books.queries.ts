import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const journalReportQuery = graphql(`
  query JournalReport($date: BusinessDate!) {
    journalReport(date: $date) {
      businessDate
      storeId
      entries {
        date
        kind
        state
        revision
        debit
        credit
        rounded
        difference
        madeAt
        zeroLines
        lines {
          key
          name
          debit
          credit
        }
        changes {
          key
          name
          before
          now
        }
      }
    }
  }
`);

/** What the ledger shows of the days' closes, beside the entries. */
export const ledgerClosesQuery = graphql(`
  query LedgerCloses($date: BusinessDate) {
    dayCloses(date: $date) {
      days {
        date
        status
        closedAt
        closedBy
        agreement
        posSales
        ownSales
        difference
        tenders {
          kind
          amount
        }
        tax
        giftCardsSold
        overShort
        buyCash
        buyTrade
      }
    }
  }
`);

export const journalLineQuery = graphql(`
  query JournalLine($date: BusinessDate!, $kind: JournalKind!, $line: String!) {
    journalLine(date: $date, kind: $kind, line: $line) {
      key
      name
      definition
      date
      debit
      credit
      parts {
        kind
        count
        amount
        reason
      }
      rows {
        id
        kind
        number
        terminal
        at
        customerId
        customerName
        amount
      }
    }
  }
`);

export const ledgerCsvQuery = graphql(`
  query LedgerCsv($date: BusinessDate) {
    ledgerCsv(date: $date)
  }
`);

export type JournalEntry = ResultOf<typeof journalReportQuery>["journalReport"]["entries"][number];
export type JournalLine = JournalEntry["lines"][number];
export type LedgerClose = ResultOf<typeof ledgerClosesQuery>["dayCloses"]["days"][number];
export type LineDetail = ResultOf<typeof journalLineQuery>["journalLine"];

/** How the entries of some dates stand with the bookkeeping service. */
export const entryPostingsQuery = graphql(`
  query EntryPostings($from: BusinessDate!, $to: BusinessDate!) {
    entryPostings(from: $from, to: $to) {
      date
      kind
      state
      amount
      url
      posting {
        number
        serviceNumber
        reason
        problem
        tries
        nextTryAt
        sentAt
        wasThere
        remoteDebit
      }
      changes {
        key
        name
        before
        now
      }
    }
  }
`);

export type EntryPosting = ResultOf<typeof entryPostingsQuery>["entryPostings"][number];
export type PostingState = EntryPosting["state"];

/** The services that entries could go to, by their names. */
export const ledgerServicesQuery = graphql(`
  query LedgerServices {
    integrations {
      id
      name
      need
      connectedAt
    }
  }
`);

export const tryEntryAgainMutation = graphql(`
  mutation TryEntryAgain($date: BusinessDate!, $kind: JournalKind!) {
    tryEntryAgain(date: $date, kind: $kind)
  }
`);

export const resendEntryMutation = graphql(`
  mutation ResendEntry($date: BusinessDate!, $kind: JournalKind!) {
    resendEntry(date: $date, kind: $kind)
  }
`);

export const skipEntryMutation = graphql(`
  mutation SkipEntry($date: BusinessDate!, $kind: JournalKind!) {
    skipEntry(date: $date, kind: $kind)
  }
`);

/** On which account of the company's books each line is posted; none where the store posts nowhere. */
export const accountsOfLinesQuery = graphql(`
  query AccountsOfLines {
    accountsOfLines {
      kind
      line
      name
    }
  }
`);
