import { builder } from "#server/platform/graphql/builder.ts";
import {
  beginHistoryImport,
  dropHistoryImport,
  listHistoryImports,
  putHistoryImportPart,
  resumeHistoryImport,
  startHistoryImport,
  stopHistoryImport,
} from "./history-import.ts";
import type { HistoryImport } from "./history-import.ts";

type Summary = NonNullable<HistoryImport["summary"]>;

const State = builder.enumType("HistoryImportState", {
  values: {
    UPLOADING: { value: "uploading" },
    RUNNING: { value: "running" },
    STOPPED: { value: "stopped" },
    CHECKED: { value: "checked" },
    FAILED: { value: "failed" },
    DONE: { value: "done" },
    DROPPED: { value: "dropped" },
  } as const,
});

const Phase = builder.enumType("HistoryImportPhase", {
  values: { CHECK: { value: "check" }, IMPORT: { value: "import" } } as const,
});

const SummaryType = builder.objectRef<Summary>("HistoryImportSummary").implement({
  description: "What a check found, or an import brought.",
  fields: (field) => ({
    lines: field.exposeInt("lines"),
    tickets: field.exposeInt("tickets"),
    creditNotes: field.exposeInt("creditNotes"),
    amount: field.exposeString("amount", { description: "The exact sum." }),
    cents: field.exposeFloat("cents", { description: "The sum as kept, each line rounded to the cent." }),
    refusedLines: field.exposeInt("refusedLines"),
    refusedTickets: field.exposeInt("refusedTickets"),
    written: field.exposeInt("written"),
    changed: field.exposeInt("changed", { description: "Of those written, the ones that the store had otherwise." }),
    unchanged: field.exposeInt("unchanged"),
  }),
});

const HistoryImportType = builder.objectRef<HistoryImport>("HistoryImport").implement({
  description: "A file with a shop's own history. For managers.",
  fields: (field) => ({
    id: field.exposeID("id"),
    fileName: field.exposeString("fileName"),
    sizeBytes: field.exposeInt("sizeBytes", { description: "Of the upload." }),
    parts: field.exposeInt("parts"),
    missingParts: field.exposeIntList("missingParts"),
    state: field.expose("state", { type: State }),
    phase: field.expose("phase", { type: Phase }),
    lines: field.exposeInt("lines"),
    totalLines: field.exposeInt("totalLines", { nullable: true, description: "Null until the file was read once." }),
    runningSince: field.expose("runningSince", { type: "Instant", nullable: true }),
    progressAt: field.expose("progressAt", { type: "Instant", nullable: true }),
    problem: field.exposeString("problem", { nullable: true }),
    summary: field.expose("summary", { type: SummaryType, nullable: true }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    createdBy: field.exposeString("createdBy"),
    endedAt: field.expose("endedAt", { type: "Instant", nullable: true }),
  }),
});

builder.queryField("historyImports", (field) =>
  field.field({
    type: [HistoryImportType],
    description: "The newest first.",
    resolve: (_root, _args, request) => listHistoryImports(request, {}),
  }),
);

builder.mutationFields((field) => ({
  beginHistoryImport: field.field({
    type: HistoryImportType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      fileName: field.arg.string({ required: true }),
      sizeBytes: field.arg.int({ required: true }),
      isPacked: field.arg.boolean({ required: true }),
      mapping: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => beginHistoryImport(request, args),
  }),
  putHistoryImportPart: field.field({
    type: HistoryImportType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      part: field.arg.int({ required: true }),
      base64: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => putHistoryImportPart(request, args),
  }),
  startHistoryImport: field.field({
    type: HistoryImportType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      isReplacing: field.arg.boolean({ required: true }),
    },
    resolve: (_root, args, request) => startHistoryImport(request, args),
  }),
  stopHistoryImport: field.field({
    type: HistoryImportType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => stopHistoryImport(request, args),
  }),
  resumeHistoryImport: field.field({
    type: HistoryImportType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => resumeHistoryImport(request, args),
  }),
  dropHistoryImport: field.field({
    type: HistoryImportType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => dropHistoryImport(request, args),
  }),
}));
