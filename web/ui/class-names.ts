/** The class names that hold, in one string. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter((name) => name !== false && name !== null && name !== undefined && name !== "").join(" ");
}
