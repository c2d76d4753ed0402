import { readByLaser } from "./laser.ts";
import { readCodes } from "./pdf-pages.ts";

/** Pixels that are dark, row by row. */
export type Dots = { width: number; height: number; isDark: (x: number, y: number) => boolean };

/** The pictures in bytes for a receipt printer (GS v 0), as the printer draws them. */
export function escposPictures(bytes: Buffer): Dots[] {
  const pictures: Dots[] = [];
  for (let at = bytes.indexOf(head); at >= 0; at = bytes.indexOf(head, at + 1)) {
    const across = bytes.readUInt16LE(at + 4);
    const height = bytes.readUInt16LE(at + 6);
    const rows = bytes.subarray(at + 8, at + 8 + across * height);
    const isDark = (x: number, y: number): boolean => ((rows[y * across + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
    pictures.push({ width: across * 8, height, isDark });
  }
  return pictures;
}

const head = Buffer.from([0x1d, 0x76, 0x30, 0]);

/** The text lines in such bytes, without commands and pictures. */
export function escposLines(bytes: Buffer): string[] {
  const [pictureAt, rest] = [bytes.indexOf(head), bytes];
  const plain =
    pictureAt < 0
      ? rest
      : Buffer.concat([
          rest.subarray(0, pictureAt),
          rest.subarray(pictureAt + 8 + rest.readUInt16LE(pictureAt + 4) * rest.readUInt16LE(pictureAt + 6)),
        ]);
  const text = plain.toString("latin1").replaceAll(/\x1b@|\x1c\.|\x1b[EMat].|\x1d[!B].|\x1dVB.|\x1dV[\0\x01]/gs, ""); // oxlint-disable-line no-control-regex -- the printer's commands
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^-+$/.test(line));
}

/** Grey pixels for the other reader, with paper around them. */
export function toPicture({ width, height, isDark }: Dots) {
  const margin = 20;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const grey = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      grey[(y + margin) * wide + x + margin] = isDark(x, y) ? 0 : 255;
    }
  }
  return { width: wide, height: high, grey };
}

/** What a camera and a laser read of everything on the paper. */
export async function codesOn(bytes: Buffer): Promise<{ camera: string[]; laser: string[] }> {
  const pictures = escposPictures(bytes);
  const camera = await Promise.all(pictures.map((picture) => readCodes(toPicture(picture))));
  const laser = pictures.map(({ width, height, isDark }) =>
    readByLaser(Array.from({ length: width }, (_, x) => isDark(x, Math.floor(height / 2)))),
  );
  return { camera: camera.flat(), laser };
}
