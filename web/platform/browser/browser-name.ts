const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** Returns the browser and system of a user agent, like `Chrome, Windows`, or null when neither is recognized. */
export function browserName(userAgent: string | null): string | null {
  const nameIn = (list: readonly (readonly [string, string])[]) =>
    list.find(([sign]) => userAgent?.includes(sign))?.[1];
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(", ");
}
