import { builder } from "#server/platform/graphql/builder.ts";
import { PrintJobType } from "#server/platform/printing/printing.graphql.ts";
import { labelFile, printLabels } from "./labels.ts";
import type { PrintedFile } from "./labels.ts";

const LabelLayoutType = builder.enumType("LabelLayout", {
  values: {
    LABEL: { value: "label", description: "Each on a page of 4 x 2 inches." },
    SHEET: { value: "sheet", description: "Two by five on Letter." },
  } as const,
});

const LabelsInput = builder.inputType("LabelsInput", {
  description: "Labels of bins, by id or by a range of numbers, or of a place.",
  fields: (field) => ({
    binIds: field.field({ type: ["Uuid"] }),
    from: field.int(),
    to: field.int(),
    locationId: field.field({ type: "Uuid" }),
    isSlip: field.boolean({
      required: true,
      defaultValue: false,
      description: "What a bin holds now instead of its permanent label.",
    }),
  }),
});

const PrintedFileType = builder.objectRef<PrintedFile>("PrintedFile").implement({
  fields: (field) => ({
    fileName: field.exposeString("fileName"),
    mediaType: field.exposeString("mediaType"),
    dataBase64: field.exposeString("dataBase64"),
    labels: field.exposeInt("labels"),
  }),
});

builder.queryField("labelFile", (field) =>
  field.field({
    type: PrintedFileType,
    args: {
      labels: field.arg({ type: LabelsInput, required: true }),
      layout: field.arg({ type: LabelLayoutType, required: true, defaultValue: "label" }),
    },
    resolve: (_root, args, request) => labelFile(request, args),
  }),
);

builder.mutationField("printLabels", (field) =>
  field.field({
    type: PrintJobType,
    args: {
      id: field.arg({ type: "Uuid", required: true, description: "Of the print job, made by the client." }),
      labels: field.arg({ type: LabelsInput, required: true }),
      deviceId: field.arg({ type: "Uuid", required: true, description: "Of the register." }),
      printerName: field.arg.string({ description: "The register's own label printer when left out." }),
      copies: field.arg.int({ required: true, defaultValue: 1 }),
    },
    resolve: (_root, args, request) => printLabels(request, args),
  }),
);
