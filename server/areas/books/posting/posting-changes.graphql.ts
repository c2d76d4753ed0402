import { beginPageSignIn } from "#server/areas/automations/automations.ts";
import { JournalKindType } from "#server/areas/books/books.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { dropBackfill, resumeBackfill, startBackfill, stopBackfill } from "./backfill.ts";
import { viewBookkeeping } from "./bookkeeping.ts";
import { resendEntry, skipEntry, tryEntryAgain } from "./entry-acts.ts";
import { BookkeepingType } from "./posting.graphql.ts";
import {
  activateBooks,
  chooseJournalClass,
  confirmBooksCompany,
  disconnectBooks,
  finishBooksSignIn,
  refreshAccounts,
  saveJournalAccounts,
} from "./setup.ts";

const ReturnedField = builder.inputType("ReturnedField", {
  description: "A query parameter with which a service sent a person back.",
  fields: (field) => ({ name: field.string({ required: true }), value: field.string({ required: true }) }),
});

const LineAccountInput = builder.inputType("LineAccountInput", {
  fields: (field) => ({ line: field.string({ required: true }), accountId: field.id({ required: true }) }),
});

builder.mutationFields((field) => {
  const id = field.arg.id({ required: true });
  return {
    beginPageSignIn: field.string({
      description: "The service's sign-in page, for this browser and ten minutes.",
      args: { id },
      resolve: (_root, args, request) => beginPageSignIn(request, args),
    }),
    finishBooksSignIn: field.field({
      type: BookkeepingType,
      args: { id, returned: field.arg({ type: [ReturnedField], required: true }) },
      resolve: async (_root, args, request) => {
        const returned = Object.fromEntries(args.returned.map(({ name, value }) => [name, value]));
        await finishBooksSignIn(request, { id: args.id, returned });
        return viewBookkeeping(request, { id: args.id });
      },
    }),
    refreshBooksAccounts: field.field({
      type: BookkeepingType,
      args: { id },
      resolve: async (_root, args, request) => {
        await refreshAccounts(request, args.id);
        return viewBookkeeping(request, args);
      },
    }),
    confirmBooksCompany: field.field({
      type: BookkeepingType,
      args: { id },
      resolve: async (_root, args, request) => {
        await confirmBooksCompany(request, args);
        return viewBookkeeping(request, args);
      },
    }),
    chooseJournalClass: field.field({
      type: BookkeepingType,
      args: { id, classId: field.arg.id({ description: "Null where no classes are used." }) },
      resolve: async (_root, { id: service, classId }, request) => {
        await chooseJournalClass(request, { id: service, classId: classId ?? null });
        return viewBookkeeping(request, { id: service });
      },
    }),
    saveJournalAccounts: field.field({
      type: BookkeepingType,
      description: "The accounts of all lines of a kind; a line may not be left out.",
      args: {
        id,
        kind: field.arg({ type: JournalKindType, required: true }),
        accounts: field.arg({ type: [LineAccountInput], required: true }),
      },
      resolve: async (_root, { id: service, ...saved }, request) => {
        await saveJournalAccounts(request, saved);
        return viewBookkeeping(request, { id: service });
      },
    }),
    activateBookkeeping: field.field({
      type: BookkeepingType,
      args: { id, startDate: field.arg({ type: "BusinessDate", required: true }) },
      resolve: async (_root, args, request) => {
        await activateBooks(request, args);
        return viewBookkeeping(request, { id: args.id });
      },
    }),
    disconnectBookkeeping: field.field({
      type: BookkeepingType,
      args: { id },
      resolve: async (_root, args, request) => {
        await disconnectBooks(request, args.id);
        return viewBookkeeping(request, args);
      },
    }),
  };
});

builder.mutationFields((field) => ({
  startBackfill: field.boolean({
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: async (_root, args, request) => {
      await startBackfill(request, args);
      return true;
    },
  }),
  stopBackfill: field.boolean({
    description: "Keeps its place.",
    resolve: async (_root, _args, request) => {
      await stopBackfill(request, {});
      return true;
    },
  }),
  resumeBackfill: field.boolean({
    resolve: async (_root, _args, request) => {
      await resumeBackfill(request, {});
      return true;
    },
  }),
  dropBackfill: field.boolean({
    description: "What was posted stays; the rest is as if nobody had asked.",
    resolve: async (_root, _args, request) => {
      await dropBackfill(request, {});
      return true;
    },
  }),
}));

builder.mutationFields((field) => {
  const entry = {
    date: field.arg({ type: "BusinessDate", required: true }),
    kind: field.arg({ type: JournalKindType, required: true }),
  };
  return {
    tryEntryAgain: field.boolean({
      args: entry,
      resolve: async (_root, args, request) => {
        await tryEntryAgain(request, args);
        return true;
      },
    }),
    resendEntry: field.boolean({
      description: "Replaces the entry that is there: its figures changed, or it has the number.",
      args: entry,
      resolve: async (_root, args, request) => {
        await resendEntry(request, args);
        return true;
      },
    }),
    skipEntry: field.boolean({
      args: entry,
      resolve: async (_root, args, request) => {
        await skipEntry(request, args);
        return true;
      },
    }),
  };
});
