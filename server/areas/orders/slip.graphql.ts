import { builder } from "#server/platform/graphql/builder.ts";
import { PrintJobType } from "#server/platform/printing/printing.graphql.ts";
import { orderSlipPage, printOrderSlip } from "./slip.ts";

builder.queryField("orderSlipPage", (field) =>
  field.string({
    description: "A page for the browser's print dialog.",
    args: { orderId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => orderSlipPage(request, args),
  }),
);

builder.mutationField("printOrderSlip", (field) =>
  field.field({
    type: PrintJobType,
    description: "On the register's receipt printer.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      orderId: field.arg({ type: "Uuid", required: true }),
      deviceId: field.arg({ type: "Uuid", required: true }),
      printerName: field.arg.string(),
    },
    resolve: (_root, args, request) => printOrderSlip(request, args),
  }),
);
