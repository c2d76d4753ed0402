/** A picture as a receipt printer prints it: dots that are black or paper. */

export type DotPicture = {
  /** A multiple of eight. */
  width: number;
  height: number;
  /** Row by row, eight dots a byte, the leftmost in its highest bit; 1 is black. */
  dots: Uint8Array;
};

/** Of a store's logo: as wide as paper of 58 mm prints, and 16 mm tall. */
export const logoLimits = { width: 384, height: 128 } as const;

export function isWholePicture({ width, height, dots }: DotPicture): boolean {
  const isWide = Number.isInteger(width) && width >= 8 && width <= logoLimits.width && width % 8 === 0;
  const isTall = Number.isInteger(height) && height >= 1 && height <= logoLimits.height;
  return isWide && isTall && dots.length === (width / 8) * height;
}

/** The size at which a picture is printed: as large as the limits let it be, never larger than it is. */
export function logoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, logoLimits.width / width, logoLimits.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Pixels = {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each. */
  data: ArrayLike<number>;
};

/** Grays become patterns of dots (Floyd and Steinberg's), so that a colored logo keeps its shades; what is clear is paper. */
export function toDotPicture({ width, height, data }: Pixels): DotPicture {
  const across = Math.ceil(width / 8);
  const dots = new Uint8Array(across * height);
  let errors = new Float64Array(width + 2);
  for (let y = 0; y < height; y += 1) {
    const next = new Float64Array(width + 2);
    for (let x = 0; x < width; x += 1) {
      const shade = grayAt(data, (y * width + x) * 4) + (errors[x + 1] ?? 0);
      const isBlack = shade < 128;
      const error = shade - (isBlack ? 0 : 255);
      if (isBlack) {
        const byte = y * across + (x >> 3);
        dots[byte] = (dots[byte] ?? 0) | (0x80 >> (x & 7));
      }
      spread(errors, next, { at: x + 1, error });
    }
    errors = next;
  }
  return { width: across * 8, height, dots };
}

function grayAt(data: ArrayLike<number>, at: number): number {
  const [red, green, blue, opacity] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
  const gray = 0.299 * red + 0.587 * green + 0.114 * blue;
  return 255 + ((gray - 255) * opacity) / 255;
}

function spread(line: Float64Array, next: Float64Array, { at, error }: { at: number; error: number }): void {
  const add = (to: Float64Array, place: number, sixteenths: number) => {
    to[place] = (to[place] ?? 0) + (error * sixteenths) / 16;
  };
  add(line, at + 1, 7);
  add(next, at - 1, 3);
  add(next, at, 5);
  add(next, at + 1, 1);
}

const [gs, rasterBit, normalSize] = [0x1d, [0x76, 0x30], 0];

/** In Epson's language (`GS v 0`), which every printer of the language draws alike. */
export function escposPicture({ width, height, dots }: DotPicture): Uint8Array {
  const across = width / 8;
  const head = [gs, ...rasterBit, normalSize, across & 0xff, across >> 8, height & 0xff, height >> 8];
  return Uint8Array.of(...head, ...dots);
}

const bmpHeadLength = 62;

/** As a file that browsers show: a bitmap of two colors, whose rows stand upside down and end at four bytes. */
export function bmpPicture({ width, height, dots }: DotPicture): Uint8Array {
  const [across, padded] = [width / 8, Math.ceil(width / 32) * 4];
  const bytes = new Uint8Array(bmpHeadLength + padded * height);
  const view = new DataView(bytes.buffer);
  const fields = [
    [2, bytes.length],
    [10, bmpHeadLength],
    [14, 40],
    [18, width],
    [22, height],
    // One plane, one bit a dot.
    [26, 1 | (1 << 16)],
    [34, padded * height],
    // 203 dots an inch.
    [38, 7992],
    [42, 7992],
    [46, 2],
    // Of the two colors the first is white.
    [54, 0xffffff],
  ] as const;
  bytes.set([0x42, 0x4d]);
  for (const [at, value] of fields) {
    view.setUint32(at, value, true);
  }
  for (let y = 0; y < height; y += 1) {
    bytes.set(dots.subarray(y * across, (y + 1) * across), bmpHeadLength + (height - 1 - y) * padded);
  }
  return bytes;
}
