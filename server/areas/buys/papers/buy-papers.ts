import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { withDetails } from "#server/areas/buys/desk/desk.ts";
import { getBuy } from "#server/areas/buys/desk/get-buy.ts";
import { viewHousePoints } from "#server/areas/loyalty/loyalty.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findLogo } from "#server/platform/printing/logo/logo.db.ts";
import { queuePrint } from "#server/platform/printing/print-jobs.ts";
import type { PrintJob } from "#server/platform/printing/print-jobs.ts";
import { renderEscpos } from "#server/platform/printing/render-escpos.ts";
import { renderReceiptHtml } from "#server/platform/printing/render-receipt-html.ts";
import { renderReceiptPdf } from "#server/platform/printing/render-receipt-pdf.ts";
import { ticketDocument, tagDocuments } from "./buy-documents.rules.ts";
import type { Paper, PrintedBuy } from "./buy-documents.rules.ts";
import * as db from "./buy-papers.db.ts";

/** The seller's ticket, a tag for each container, or both. */
export const buyPaperKinds = ["ticket", "tags", "both"] as const;
export type BuyPaperKind = (typeof buyPaperKinds)[number];

const papersInput = { buyId: z.uuid(), papers: z.enum(buyPaperKinds) };

/** Prints a buy's papers on a register's receipt printer, all in one job. */
export const printBuyPapers = operation({
  name: "buys.printBuyPapers",
  kind: "write",
  permission: "printing:print",
  on: "store",
  input: z.object({
    ...papersInput,
    /** Of the print job; made by the client, so that a repeated request prints nothing twice. */
    id: z.uuid(),
    deviceId: z.uuid(),
    printerName: inputText.max(100).nullish().transform(orNull),
  }),
  async run(context, { id, buyId, papers, deviceId, printerName }): Promise<PrintJob> {
    const buy = await loadPrintedBuy(context, buyId);
    const title = `Buy ${buy.number}`;
    const paper = await loadPaper(context);
    const documents = (widthMm: 58 | 80) => documentsOf(buy, papers, { ...paper, widthMm });
    return queuePrint(context, {
      ...{ id, deviceId, printerName, title },
      role: "receipt",
      copies: 1,
      pdf: () => renderReceiptPdf(documents(80), { title, madeAt: context.now }),
      languages: { escpos: ({ widthMm }) => Buffer.concat(documents(widthMm).map(renderEscpos)) },
    });
  },
});

/** The same as a page for a browser's print dialog, where no register prints. */
export const buyPapersPage = operation({
  name: "buys.buyPapersPage",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object(papersInput),
  async run(context, { buyId, papers }): Promise<string> {
    return renderReceiptHtml(documentsOf(await loadPrintedBuy(context, buyId), papers, await loadPaper(context)));
  },
});

/** The buy that a scanned code of this store names; null when there is none. */
export const findBuyOfCode = operation({
  name: "buys.findBuyOfCode",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ businessDate, number: z.int().min(1).max(999) }),
  run: (context, code): Promise<string | null> => db.findBuyId(context.sql, { ...code, storeId: context.store.id }),
});

function documentsOf(buy: PrintedBuy, papers: BuyPaperKind, paper: Paper) {
  return [
    ...(papers === "tags" ? [] : [ticketDocument(buy, paper)]),
    ...(papers === "ticket" ? [] : tagDocuments(buy, paper)),
  ];
}

async function loadPaper({ sql, store }: StoreContext): Promise<Paper> {
  const { logo } = await findLogo(sql, store.id);
  return { storeName: store.name, timeZone: store.timeZone, logo };
}

async function loadPrintedBuy(context: StoreContext, buyId: string): Promise<PrintedBuy> {
  const { reasons, signature, ...buy } = await withDetails(context, await getBuy(context, buyId));
  return {
    ...buy,
    points: await viewHousePoints(context, { customerId: buy.customerId }),
    storeId: context.store.id,
    passReasons: reasons.filter(({ kind }) => kind === "pass"),
    isSignedOnScreen: signature === "screen",
  };
}
