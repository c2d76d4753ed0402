import { lineWidth, sizeFactor, wrapLines } from "#common/printing/receipt-document.ts";
import type { ReceiptDocument, ReceiptRow } from "#common/printing/receipt-document.ts";
import { code128 } from "./barcode.ts";

const pointsOfMm = 72 / 25.4;
const margin = 10;
const lineHeight = 12;
const barcodeHeight = 62;
const quietModules = 10;

/** Documents as a PDF without their pictures, each on a page of its paper's width that is as long as what stands on it. */
export async function renderReceiptPdf(
  documents: readonly ReceiptDocument[],
  { title, madeAt }: { title: string; madeAt: Date },
): Promise<Buffer> {
  const info = { Title: title, Producer: "Hangtag", CreationDate: madeAt, ModDate: madeAt };
  // With its fonts it takes 12 MB, which a shop that prints on its own printers never needs.
  const { default: PDFDocument } = await import("pdfkit");
  const drawing = new PDFDocument({ margin: 0, autoFirstPage: false, info });
  const chunks: Buffer[] = [];
  drawing.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isWhole = new Promise<void>((resolve, reject) => {
    drawing.on("end", resolve);
    drawing.on("error", reject);
  });
  for (const document of documents) {
    drawDocument(drawing, document);
  }
  drawing.end();
  await isWhole;
  return Buffer.concat(chunks);
}

function drawDocument(drawing: PDFKit.PDFDocument, document: ReceiptDocument): void {
  const width = document.widthMm * pointsOfMm;
  const height = document.rows.reduce((sum, row) => sum + heightOf(document, row), 2 * margin);
  drawing.addPage({ size: [width, height], margin: 0 });
  let y = margin;
  for (const row of document.rows) {
    drawRow(drawing, row, { document, y, width: width - 2 * margin });
    y += heightOf(document, row);
  }
}

function heightOf(document: ReceiptDocument, row: ReceiptRow): number {
  switch (row.kind) {
    case "text":
      return wrapLines(row.text, lineWidth(document, row.size)).length * lineHeight * sizeFactor(row.size ?? "normal");
    case "barcode":
      return barcodeHeight;
    case "cut":
    case "picture":
      return 0;
    case "pair":
    case "rule":
    case "space":
      return lineHeight;
  }
}

type Place = { document: ReceiptDocument; y: number; width: number };

function drawRow(drawing: PDFKit.PDFDocument, row: ReceiptRow, { document, y, width }: Place): void {
  drawing.fillColor("#000000").font("Helvetica").fontSize(9);
  switch (row.kind) {
    case "text": {
      const step = lineHeight * sizeFactor(row.size ?? "normal");
      drawing.font(row.isBold === true ? "Helvetica-Bold" : "Helvetica").fontSize(step * 0.75);
      for (const [at, line] of wrapLines(row.text, lineWidth(document, row.size)).entries()) {
        drawing.text(line, margin, y + at * step, { width, align: row.align ?? "left", lineBreak: false });
      }
      return;
    }
    case "pair":
      drawing.text(row.name, margin, y, { lineBreak: false });
      drawing.text(row.value, margin, y, { width, align: "right", lineBreak: false });
      return;
    case "rule":
      drawing
        .moveTo(margin, y + 4)
        .lineTo(margin + width, y + 4)
        .lineWidth(0.5)
        .stroke("#000000");
      return;
    case "barcode":
      drawBars(drawing, row.code, { y, width });
      drawing.font("Helvetica-Bold").text(row.label, margin, y + 46, { width, align: "center", lineBreak: false });
      return;
    case "space":
    case "cut":
    case "picture":
  }
}

/** With the white of ten modules on either side, which a laser needs. */
function drawBars(drawing: PDFKit.PDFDocument, code: string, { y, width }: { y: number; width: number }): void {
  const bars = code128(code);
  const module = width / (bars.reduce((sum, bar) => sum + bar, 0) + 2 * quietModules);
  let x = margin + quietModules * module;
  for (const [at, bar] of bars.entries()) {
    if (at % 2 === 0) {
      drawing.rect(x, y, bar * module, 42);
    }
    x += bar * module;
  }
  drawing.fill("#000000");
}
