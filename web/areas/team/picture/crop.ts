/** Pixels of a face in every list; twice the largest that is shown. */
export const pictureSize = 256;

export type Crop = { x: number; y: number; size: number };

/** The largest square of a picture; of a tall one its upper part, where the face is. */
export function squareOf({ width, height }: { width: number; height: number }): Crop {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: height > width ? (height - size) / 4 : 0, size };
}
