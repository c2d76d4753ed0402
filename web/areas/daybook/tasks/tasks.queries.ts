import { graphql } from "#web/platform/graphql/graphql.ts";

export const tickTaskMutation = graphql(`
  mutation TickTask($id: Uuid!, $doneAt: Instant) {
    tickTask(id: $id, doneAt: $doneAt) {
      wasDoneBefore
      task {
        __typename
        id
        status
        skipReason
        skipNote
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
      }
    }
  }
`);

export const untickTaskMutation = graphql(`
  mutation UntickTask($id: Uuid!) {
    untickTask(id: $id) {
      __typename
      id
      status
      skipReason
      skipNote
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
    }
  }
`);

export const skipTaskMutation = graphql(`
  mutation SkipTask($id: Uuid!, $reason: SkipReason!, $note: String!) {
    skipTask(id: $id, reason: $reason, note: $note) {
      wasDoneBefore
      task {
        __typename
        id
        status
        skipReason
        skipNote
        doneAt
        claimedDoneAt
        doneOn
        doneBy {
          employeeId
          firstName
          fullName
          avatarUrl
        }
      }
    }
  }
`);

export const markTaskNotNeededMutation = graphql(`
  mutation MarkTaskNotNeeded($id: Uuid!) {
    markTaskNotNeeded(id: $id) {
      wasDoneBefore
      task {
        __typename
        id
        status
        doneAt
        claimedDoneAt
        doneOn
        doneBy {
          employeeId
          firstName
          fullName
          avatarUrl
        }
      }
    }
  }
`);

export const moveTaskMutation = graphql(`
  mutation MoveTask($templateId: Uuid!, $date: BusinessDate!, $to: BusinessDate!) {
    moveTask(templateId: $templateId, date: $date, to: $to) {
      __typename
      id
      date
    }
  }
`);

export const addTodoMutation = graphql(`
  mutation AddTodo($todo: TodoInput!) {
    addTodo(todo: $todo) {
      __typename
      id
    }
  }
`);

export const editTodoMutation = graphql(`
  mutation EditTodo($todo: TodoInput!) {
    editTodo(todo: $todo) {
      __typename
      id
    }
  }
`);

export const deleteTodoMutation = graphql(`
  mutation DeleteTodo($id: Uuid!) {
    deleteTodo(id: $id)
  }
`);

export const restoreTodoMutation = graphql(`
  mutation RestoreTodo($id: Uuid!, $eventId: Uuid) {
    restoreTodo(id: $id, eventId: $eventId) {
      __typename
      id
    }
  }
`);

export const daybookTeamQuery = graphql(`
  query DaybookTeam {
    employees {
      id
      fullName
      isActive
    }
  }
`);
