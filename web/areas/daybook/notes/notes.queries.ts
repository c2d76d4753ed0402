import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const noteQuery = graphql(`
  query Note($id: Uuid!) {
    note(id: $id) {
      id
      date
      body
      access
      isImportant
      isAnnouncement
      pinnedUntil
      version
      createdAt
      editedAt
      deletedAt
      author {
        employeeId
        firstName
        fullName
        avatarUrl
      }
      editedBy {
        employeeId
        firstName
      }
      deletedBy {
        employeeId
        firstName
      }
      seenBy {
        at
        person {
          employeeId
          firstName
        }
      }
    }
  }
`);

export type NoteDetail = ResultOf<typeof noteQuery>["note"];

export const editNoteMutation = graphql(`
  mutation EditNote($note: NoteInput!) {
    editNote(note: $note) {
      id
      date
    }
  }
`);

export const deleteNoteMutation = graphql(`
  mutation DeleteNote($id: Uuid!) {
    deleteNote(id: $id)
  }
`);

export const restoreNoteMutation = graphql(`
  mutation RestoreNote($id: Uuid!, $eventId: Uuid) {
    restoreNote(id: $id, eventId: $eventId) {
      id
      body
      deletedAt
    }
  }
`);

export const markNoteSeenMutation = graphql(`
  mutation MarkNoteSeen($id: Uuid!) {
    markNoteSeen(id: $id) {
      id
      seenBy {
        at
        person {
          employeeId
          firstName
        }
      }
    }
  }
`);

export const allNotesQuery = graphql(`
  query AllNotes(
    $filter: ListFilter
    $sortBy: String
    $descending: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    allNotes(
      filter: $filter
      sortBy: $sortBy
      descending: $descending
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalItems
      pageInfo {
        hasNextPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          id
          date
          body
          access
          isImportant
          isAnnouncement
          pinnedUntil
          createdAt
          author {
            employeeId
            firstName
            fullName
          }
        }
      }
    }
  }
`);

export type NoteList = ResultOf<typeof allNotesQuery>["allNotes"];
export type ListedNote = NoteList["edges"][number]["node"];

export const noteAuthorsQuery = graphql(`
  query NoteAuthors {
    employees {
      id
      fullName
    }
  }
`);
