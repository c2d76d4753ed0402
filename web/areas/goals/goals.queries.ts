import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const goalSettingsQuery = graphql(`
  query GoalSettings($month: BusinessDate) {
    goalSettings(month: $month) {
      id
      today
      weekStart
      defaultsState
      monthState
      copyableExclusions
      shutHolidays {
        date
        lastYear
        special {
          holiday
          event
          offset
        }
      }
      ruleErrors {
        from
        to
        fair {
          day
          month
        }
        lastYear {
          day
          month
        }
      }
      plan {
        month
        country
        monthGoal
        monthGoalVersion
        defaultsVersion
        shutWeekdays
        sellsFrom
        unusable
        season {
          sisters
          until
          days {
            date
            index
            spread
          }
        }
        openDates
        defaults {
          startsOn
          growth
          averageTransaction
          trade
          minSales
          alignsHolidays
          holdsMonthTotal
          salesRule
        }
        dayGoals {
          date
          sales
          averageTransaction
          trade
          compDate
          isClosed
          note
          version
        }
        frozenGoals {
          date
          sales
          rule
          compDate
        }
        keptGoals {
          date
          sales
          rule
          compDate
        }
        sales {
          date
          sales
        }
      }
      events {
        id
        name
        startsOn
        endsOn
        isPromotion
        version
      }
      exclusions {
        date
        reason
      }
      hints {
        date
        equivalent
        better
        special {
          holiday
          event
          offset
        }
        specialThen {
          holiday
          event
          offset
        }
      }
      freakDays {
        date
        sales
        usual
        difference
        servesOn
      }
    }
  }
`);

export type GoalSettings = ResultOf<typeof goalSettingsQuery>["goalSettings"];
export type GoalPlanData = GoalSettings["plan"];
export type DayGoalData = GoalPlanData["dayGoals"][number];
export type FreakDayData = GoalSettings["freakDays"][number];
export type HolidayHintData = GoalSettings["hints"][number];
export type ShutHolidayData = GoalSettings["shutHolidays"][number];
export type CalendarEventData = GoalSettings["events"][number];

export const saveGoalDefaultsMutation = graphql(`
  mutation SaveGoalDefaults($defaults: GoalDefaultsInput!) {
    saveGoalDefaults(defaults: $defaults)
  }
`);

export const saveMonthGoalMutation = graphql(`
  mutation SaveMonthGoal($month: BusinessDate!, $goal: Money, $version: String) {
    saveMonthGoal(month: $month, goal: $goal, version: $version) {
      goal
    }
  }
`);

export const saveDayGoalMutation = graphql(`
  mutation SaveDayGoal($goal: DayGoalInput!) {
    saveDayGoal(goal: $goal) {
      goal
    }
  }
`);

export const restoreGoalMutation = graphql(`
  mutation RestoreGoal($id: ID!, $eventId: Uuid) {
    restoreGoal(id: $id, eventId: $eventId)
  }
`);

export const resetMonthMutation = graphql(`
  mutation ResetMonth($month: BusinessDate!) {
    resetMonth(month: $month) {
      goal
    }
  }
`);

export const excludeComparisonMutation = graphql(`
  mutation ExcludeComparison($date: BusinessDate!, $reason: String) {
    excludeComparison(date: $date, reason: $reason)
  }
`);

export const confirmComparisonMutation = graphql(`
  mutation ConfirmComparison($date: BusinessDate!, $isConfirmed: Boolean!) {
    confirmComparison(date: $date, isConfirmed: $isConfirmed)
  }
`);

export const copyExclusionsMutation = graphql(`
  mutation CopyExclusions($month: BusinessDate!) {
    copyExclusions(month: $month)
  }
`);

export const saveCalendarEventMutation = graphql(`
  mutation SaveCalendarEvent($event: CalendarEventInput!) {
    saveCalendarEvent(event: $event)
  }
`);

export const removeCalendarEventMutation = graphql(`
  mutation RemoveCalendarEvent($id: Uuid!) {
    removeCalendarEvent(id: $id)
  }
`);

export const correctGoalMutation = graphql(`
  mutation CorrectGoal($date: BusinessDate!, $sales: Money!, $reason: String!) {
    correctGoal(date: $date, sales: $sales, reason: $reason) {
      date
      revision
      goal
    }
  }
`);
