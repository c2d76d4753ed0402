import { toDotPicture, type DotPicture } from "#common/printing/dot-picture.ts";
import { isInside, pointsOf } from "./texting/drawn-pictures.ts";

const size = 112;

/** The right half of a maple leaf with its stalk, in hundredths of the picture; the left one is its mirror. */
const halfLeaf = pointsOf(
  "50,2 57,17 66,13 63,34 75,24 78,31 92,28 87,42 98,49 78,63 81,71 57,67 56,75 53,75 53,98 50,98",
);
const leaf = [...halfLeaf, ...halfLeaf.toReversed().map(([across, down]) => [100 - across, down] as const)];

/** What Maple Street prints above its receipts. */
export function drawLogo(): DotPicture {
  const data = Array.from({ length: size * size }, (_dot, at) => {
    const point = [((at % size) / size) * 100, (Math.floor(at / size) / size) * 100] as const;
    return isInside(leaf, point) ? [0, 0, 0, 255] : [255, 255, 255, 255];
  }).flat();
  return toDotPicture({ width: size, height: size, data });
}
