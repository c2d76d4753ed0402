/** The kind of computer that a browser runs on, as the packages of the register's program name it; null of a phone or tablet. */
export function computerAtHand({ userAgent }: { userAgent: string }): string | null {
  if (/Android|iPhone|iPad|Mobile|CrOS/.test(userAgent)) {
    return null;
  }
  if (userAgent.includes("Windows")) {
    return "win-x64";
  }
  if (userAgent.includes("Macintosh")) {
    return "darwin-arm64";
  }
  if (userAgent.includes("Linux")) {
    return /aarch64|arm64/i.test(userAgent) ? "linux-arm64" : "linux-x64";
  }
  return null;
}
