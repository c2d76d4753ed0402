/** `25.9.2` as numbers; null when the text is no version. */
function partsOf(version: string): [number, number, number] | null {
  const [, major, minor, patch] = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(version) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** True only when both are versions and the first one is the older; what can't be read is never called old. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === null || other === null) {
    return false;
  }
  const at = one.findIndex((part, index) => part !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * The oldest version that may go on being used. Never newer than the program itself: what it serves could not satisfy
 * that, and everybody would be asked to reload for ever.
 */
export function oldestAllowed(wished: string | null, running: string): string | null {
  return wished !== null && isOlder(running, wished) ? running : wished;
}
