/** Any UUID, in either case, as PostgreSQL (`~*`) and JavaScript both read it. */
export const uuidPattern = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

const uuid = new RegExp(uuidPattern, "i");

export function isUuid(text: string): boolean {
  return uuid.test(text);
}
