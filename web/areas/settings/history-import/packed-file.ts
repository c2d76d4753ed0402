import { isPackedFile } from "./sample-file.ts";

export type PackedFile = { bytes: Blob; isPacked: boolean };

/** What is uploaded: a text is packed to a fifth, what is packed already goes as it is. */
export async function packFile(file: File): Promise<PackedFile> {
  if (await isPackedFile(file)) {
    return { bytes: file, isPacked: false };
  }
  const packed = file.stream().pipeThrough(new CompressionStream("gzip"));
  return { bytes: await new Response(packed).blob(), isPacked: true };
}

const piece = 32_768;

/** In pieces, because a call takes only so many arguments. */
export async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += piece) {
    letters += String.fromCharCode(...bytes.subarray(at, at + piece));
  }
  return btoa(letters);
}
