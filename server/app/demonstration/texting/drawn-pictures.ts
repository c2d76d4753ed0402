/** What the demonstration's customers photograph: drawn, so that no picture of anybody's lies in the program. */
import { crc32, deflateSync } from "node:zlib";

export type DrawnThing = "jacket" | "boots" | "jeans";

type Point = readonly [across: number, down: number];
type Shape = { color: Color; corners: readonly Point[] };
type Color = readonly [red: number, green: number, blue: number];

export const drawnType = "image/png";
const [width, height] = [360, 270];

const floor: Color = [196, 168, 134];
const shade: Color = [150, 124, 94];

/** Corners such as `36,14 64,14`, in hundredths of the width and the height. */
export function pointsOf(text: string): Point[] {
  return text.split(" ").map((corner) => {
    const [across = 0, down = 0] = corner.split(",").map(Number);
    return [across, down];
  });
}

const things: Readonly<Record<DrawnThing, readonly Shape[]>> = {
  jacket: [
    {
      color: [58, 82, 58],
      corners: pointsOf("36,14 64,14 72,22 69,88 31,88 28,22"),
    },
    {
      color: [66, 92, 66],
      corners: pointsOf("28,20 16,34 12,74 21,77 31,44"),
    },
    {
      color: [50, 72, 50],
      corners: pointsOf("72,20 84,34 88,74 79,77 69,44"),
    },
    {
      color: [226, 214, 190],
      corners: pointsOf("41,12 59,12 54,26 46,26"),
    },
    {
      color: [38, 54, 38],
      corners: pointsOf("49,26 51,26 51,88 49,88"),
    },
    {
      color: [44, 62, 44],
      corners: pointsOf("35,58 46,58 46,72 35,72"),
    },
    {
      color: [44, 62, 44],
      corners: pointsOf("54,58 65,58 65,72 54,72"),
    },
  ],
  boots: [
    {
      color: [122, 72, 40],
      corners: pointsOf("18,14 36,14 37,60 47,68 48,80 17,80"),
    },
    {
      color: [134, 80, 46],
      corners: pointsOf("56,16 74,16 75,62 86,70 87,82 55,82"),
    },
    {
      color: [44, 32, 26],
      corners: pointsOf("16,80 48,80 48,87 16,87"),
    },
    {
      color: [44, 32, 26],
      corners: pointsOf("54,82 87,82 87,89 54,89"),
    },
    {
      color: [90, 52, 28],
      corners: pointsOf("18,14 36,14 36,22 18,22"),
    },
    {
      color: [90, 52, 28],
      corners: pointsOf("56,16 74,16 74,24 56,24"),
    },
  ],
  jeans: [
    {
      color: [58, 84, 128],
      corners: pointsOf("32,10 68,10 70,24 52,34 48,34 30,24"),
    },
    {
      color: [64, 92, 138],
      corners: pointsOf("30,22 50,30 46,92 28,92"),
    },
    {
      color: [52, 78, 120],
      corners: pointsOf("70,22 50,30 54,92 72,92"),
    },
    {
      color: [40, 58, 92],
      corners: pointsOf("32,10 68,10 68,15 32,15"),
    },
    {
      color: [186, 148, 90],
      corners: pointsOf("49,11 51,11 51,14 49,14"),
    },
  ],
};

const drawn = new Map<DrawnThing, Buffer>();

/** A thing on a wooden floor, in the light of a lamp, as a PNG file. */
export function drawPicture(thing: DrawnThing): Buffer {
  const picture = drawn.get(thing) ?? draw(thing);
  drawn.set(thing, picture);
  return picture;
}

function draw(thing: DrawnThing): Buffer {
  const rows = Array.from({ length: height }, (_row, down) => {
    const pixels = Array.from({ length: width }, (_pixel, across) => pixelOf(thing, { across, down })).flat();
    // Each row begins with its filter: none.
    return Buffer.from([0, ...pixels]);
  });
  return toPng(Buffer.concat(rows));
}

function pixelOf(thing: DrawnThing, { across, down }: { across: number; down: number }): number[] {
  const at: Point = [(across / width) * 100, (down / height) * 100];
  const shape = things[thing].findLast(({ corners }) => isInside(corners, at));
  const board = down % 45 < 2 ? 0.82 : 1;
  const color = shape?.color ?? groundColor(thing, at);
  const lamp = 1.08 - Math.hypot(at[0] - 40, at[1] - 30) / 260;
  const grain = 1 + Math.sin(across * 12.9898 + down * 78.233) * 0.025;
  const light = lamp * grain * (shape === undefined ? board : 1);
  return color.map((part) => Math.max(0, Math.min(255, Math.round(part * light))));
}

/** Darker where the thing throws its shadow. */
function groundColor(thing: DrawnThing, [across, down]: Point): Color {
  const isShaded = things[thing].some(({ corners }) => isInside(corners, [across - 1.5, down - 2]));
  return isShaded ? shade : floor;
}

/** Whether a point lies within corners, by how many of their edges a line from it crosses. */
export function isInside(corners: readonly Point[], [across, down]: Point): boolean {
  const crossed = corners.filter(([endAcross, endDown], place) => {
    const [startAcross, startDown] = corners.at(place - 1) ?? [0, 0];
    const isBetween = endDown > down !== startDown > down;
    return isBetween && across < ((startAcross - endAcross) * (down - endDown)) / (startDown - endDown) + endAcross;
  });
  return crossed.length % 2 === 1;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of three colors. */
const [bitDepth, colorType] = [8, 2];

function toPng(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
