export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/gif";

/** What the first bytes say a file is, whatever its sender calls it; null for anything that is no picture. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const starts = (signature: readonly number[], from = 0): boolean =>
    signature.every((byte, index) => bytes[from + index] === byte);
  if (starts([0xff, 0xd8, 0xff])) {
    return "image/jpeg";
  }
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return "image/png";
  }
  // GIF87a or GIF89a.
  if (starts([0x47, 0x49, 0x46, 0x38]) && (bytes[4] === 0x37 || bytes[4] === 0x39) && bytes[5] === 0x61) {
    return "image/gif";
  }
  const isWebp = starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? "image/webp" : null;
}
