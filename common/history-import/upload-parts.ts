/** How a file with a shop's own history is uploaded. */

/** Bytes of one part: as base64 it stays below what a request may hold. */
export const importPartBytes = 512 * 1024;

/** 200 MB packed are some ten million lines: more than any shop has. */
export const mostImportParts = 400;
