import type { Dots } from "./escpos-pictures.ts";

export type EplLabel = {
  texts: { x: number; y: number; font: number; wide: number; high: number; text: string }[];
  lines: { x: number; y: number; width: number; height: number }[];
  pictures: (Dots & { x: number; y: number })[];
  width: number;
  height: number;
};

/**
 * What a printer of EPL2 makes of a job, written from the language's manual and apart from the program: a command a line,
 * but for the dots of a picture, which follow their comma. Throws at what it does not know.
 */
export function eplLabels(job: Buffer): EplLabel[] {
  const labels: EplLabel[] = [];
  let label = emptyLabel();
  let at = 0;
  while (at < job.length) {
    const picture = pictureAt(job, at);
    if (picture !== null) {
      label.pictures.push(picture.drawn);
      at = picture.end;
      continue;
    }
    const end = job.indexOf(0x0a, at);
    const line = job.toString("latin1", at, end < 0 ? job.length : end);
    at = end < 0 ? job.length : end + 1;
    if (line === "N") {
      label = emptyLabel();
    } else if (line === "P1") {
      labels.push(label);
    } else {
      take(line, label);
    }
  }
  return labels;
}

function emptyLabel(): EplLabel {
  return { texts: [], lines: [], pictures: [], width: 0, height: 0 };
}

const commands: readonly { shape: RegExp; draw: (label: EplLabel, parts: readonly string[]) => void }[] = [
  {
    shape: /^A(\d+),(\d+),0,([1-5]),([1-6]),([1-9]),N,"((?:[^"\\]|\\["\\])*)"$/,
    draw: (label, parts) => {
      const [x = 0, y = 0, font = 0, wide = 0, high = 0] = parts.slice(0, 5).map(Number);
      label.texts.push({ x, y, font, wide, high, text: String(parts[5]).replaceAll(/\\(["\\])/g, "$1") });
    },
  },
  {
    shape: /^LO(\d+),(\d+),(\d+),(\d+)$/,
    draw: (label, parts) => {
      const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
      label.lines.push({ x, y, width, height });
    },
  },
  {
    shape: /^([qQ])(\d+)(?:,\d+)?$/,
    draw: (label, [side, dots]) => {
      label[side === "q" ? "width" : "height"] = Number(dots);
    },
  },
  { shape: /^(?:I8,A,001)?$/, draw: () => {} },
];

function take(line: string, label: EplLabel): void {
  const command = commands.find(({ shape }) => shape.test(line));
  if (command === undefined) {
    throw new Error(`EPL has no such command: ${line}`);
  }
  command.draw(label, (command.shape.exec(line) ?? []).slice(1));
}

function pictureAt(job: Buffer, at: number) {
  const head = /^GW(\d+),(\d+),(\d+),(\d+),/.exec(job.toString("latin1", at, at + 40));
  if (!head) {
    return null;
  }
  const [x = 0, y = 0, across = 0, height = 0] = head.slice(1).map(Number);
  const start = at + head[0].length;
  const rows = job.subarray(start, start + across * height);
  const isDark = (column: number, row: number): boolean =>
    ((rows[row * across + (column >> 3)] ?? 0xff) & (0x80 >> (column & 7))) === 0;
  return { drawn: { x, y, width: across * 8, height, isDark }, end: start + across * height + 1 };
}
