import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** What has to be done on a day. */
export const dayTasksQuery = graphql(`
  query DaybookTasks($date: BusinessDate) {
    daybook(date: $date) {
      id
      date
      today
      isOver
      isFuture
      hasTaskLists
      groups {
        list {
          id
          name
          access
        }
        tasks {
          __typename
          id
          name
          details
          access
          date
          originalDate
          dueMinutes
          dueAt
          status
          isMustDo
          sinceDate
          skipReason
          skipNote
          movedTo
          doneAt
          claimedDoneAt
          doneOn
          isLate
          isLateEntry
          doneBy {
            employeeId
            firstName
            fullName
            avatarUrl
          }
          assignedTo {
            employeeId
            firstName
          }
          listId
          templateId
          createdByEmployeeId
          textThreadId
          version
        }
      }
    }
  }
`);

/** How the store does against the goal of a day. */
export const dayGoalQuery = graphql(`
  query DaybookGoal($date: BusinessDate) {
    daybook(date: $date) {
      id
      date
      today
      isOver
      isFuture
      goalPanel {
        id
        status
        closedAt
        asOf
        posName
        posState
        showsDollars
        neededToday
        ahead
        aheadPercent
        usualPercent
        missingDayCloses
        neededPerHour
        whatMoved {
          usual
          gap
          customers
          itemsPerSale
          pricePerItem
          discounts
          hoursOpen
        }
        goal {
          date
          rule
          compDate
          compSales
          compSource
          likelySales {
            low
            high
          }
          shutLikeOn
          fair {
            lastYear
            around
            recent
          }
        }
        sales {
          actual
          target
          difference
          percent
        }
        averageTransaction {
          actual
          target
          difference
          percent
        }
        customers {
          actual
          target
          difference
          percent
        }
        trade {
          actual
          target
          difference
          percent
        }
        monthToDate {
          actual
          target
          percent
        }
        goalsFrom
        pace {
          minutes
          soldPercent
          expectedPercent
          sold
          expected
        }
        openToBuy {
          today {
            buys
            itemsBought
            paid
          }
          total {
            buys
            itemsBought
            paid
          }
          grandOpeningOn
        }
      }
    }
  }
`);

/** What people have written down for a day. */
export const dayNotesQuery = graphql(`
  query DaybookNotes($date: BusinessDate) {
    daybook(date: $date) {
      id
      date
      today
      isOver
      isFuture
      notes {
        id
        date
        body
        access
        isImportant
        isAnnouncement
        pinnedUntil
        createdAt
        editedAt
        seenBy {
          at
          person {
            employeeId
            firstName
          }
        }
        author {
          employeeId
          firstName
          fullName
          avatarUrl
        }
      }
    }
  }
`);

/** Who is planned for a day, and who was there. */
export const dayPeopleQuery = graphql(`
  query DaybookPeople($date: BusinessDate) {
    daybook(date: $date) {
      id
      date
      today
      isOver
      isFuture
      people {
        person {
          employeeId
          fullName
          avatarUrl
        }
        isManager
        state
        since
        isLate
        wasIn
        minutesLate
        hours {
          minutes
          breakMinutes
          stretches {
            from
            to
            isMissing
          }
        }
        shifts {
          id
          startsAt
          endsAt
          position
        }
      }
    }
  }
`);

/** A day as its screen shows it, put together from what its cards read. */
export type DaybookDay = ResultOf<typeof dayTasksQuery>["daybook"] &
  ResultOf<typeof dayGoalQuery>["daybook"] &
  ResultOf<typeof dayNotesQuery>["daybook"] &
  ResultOf<typeof dayPeopleQuery>["daybook"];
export type DaybookGoal = DaybookDay["goalPanel"];
export type TaskGroup = DaybookDay["groups"][number];
export type DayTask = TaskGroup["tasks"][number];
export type DayNote = DaybookDay["notes"][number];
export type Attendance = DaybookDay["people"][number];

export const addNoteMutation = graphql(`
  mutation AddNote($note: NoteInput!) {
    addNote(note: $note) {
      id
    }
  }
`);

export const addStarterListsMutation = graphql(`
  mutation AddStarterLists {
    addStarterLists {
      id
    }
  }
`);
