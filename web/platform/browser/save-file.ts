/** How long the browser may need to take the bytes, in milliseconds; it says nothing when it has. */
const revokeAfterMs = 60_000;

/** Hands a file to the browser, which saves or opens it as the person has it set. */
export function saveFile(file: { fileName: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }): void {
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file.fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, revokeAfterMs);
}

/** The bytes of a base64 text. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
