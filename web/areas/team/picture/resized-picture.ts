import { pictureSize, squareOf } from "./crop.ts";

/**
 * A file as 256 square pixels of JPEG in base64. Drawing it anew also leaves behind what cameras write into a file, the
 * place where it was taken above all.
 *
 * @throws when the file is no picture that this browser can read
 */
export async function resizedPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const canvas = document.createElement("canvas");
  canvas.width = pictureSize;
  canvas.height = pictureSize;
  const { x, y, size } = squareOf(picture);
  const brush = canvas.getContext("2d");
  if (brush === null) {
    throw new Error("This browser cannot draw");
  }
  // JPEG has no transparency; without this a logo would stand on black.
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, pictureSize, pictureSize);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, x, y, size, size, 0, 0, pictureSize, pictureSize);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.86).replace(/^data:[^,]*,/, "");
}
