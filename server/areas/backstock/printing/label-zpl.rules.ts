import type { LabelFace } from "./label-faces.rules.ts";

/**
 * The same faces in the language of Zebra's label printers, at their usual 203 dots to the inch: 812 x 406 dots.
 * https://docs.zebra.com/us/en/printers/software/zpl-pg.html
 */
const [width, height] = [812, 406];

/** The dots that a line of large type may take. */
const lineWidth = width - 60;

/** One label after the other, all in one job. */
export function labelsZpl(faces: readonly LabelFace[]): string {
  return faces.map(faceZpl).join("");
}

function faceZpl(face: LabelFace): string {
  // PW and LL set the page, CI28 takes UTF-8, LH0,0 begins at the corner.
  return `^XA^CI28^PW${width}^LL${height}^LH0,0\n${bodyOf(face)}^XZ\n`;
}

function bodyOf(face: LabelFace): string {
  switch (face.kind) {
    case "bin": {
      // 60 points are 170 dots at 203 to the inch; a long number is drawn narrower, never lower.
      const high = 190;
      const wide = Math.min(high, Math.floor(lineWidth / (face.number.length * 0.6)));
      return text({ x: 34, y: 20, high, wide, content: face.number }) + footOf(face);
    }
    case "place": {
      const high = Math.max(50, Math.min(110, Math.floor(lineWidth / (face.name.length * 0.55))));
      return text({ x: 34, y: 60, high, wide: high, content: face.name }) + footOf(face);
    }
    case "slip":
      return slipOf(face);
  }
}

function footOf({ code, initials }: { code: string; initials: string }): string {
  return [
    `^FO34,226^BY2,3,96^BCN,96,N,N,N^FD${field(code)}^FS\n`,
    `^FO600,214^BQN,2,6^FDMA,${field(code)}^FS\n`,
    text({ x: 34, y: 346, high: 32, wide: 32, content: initials }),
    "^FO120,376^GB430,2,2^FS\n",
  ].join("");
}

function slipOf(face: Extract<LabelFace, { kind: "slip" }>): string {
  return [
    `^FO0,0^GB34,${height},34^FS\n`,
    `^FO70,34^FB700,1,0,L^A0N,70,60^FH^FD${field(face.category)}^FS\n`,
    text({ x: 70, y: 140, high: 34, wide: 34, content: face.details }),
    `^FO70,196^FB500,3,6,L^A0N,30,30^FH^FD${field(face.notes)}^FS\n`,
    text({ x: 70, y: 330, high: 60, wide: 60, content: face.number }),
    `^FO600,214^BQN,2,6^FDMA,${field(face.code)}^FS\n`,
  ].join("");
}

function text(filter: { x: number; y: number; high: number; wide: number; content: string }): string {
  return `^FO${filter.x},${filter.y}^A0N,${filter.high},${filter.wide}^FH^FD${field(filter.content)}^FS\n`;
}

/** `^` and `~` begin commands, `_` the code of a sign, and a line end would end the field. */
function field(content: string): string {
  return content.replace(/[\^~_]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`).replace(/\s+/g, " ");
}
