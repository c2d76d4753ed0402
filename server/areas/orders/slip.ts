/** An order on paper: the list to pick by, and later what hangs on the bag. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { queuePrint } from "#server/platform/printing/print-jobs.ts";
import type { PrintJob } from "#server/platform/printing/print-jobs.ts";
import { renderEscpos } from "#server/platform/printing/render-escpos.ts";
import { renderReceiptHtml } from "#server/platform/printing/render-receipt-html.ts";
import { renderReceiptPdf } from "#server/platform/printing/render-receipt-pdf.ts";
import { viewOnlineOrder } from "./orders.ts";
import { slipDocument } from "./slip.rules.ts";
import type { SlipPaper } from "./slip.rules.ts";

/** Prints an order's slip on a register's receipt printer. */
export const printOrderSlip = operation({
  name: "orders.printSlip",
  kind: "write",
  permission: "printing:print",
  on: "store",
  input: z.object({
    /** Of the print job; made by the client, so that a repeated request prints nothing twice. */
    id: z.uuid(),
    orderId: z.uuid(),
    deviceId: z.uuid(),
    printerName: inputText.max(100).nullish().transform(orNull),
  }),
  async run(context, { id, orderId, deviceId, printerName }): Promise<PrintJob> {
    const order = await viewOnlineOrder(context, { id: orderId });
    const document = (widthMm: 58 | 80) => slipDocument(order, { ...paperOf(context), widthMm });
    const { title } = document(80);
    return queuePrint(context, {
      ...{ id, deviceId, printerName, title },
      role: "receipt",
      copies: 1,
      pdf: () => renderReceiptPdf([document(80)], { title, madeAt: context.now }),
      languages: { escpos: ({ widthMm }) => renderEscpos(document(widthMm)) },
    });
  },
});

/** The same as a page for a browser's print dialog, where no register prints. */
export const orderSlipPage = operation({
  name: "orders.slipPage",
  kind: "read",
  permission: "orders:view",
  on: "store",
  input: z.object({ orderId: z.uuid() }),
  async run(context, { orderId }): Promise<string> {
    const order = await viewOnlineOrder(context, { id: orderId });
    return renderReceiptHtml([slipDocument(order, paperOf(context))]);
  },
});

function paperOf({ store }: StoreContext): SlipPaper {
  return { storeName: store.name, timeZone: store.timeZone };
}
