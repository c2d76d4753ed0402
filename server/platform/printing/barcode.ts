import { createRequire } from "node:module";
import type bwipjs from "bwip-js";

const require = createRequire(import.meta.url);

/** Two megabytes of text, so it is read by the first barcode and not at the start. */
function drawer(): typeof bwipjs {
  return require("bwip-js"); // oxlint-disable-line typescript/no-unsafe-return -- what the package's own types say
}

/** Widths of bars and gaps by turns, in modules, a bar first. */
export type Bars = number[];
/** Rows of dark and light modules. */
export type Matrix = boolean[][];

/** What a laser at the counter reads. */
export function code128(text: string): Bars {
  const [symbol] = drawer().raw({ bcid: "code128", text });
  if (!symbol || !("sbs" in symbol)) {
    throw new Error(`No barcode can be made of ${text}`);
  }
  return [...symbol.sbs];
}

/** What a phone's camera reads. */
export function qrCode(text: string): Matrix {
  const [symbol] = drawer().raw({ bcid: "qrcode", text });
  if (!symbol || !("pixs" in symbol)) {
    throw new Error(`No QR code can be made of ${text}`);
  }
  const { pixs, pixx: columns, pixy: rows } = symbol;
  return Array.from({ length: rows }, (_, row) =>
    pixs.slice(row * columns, (row + 1) * columns).map((module) => module === 1),
  );
}
