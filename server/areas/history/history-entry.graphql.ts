import { builder } from "#server/platform/graphql/builder.ts";
import type { HistoryEntry } from "./history-entries.ts";

const HistoryChangeType = builder.objectRef<HistoryEntry["changes"][number]>("HistoryChange").implement({
  fields: (field) => ({
    field: field.exposeString("field"),
    before: field.exposeString("before", { nullable: true }),
    after: field.exposeString("after", { nullable: true }),
  }),
});

export const HistoryEntryType = builder.objectRef<HistoryEntry>("HistoryEntry").implement({
  description: "What a person did.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name", { description: "The event, such as note.edited." }),
    recordKind: field.exposeString("recordKind"),
    subject: field.exposeString("subject", { nullable: true, description: "What it happened to, as people call it." }),
    at: field.expose("at", { type: "Instant" }),
    by: field.exposeString("by", { nullable: true, description: "Null when the program acted on its own." }),
    avatarUrl: field.exposeString("avatarUrl", { nullable: true }),
    deviceName: field.exposeString("deviceName", { nullable: true, description: "A register's name." }),
    userAgent: field.exposeString("userAgent", { nullable: true, description: "What a browser says of itself." }),
    changes: field.expose("changes", { type: [HistoryChangeType] }),
  }),
});
