import { code128, qrCode } from "#server/platform/printing/barcode.ts";
import type { Matrix } from "#server/platform/printing/barcode.ts";
import type { LabelFace } from "./label-faces.rules.ts";

/**
 * The same faces in the older language of label printers, EPL2, at 203 dots to the inch: 812 x 406 dots. Its letters come
 * in five sizes and their multiples, without accents. Codes go as pictures, which every model prints alike: some know no
 * QR code. https://support.zebra.com/cpws/docs/eltron/epl2/EPL2_Prog.pdf
 */
const [width, height] = [812, 406];
const [left, lineWidth] = [34, width - 60];
/** Dots of a letter: font 4 has small letters too, font 5 only large ones. */
const fonts = { 4: { wide: 16, high: 24 }, 5: { wide: 34, high: 48 } } as const;
/** As `A` takes them. */
const [mostTimesWide, mostTimesHigh] = [6, 9];
const quietModules = 4;

/** One label after the other, all in one job. */
export function labelsEpl(faces: readonly LabelFace[]): Buffer {
  return Buffer.concat(faces.map(faceEpl));
}

function faceEpl(face: LabelFace): Buffer {
  // An empty line ends what an earlier job left unfinished; N clears the picture, P1 prints one.
  const start = command(`\nN\nq${width}\nQ${height},24\nI8,A,001`);
  return Buffer.concat([start, ...partsOf(face), command("P1")]);
}

function partsOf(face: LabelFace): Buffer[] {
  switch (face.kind) {
    case "bin":
      return [fitted({ y: 20, most: 4, font: 5, content: face.number }), ...footOf(face)];
    case "place":
      return [fitted({ y: 60, most: 4, font: 4, content: face.name }), ...footOf(face)];
    case "slip":
      return [
        command(`LO0,0,34,${height}`),
        text({
          x: 70,
          y: 34,
          font: 4,
          times: timesFor(face.category, { font: 4, most: 3, room: 700 }),
          content: face.category,
        }),
        text({ x: 70, y: 140, font: 4, times: 1, content: face.details }),
        ...wrapped(face.notes, 30).map((line, at) =>
          text({ x: 70, y: 196 + at * 32, font: 4, times: 1, content: line }),
        ),
        text({ x: 70, y: 330, font: 4, times: 2, content: face.number }),
        qrPart(face.code),
      ];
  }
}

function footOf({ code, initials }: { code: string; initials: string }): Buffer[] {
  return [
    bars(code, { x: left, y: 226, high: 96, module: 2 }),
    qrPart(code),
    text({ x: left, y: 346, font: 4, times: 1, content: initials }),
    command("LO120,376,430,2"),
  ];
}

type FontNumber = keyof typeof fonts;

/** As large as the line holds. */
function fitted({ y, most, font, content }: { y: number; most: number; font: FontNumber; content: string }): Buffer {
  return text({ x: left, y, font, times: timesFor(content, { font, most, room: lineWidth }), content });
}

function timesFor(content: string, { font, most, room }: { font: FontNumber; most: number; room: number }): number {
  return Math.min(most, Math.max(1, Math.floor(room / (Math.max(1, content.length) * fonts[font].wide))));
}

type TextPart = { x: number; y: number; font: FontNumber; times: number; content: string };

function text({ x, y, font, times, content }: TextPart): Buffer {
  const [wide, high] = [Math.min(times, mostTimesWide), Math.min(times, mostTimesHigh)];
  const letters = font === 5 ? plain(content).toUpperCase() : plain(content);
  const room = Math.floor((width - x) / (fonts[font].wide * wide));
  return command(`A${x},${y},0,${font},${wide},${high},N,"${quoted(letters.slice(0, room))}"`);
}

/** At most three lines; what a person wrote beyond them stands on the screen. */
function wrapped(notes: string, columns: number): string[] {
  const words = plain(notes).split(" ").filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.slice(0, 3);
}

/** The language's letters are those of ASCII; accents fall off, and what is left prints as a question mark. */
function plain(content: string): string {
  return content
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[^\x20-\x7e]/g, "?");
}

/** A quote would end the text. */
function quoted(content: string): string {
  return content.replaceAll(/["\\]/g, (sign) => `\\${sign}`);
}

function qrPart(code: string): Buffer {
  const matrix = qrCode(code);
  const module = Math.max(1, Math.floor(186 / (matrix.length + 2 * quietModules)));
  return picture(scaled(matrix, module), { x: 600, y: 206 });
}

function bars(code: string, { x, y, high, module }: { x: number; y: number; high: number; module: number }): Buffer {
  const row = code128(code).flatMap((bar, at) => Array.from({ length: bar * module }, () => at % 2 === 0));
  return picture(
    Array.from({ length: high }, () => row),
    { x, y },
  );
}

function scaled(matrix: Matrix, module: number): Matrix {
  const times = <Item>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => Array.from({ length: module }, () => item));
  return times(matrix.map((row) => times(row)));
}

/** `GW` takes a bit for each dot, eight across to a byte; here 0 is black. */
function picture(rows: Matrix, { x, y }: { x: number; y: number }): Buffer {
  const bytes = Math.ceil((rows[0]?.length ?? 0) / 8);
  const dots = Buffer.alloc(bytes * rows.length, 0xff);
  for (const [at, row] of rows.entries()) {
    for (const [column, isDark] of row.entries()) {
      const place = at * bytes + (column >> 3);
      if (isDark) {
        dots.writeUInt8(dots.readUInt8(place) & ~(0x80 >> (column & 7)) & 0xff, place);
      }
    }
  }
  return Buffer.concat([Buffer.from(`GW${x},${y},${bytes},${rows.length},`, "latin1"), dots, Buffer.from("\n")]);
}

function command(line: string): Buffer {
  return Buffer.from(`${line}\n`, "latin1");
}
