import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const timecardsQuery = graphql(`
  query Timecards($from: BusinessDate, $to: BusinessDate, $employeeId: ID) {
    timecards(from: $from, to: $to, employeeId: $employeeId) {
      from
      to
      today
      seesWages
      timecards {
        employeeId
        fullName
        avatarUrl
        isActive
        minutes
        breakMinutes
        overtimeMinutes
        wages
        wageUnknownMinutes
        missingClockOuts
        approvedDays
        days {
          date
          minutes
          breakMinutes
          wages
          isEdited
          isMissing
          isApproved
          approvedAt
          approvedBy
          entries {
            id
            startedAt
            endedAt
            minutes
            state
            breaks {
              startedAt
              endedAt
            }
          }
          punches {
            id
            type
            at
            isEdit
            reason
          }
        }
      }
    }
  }
`);

export type Timecards = ResultOf<typeof timecardsQuery>["timecards"];
export type Timecard = Timecards["timecards"][number];
export type TimecardDay = Timecard["days"][number];
export type TimecardEntry = TimecardDay["entries"][number];

export const timecardsCsvQuery = graphql(`
  query TimecardsCsv($from: BusinessDate!, $to: BusinessDate!, $employeeId: ID) {
    timecardsCsv(from: $from, to: $to, employeeId: $employeeId)
  }
`);

export const timecardHistoryQuery = graphql(`
  query TimecardHistory($employeeId: ID!, $date: BusinessDate!) {
    timecardHistory(employeeId: $employeeId, date: $date) {
      id
      type
      at
      isEdit
      reason
      replacesId
      writtenAt
      writtenBy
    }
  }
`);

export type PunchVersion = ResultOf<typeof timecardHistoryQuery>["timecardHistory"][number];

export const correctTimecardMutation = graphql(`
  mutation CorrectTimecard(
    $employeeId: ID!
    $date: BusinessDate!
    $reason: String!
    $seenPunchIds: [Uuid!]!
    $punches: [PunchInput!]!
  ) {
    correctTimecard(
      employeeId: $employeeId
      date: $date
      reason: $reason
      seenPunchIds: $seenPunchIds
      punches: $punches
    ) {
      id
    }
  }
`);

export const restoreTimecardMutation = graphql(`
  mutation RestoreTimecard($employeeId: ID!, $date: BusinessDate!, $eventId: Uuid) {
    restoreTimecard(employeeId: $employeeId, date: $date, eventId: $eventId)
  }
`);

export const approveTimecardsMutation = graphql(`
  mutation ApproveTimecards($from: BusinessDate!, $to: BusinessDate!, $employeeIds: [ID!]!) {
    approveTimecards(from: $from, to: $to, employeeIds: $employeeIds)
  }
`);

export const withdrawTimecardApprovalMutation = graphql(`
  mutation WithdrawTimecardApproval($from: BusinessDate!, $to: BusinessDate!, $employeeIds: [ID!]!) {
    withdrawTimecardApproval(from: $from, to: $to, employeeIds: $employeeIds)
  }
`);
