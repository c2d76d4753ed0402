import { logoSize, toDotPicture } from "#common/printing/dot-picture.ts";
import type { NewLogo } from "./logo.queries.ts";

/**
 * A picture file as the dots that a receipt printer prints.
 *
 * @throws when the file is no picture that this browser can read
 */
export async function readLogo(file: Blob): Promise<NewLogo> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = logoSize(picture);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  if (brush === null) {
    throw new Error("This browser cannot draw");
  }
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, width, height);
  picture.close();
  const made = toDotPicture(brush.getImageData(0, 0, width, height));
  return { width: made.width, height: made.height, dataBase64: btoa(String.fromCharCode(...made.dots)) };
}
