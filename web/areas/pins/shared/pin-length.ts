const lengths = new Map<string, number>();

/**
 * How long a person's PIN was the last time it was right at this screen: then the last digit is enough and nobody
 * presses OK. Kept in memory alone.
 */
export function knownPinLength(employeeId: string): number | null {
  return lengths.get(employeeId) ?? null;
}

export function pinWasRight(employeeId: string, length: number): void {
  lengths.set(employeeId, length);
}
