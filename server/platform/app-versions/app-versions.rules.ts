/** Returns `25.9.2` as numbers; null when the text is not a version. */
function parseVersion(version: string): [number, number, number] | null {
  const [, major, minor, patch] = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(version) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** True only when both texts are versions and the first is older; an unreadable version never counts as old. */
export function isOlder(version: string, than: string): boolean {
  const [parts, otherParts] = [parseVersion(version), parseVersion(than)];
  if (parts === null || otherParts === null) {
    return false;
  }
  const differences = parts.map((part, index) => part - (otherParts[index] ?? part));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}

/**
 * Returns the oldest version that may still be used. It is never newer than the program itself, because no reload could
 * bring a newer one and everybody would be asked to reload forever.
 */
export function oldestAllowed(oldest: string | null, running: string): string | null {
  return oldest !== null && isOlder(running, oldest) ? running : oldest;
}
