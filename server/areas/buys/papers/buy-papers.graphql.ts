import { builder } from "#server/platform/graphql/builder.ts";
import { PrintJobType } from "#server/platform/printing/printing.graphql.ts";
import { buyPapersPage, findBuyOfCode, printBuyPapers } from "./buy-papers.ts";

const PaperKind = builder.enumType("BuyPaperKind", {
  values: {
    TICKET: { value: "ticket", description: "What the seller gets." },
    TAGS: { value: "tags", description: "One for each container." },
    BOTH: { value: "both" },
  } as const,
});

builder.queryFields((field) => ({
  buyPapersPage: field.string({
    description: "A page for the browser's print dialog.",
    args: {
      buyId: field.arg({ type: "Uuid", required: true }),
      papers: field.arg({ type: PaperKind, required: true }),
    },
    resolve: (_root, args, request) => buyPapersPage(request, args),
  }),
  buyOfCode: field.field({
    type: "Uuid",
    nullable: true,
    description: "The buy of a scanned ticket or container tag; null when this store has none of that day and number.",
    args: {
      businessDate: field.arg({ type: "BusinessDate", required: true }),
      number: field.arg.int({ required: true }),
    },
    resolve: (_root, args, request) => findBuyOfCode(request, args),
  }),
}));

builder.mutationField("printBuyPapers", (field) =>
  field.field({
    type: PrintJobType,
    description: "On the register's receipt printer.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      buyId: field.arg({ type: "Uuid", required: true }),
      papers: field.arg({ type: PaperKind, required: true }),
      deviceId: field.arg({ type: "Uuid", required: true }),
      printerName: field.arg.string(),
    },
    resolve: (_root, args, request) => printBuyPapers(request, args),
  }),
);
