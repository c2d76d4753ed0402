/** Null for a text that is no address: `URL.parse`, which Safari lacks before 18 and Chrome before 126. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
