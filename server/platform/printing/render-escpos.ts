import { lineWidth, paperDots, sizeFactor, wrapLines } from "#common/printing/receipt-document.ts";
import type { ReceiptAlign, ReceiptDocument, ReceiptRow } from "#common/printing/receipt-document.ts";
import { withoutAccents } from "#common/people/without-accents.ts";
import { escposPicture } from "#common/printing/dot-picture.ts";
import { code128 } from "./barcode.ts";

const [esc, gs, lineFeed] = [0x1b, 0x1d, 0x0a];
const aligns: Record<ReceiptAlign, number> = { left: 0, center: 1, right: 2 };
const barHeight = 96;
/** A laser needs ten modules of white on either side to find the beginning. */
const quietModules = 10;

/** The document in the language of receipt printers (Epson ESC/POS). */
export function renderEscpos(document: ReceiptDocument): Buffer {
  const start = Buffer.from([esc, 0x40]);
  return Buffer.concat([start, ...document.rows.map((row) => renderRow(document, row))]);
}

function renderRow(document: ReceiptDocument, row: ReceiptRow): Buffer {
  switch (row.kind) {
    case "text":
      return textRow(document, row);
    case "pair": {
      const room = Math.max(0, lineWidth(document) - row.value.length - 1);
      return Buffer.concat([align("left"), line(`${row.name.slice(0, room).padEnd(room)} ${row.value}`)]);
    }
    case "rule":
      return Buffer.concat([align("left"), line("-".repeat(lineWidth(document)))]);
    case "barcode":
      return Buffer.concat([align("center"), barcode(document, row.code), line(row.label), align("left")]);
    case "picture":
      return Buffer.concat([align("center"), escposPicture(row.picture), align("left")]);
    case "space":
      return line("");
    case "cut":
      // Feeds the paper past the knife, then cuts all but a point.
      return Buffer.from([gs, 0x56, 66, 0]);
  }
}

function textRow(document: ReceiptDocument, row: Extract<ReceiptRow, { kind: "text" }>): Buffer {
  const factor = sizeFactor(row.size ?? "normal");
  const style = (isOn: boolean): Buffer =>
    Buffer.concat([
      Buffer.from([gs, 0x21, isOn ? (factor - 1) * 0x11 : 0]),
      Buffer.from([esc, 0x45, isOn && row.isBold === true ? 1 : 0]),
      Buffer.from([gs, 0x42, isOn && row.isInverse === true ? 1 : 0]),
    ]);
  const lines = wrapLines(row.text, lineWidth(document, row.size)).map(line);
  return Buffer.concat([align(row.align ?? "left"), style(true), ...lines, style(false), align("left")]);
}

function align(to: ReceiptAlign): Buffer {
  return Buffer.from([esc, 0x61, aligns[to]]);
}

/** The printers' own table has no letters beyond Latin 1; what it lacks prints as a question mark. */
function line(text: string): Buffer {
  const plain = withoutAccents(text)
    .replaceAll(/[–—]/g, "-")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[^\x20-\x7e]/g, "?");
  return Buffer.concat([Buffer.from(plain, "latin1"), Buffer.from([lineFeed])]);
}

/**
 * As a picture, which every printer of the language prints alike: the printers' own barcode command knows Code 128 in
 * three dialects.
 */
function barcode(document: ReceiptDocument, code: string): Buffer {
  const bars = code128(code);
  const modules = bars.reduce((sum, bar) => sum + bar, 0) + 2 * quietModules;
  const module = Math.max(1, Math.floor(paperDots[document.widthMm] / modules));
  const widths = [quietModules * module, ...bars.map((bar) => bar * module), quietModules * module];
  const isDark = widths.flatMap((width, at) =>
    Array.from({ length: width }, () => at % 2 === 1 && at < widths.length - 1),
  );
  const across = Math.ceil(isDark.length / 8);
  const row = Buffer.alloc(across);
  isDark.forEach((dark, at) => {
    if (dark) {
      row.writeUInt8(row.readUInt8(at >> 3) | (0x80 >> (at & 7)), at >> 3);
    }
  });
  const dots = Buffer.concat(Array.from({ length: barHeight }, () => row));
  return Buffer.from(escposPicture({ width: across * 8, height: barHeight, dots }));
}
