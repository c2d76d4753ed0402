/** A text that `like` takes as it is: what a person typed matches only itself. */
export function escapedLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
