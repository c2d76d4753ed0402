import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

export const reportRowsQuery = graphql(`
  query ReportRows(
    $kind: ReportRowKind!
    $from: BusinessDate
    $to: BusinessDate
    $dates: [BusinessDate!]
    $employeeCode: String
  ) {
    reportRows(kind: $kind, from: $from, to: $to, dates: $dates, employeeCode: $employeeCode) {
      from
      to
      count
      total
      rows {
        id
        type
        number
        terminal
        date
        at
        employeeCode
        employeeName
        customerId
        customerName
        couponNumber
        isEmployeePurchase
        value
      }
    }
  }
`);

export const reportRowsCsvQuery = graphql(`
  query ReportRowsCsv(
    $kind: ReportRowKind!
    $from: BusinessDate
    $to: BusinessDate
    $dates: [BusinessDate!]
    $employeeCode: String
  ) {
    reportRowsCsv(kind: $kind, from: $from, to: $to, dates: $dates, employeeCode: $employeeCode)
  }
`);

export const ticketQuery = graphql(`
  query Ticket($id: ID!) {
    ticket(id: $id) {
      id
      type
      number
      terminal
      date
      at
      employeeCode
      employeeName
      customerId
      customerName
      couponNumber
      isEmployeePurchase
      net
      tax
      total
      lines {
        line
        description
        quantity
        price
        tagPrice
        discount
        net
        cost
      }
      tenders {
        kind
        amount
      }
    }
  }
`);

export type ReportRows = ResultOf<typeof reportRowsQuery>["reportRows"];
export type ReportRow = ReportRows["rows"][number];
export type Ticket = ResultOf<typeof ticketQuery>["ticket"];
export type RowKind = VariablesOf<typeof reportRowsQuery>["kind"];
