/** A page of plain lines in the languages of printers. */
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { escposPicture, type DotPicture } from "#common/printing/dot-picture.ts";
import type { CodepageFamily } from "./printer-settings.ts";

export type PageLook = {
  columns: 32 | 42;
  codePages: CodepageFamily;
  isCut: boolean;
  /** Above the text. */
  logo: DotPicture | null;
};

const centered = [0x1b, 0x61, 1];
const leftAligned = [0x1b, 0x61, 0];

/** In Epson's language; letters beyond ASCII switch to the printer's own code page that has them. */
export function escposPage(text: string, { columns, codePages, isCut, logo }: PageLook): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns,
    codepageMapping: codePages,
    newline: "\n",
    errors: "relaxed",
  });
  encoder.initialize().codepage("auto");
  if (logo !== null) {
    encoder.raw([...centered, ...escposPicture(logo), ...leftAligned]);
  }
  for (const line of text.trimEnd().split("\n")) {
    encoder.line(line);
  }
  if (isCut) {
    encoder.newline(3).cut("partial");
  } else {
    encoder.newline(6);
  }
  return encoder.encode();
}

const [zplDotsALine, zplLetterDots] = [26, 22];

/** On a label of a printer that speaks ZPL; `^FH` takes its own signs as hexadecimal, so no text ends the field. */
export function zplPage(text: string): Uint8Array {
  const fields = text
    .trimEnd()
    .split("\n")
    .map(
      (line, at) => `^FO16,${16 + at * zplDotsALine}^A0N,${zplLetterDots},${zplLetterDots}^FH_^FD${zplText(line)}^FS`,
    );
  return new TextEncoder().encode(["^XA^CI28", ...fields, "^XZ", ""].join("\n"));
}

function zplText(line: string): string {
  return line.replaceAll(/[_^~]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
