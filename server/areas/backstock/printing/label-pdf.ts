import { setImmediate as letOthers } from "node:timers/promises";
import { code128, qrCode } from "#server/platform/printing/barcode.ts";
import type { LabelFace } from "./label-faces.rules.ts";
import { labelHeight, labelWidth, numberSize, pageOf } from "./label-layout.rules.ts";
import type { LabelLayout } from "./label-layout.rules.ts";

type Drawing = PDFKit.PDFDocument;

const edge = 15;
const inner = labelWidth - 2 * edge;
const ink = "#000000";
/** Label printers leave the outermost millimeter and a half white. */
const frameInset = 5;

/** Some 60 ms of drawing; five hundred labels in one go would let everybody else wait for seconds. */
const labelsAtOnce = 10;

/** Kept free for the hole of the tag. */
const holeWidth = 14;

/** Bars of the categories on slips, by turns; dark enough that gray printers keep neighbors apart. */
const slipColors = ["#0f6e6a", "#b45309", "#1f6fb2", "#a4552a", "#6d4aa8", "#20703a", "#b53325", "#5d6866"];

/** Labels as a PDF: each on a page of exactly 4 x 2 inches, or ten on a sheet. */
export async function labelsPdf(
  faces: readonly LabelFace[],
  options: { layout: LabelLayout; title: string; madeAt: Date },
): Promise<Buffer> {
  const { width, height, places } = pageOf(options.layout);
  const info = { Title: options.title, Producer: "Hangtag", CreationDate: options.madeAt, ModDate: options.madeAt };
  // With its fonts it takes 12 MB, which a shop that prints on its own printers never needs.
  const { default: PDFDocument } = await import("pdfkit");
  const drawing = new PDFDocument({ size: [width, height], margin: 0, autoFirstPage: false, info });
  const chunks: Buffer[] = [];
  drawing.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isWhole = new Promise<void>((resolve, reject) => {
    drawing.on("end", resolve);
    drawing.on("error", reject);
  });
  for (const [at, face] of faces.entries()) {
    const place = places[at % places.length];
    if (at % places.length === 0) {
      drawing.addPage({ size: [width, height], margin: 0 });
    }
    drawing.save().translate(place?.x ?? 0, place?.y ?? 0);
    drawFace(drawing, face);
    drawing.restore();
    if (at % labelsAtOnce === labelsAtOnce - 1) {
      await letOthers();
    }
  }
  drawing.end();
  await isWhole;
  return Buffer.concat(chunks);
}

function drawFace(drawing: Drawing, face: LabelFace): void {
  switch (face.kind) {
    case "bin":
      drawTag(drawing);
      drawNumber(drawing, face.number);
      drawFoot(drawing, face);
      return;
    case "place":
      drawTag(drawing);
      drawName(drawing, face.name);
      drawFoot(drawing, face);
      return;
    case "slip":
      drawSlip(drawing, face);
  }
}

/** The hangtag: a rounded label with a hole. */
function drawTag(drawing: Drawing): void {
  const [width, height] = [labelWidth - 2 * frameInset, labelHeight - 2 * frameInset];
  drawing.roundedRect(frameInset, frameInset, width, height, 9).lineWidth(0.8).strokeColor("#777777").stroke();
  drawing
    .circle(labelWidth - 19, 19, 5)
    .lineWidth(0.8)
    .strokeColor("#777777")
    .stroke();
}

/** As large as the label allows, read from across the room. */
function drawNumber(drawing: Drawing, number: string): void {
  const { points, scaling } = numberSize(number, inner - holeWidth);
  // Digits of Helvetica stand 0.718 of their points high, and begin at the top of their line.
  const y = 44 - (points * 0.718) / 2;
  drawing.fillColor(ink).font("Helvetica-Bold").fontSize(points);
  drawing
    .save()
    .scale(scaling / 100, 1, { origin: [edge, 0] })
    .text(number, edge, y, { lineBreak: false })
    .restore();
}

function drawName(drawing: Drawing, name: string): void {
  drawing.fillColor(ink).font("Helvetica-Bold");
  fitted(drawing, { text: name, points: 40, smallest: 16, width: inner - holeWidth });
  drawing.text(name, edge, 20, { width: inner - holeWidth, height: 56, ellipsis: true });
}

/** Both codes, the store's initials, and a line to write on. */
function drawFoot(drawing: Drawing, { code, initials }: { code: string; initials: string }): void {
  const qrSize = 50;
  drawBars(drawing, { code, x: edge, y: 80, width: inner - qrSize - 16, height: 32 });
  drawQr(drawing, { code, x: labelWidth - edge - qrSize, y: 79, size: qrSize });
  drawing.fillColor(ink).font("Helvetica-Bold").fontSize(11);
  drawing.text(initials, edge, 120, { lineBreak: false });
  const lineFrom = edge + drawing.widthOfString(initials) + 8;
  drawing
    .moveTo(lineFrom, 130)
    .lineTo(labelWidth - edge - qrSize - 18, 130)
    .lineWidth(0.6)
    .strokeColor("#555555")
    .stroke();
}

function drawSlip(drawing: Drawing, face: Extract<LabelFace, { kind: "slip" }>): void {
  const color = slipColors[face.colorIndex % slipColors.length] ?? ink;
  drawing.rect(0, 0, 14, labelHeight).fill(color);
  const [x, width] = [26, labelWidth - 26 - edge];
  drawing.fillColor(ink).font("Helvetica-Bold");
  fitted(drawing, { text: face.category, points: 28, smallest: 14, width });
  drawing.text(face.category, x, 12, { width, height: 34, ellipsis: true });
  drawing.font("Helvetica").fontSize(12).text(face.details, x, 50, { width, lineBreak: false, ellipsis: true });
  drawing.fontSize(11).text(face.notes, x, 70, { width: width - 70, height: 40, ellipsis: true });
  drawing.font("Helvetica-Bold").fontSize(20).text(face.number, x, 116, { lineBreak: false });
  drawQr(drawing, { code: face.code, x: labelWidth - edge - 56, y: 78, size: 56 });
}

/** Sets the largest size at which a text stands on one line; a very long one wraps at the smallest. */
function fitted(drawing: Drawing, filter: { text: string; points: number; smallest: number; width: number }): void {
  drawing.fontSize(filter.points);
  const points = Math.floor(
    (filter.points * filter.width) / Math.max(filter.width, drawing.widthOfString(filter.text)),
  );
  drawing.fontSize(Math.max(filter.smallest, points));
}

/** Quiet zones of ten modules are part of the code: a laser needs them to find its beginning. */
function drawBars(
  drawing: Drawing,
  filter: { code: string; x: number; y: number; width: number; height: number },
): void {
  const bars = code128(filter.code);
  const module = filter.width / (bars.reduce((sum, bar) => sum + bar, 0) + 10);
  let x = filter.x;
  for (const [at, bar] of bars.entries()) {
    if (at % 2 === 0) {
      drawing.rect(x, filter.y, bar * module, filter.height);
    }
    x += bar * module;
  }
  drawing.fill(ink);
}

function drawQr(drawing: Drawing, filter: { code: string; x: number; y: number; size: number }): void {
  const matrix = qrCode(filter.code);
  const module = filter.size / matrix.length;
  for (const [row, modules] of matrix.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) {
        drawing.rect(filter.x + column * module, filter.y + row * module, module, module);
      }
    }
  }
  drawing.fill(ink);
}
