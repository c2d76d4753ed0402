import { builder } from "#server/platform/graphql/builder.ts";
import { printAgain, printJobFile } from "./print-again.ts";
import type { PrintFile } from "./print-again.ts";
import { cancelPrintJob, printJob, printJobs, printTargets } from "./print-jobs.ts";
import type { PrintJob, PrintTarget } from "./print-jobs.ts";

const PrintJobState = builder.enumType("PrintJobState", {
  values: {
    QUEUED: { value: "queued", description: "Waits for the register." },
    PRINTING: { value: "printing", description: "The register was notified." },
    DONE: { value: "done" },
    FAILED: { value: "failed" },
    CANCELLED: { value: "cancelled" },
  } as const,
});

export const PrintJobType = builder.objectRef<PrintJob>("PrintJob").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    deviceId: field.exposeID("deviceId"),
    deviceName: field.exposeString("deviceName"),
    title: field.exposeString("title"),
    copies: field.exposeInt("copies"),
    state: field.expose("state", { type: PrintJobState }),
    reason: field.exposeString("reason", { nullable: true, description: "Why it failed." }),
    printerName: field.exposeString("printerName", { nullable: true }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    createdBy: field.exposeString("createdBy", { nullable: true }),
    createdById: field.exposeInt("createdById", {
      nullable: true,
      description: "The employee, who may take it back while it waits.",
    }),
    hasFile: field.exposeBoolean("hasFile", { description: "It can be saved as a PDF: `printJobFile`." }),
    expiresAt: field.expose("expiresAt", { type: "Instant", description: "Until then it waits for the register." }),
  }),
});

const PrintFileType = builder.objectRef<PrintFile>("PrintFile").implement({
  fields: (field) => ({
    fileName: field.exposeString("fileName"),
    mediaType: field.exposeString("mediaType"),
    dataBase64: field.exposeString("dataBase64"),
  }),
});

const TargetPrinterType = builder.objectRef<PrintTarget["printers"][number]>("TargetPrinter").implement({
  fields: (field) => ({ name: field.exposeString("name"), displayName: field.exposeString("displayName") }),
});

const PrintTargetType = builder.objectRef<PrintTarget>("PrintTarget").implement({
  description: "A register as a place to print at.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    isOnline: field.exposeBoolean("isOnline"),
    printers: field.expose("printers", { type: [TargetPrinterType] }),
  }),
});

const PrinterRoleType = builder.enumType("PrinterRole", {
  values: { RECEIPT: { value: "receipt" }, LABEL: { value: "label" }, DOCUMENT: { value: "document" } } as const,
});

builder.queryFields((field) => ({
  printTargets: field.field({
    type: [PrintTargetType],
    args: { role: field.arg({ type: PrinterRoleType, required: true }) },
    resolve: (_root, args, request) => printTargets(request, args),
  }),
  printJobs: field.field({
    type: [PrintJobType],
    description: "Of the last day, the newest first.",
    resolve: (_root, _args, request) => printJobs(request, {}),
  }),
  printJob: field.field({
    type: PrintJobType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => printJob(request, args),
  }),
  printJobFile: field.field({
    type: PrintFileType,
    description: "What a job was to print, for any printer.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => printJobFile(request, args),
  }),
}));

builder.mutationFields((field) => ({
  cancelPrintJob: field.field({
    type: PrintJobType,
    description: "By who started it, or a manager.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => cancelPrintJob(request, args),
  }),
  printAgain: field.field({
    type: PrintJobType,
    description: "A job that has ended, once more at its register.",
    args: {
      id: field.arg({ type: "Uuid", required: true, description: "Of the new job, made by the client." }),
      jobId: field.arg({ type: "Uuid", required: true }),
    },
    resolve: (_root, args, request) => printAgain(request, args),
  }),
}));
