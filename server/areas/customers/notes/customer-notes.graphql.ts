import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomerNotes,
  listPinnedNotes,
  pinCustomerNote,
} from "./customer-notes.ts";
import type { CustomerNote } from "./customer-notes.ts";

const NoteType = builder.objectRef<CustomerNote>("CustomerNote").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.exposeInt("storeId"),
    body: field.exposeString("body"),
    isPinned: field.exposeBoolean("isPinned"),
    authorName: field.exposeString("authorName"),
    createdAt: field.expose("createdAt", { type: "Instant" }),
  }),
});

builder.queryFields((field) => ({
  customerNotes: field.connection({
    type: NoteType,
    args: { ...listArgs, customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCustomerNotes(request, args);
      return toConnection(page, totalItems);
    },
  }),
  pinnedCustomerNotes: field.field({
    type: [NoteType],
    args: { customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => listPinnedNotes(request, args),
  }),
}));

builder.mutationFields((field) => ({
  addCustomerNote: field.field({
    type: NoteType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      customerId: field.arg({ type: "Uuid", required: true }),
      body: field.arg.string({ required: true }),
      isPinned: field.arg.boolean({ required: true }),
    },
    resolve: (_root, args, request) => addCustomerNote(request, args),
  }),
  pinCustomerNote: field.field({
    type: NoteType,
    args: { id: field.arg({ type: "Uuid", required: true }), isPinned: field.arg.boolean({ required: true }) },
    resolve: (_root, args, request) => pinCustomerNote(request, args),
  }),
  deleteCustomerNote: field.field({
    type: NoteType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      isDeleted: field.arg.boolean({ required: true, description: "False brings it back." }),
    },
    resolve: (_root, args, request) => deleteCustomerNote(request, args),
  }),
}));
