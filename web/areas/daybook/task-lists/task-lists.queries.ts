import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const taskListsQuery = graphql(`
  query TaskLists {
    completionBasis
    taskLists {
      id
      version
      list {
        id
        name
        access
        position
        isActive
      }
      tasks {
        id
        name
        instructions
        dueMinutes
        isMustDo
        repeatDays
        monthlyDay
        startsOn
        endsOn
      }
    }
  }
`);

export type TaskListSettings = ResultOf<typeof taskListsQuery>["taskLists"][number];
export type TaskTemplate = TaskListSettings["tasks"][number];
export type CompletionBasis = ResultOf<typeof taskListsQuery>["completionBasis"];

export const saveTaskListMutation = graphql(`
  mutation SaveTaskList($list: TaskListInput!) {
    saveTaskList(list: $list) {
      id
    }
  }
`);

export const setTaskListActiveMutation = graphql(`
  mutation SetTaskListActive($id: Uuid!, $isActive: Boolean!) {
    setTaskListActive(id: $id, isActive: $isActive) {
      id
      list {
        id
        isActive
      }
    }
  }
`);

export const reorderTaskListsMutation = graphql(`
  mutation ReorderTaskLists($listIds: [Uuid!]!) {
    reorderTaskLists(listIds: $listIds) {
      id
      position
    }
  }
`);

export const archiveTaskListMutation = graphql(`
  mutation ArchiveTaskList($id: Uuid!) {
    archiveTaskList(id: $id)
  }
`);

export const setCompletionBasisMutation = graphql(`
  mutation SetCompletionBasis($basis: CompletionBasis!) {
    setCompletionBasis(basis: $basis)
  }
`);
