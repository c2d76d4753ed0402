import { may, personOf } from "#common/permissions.ts";
import type { Context } from "#server/platform/context/context.ts";

/** Whether the acting person may decide what employees may not: amounts, overrides, voids. */
export function isManaging({ user, employee }: Context): boolean {
  return user !== null && may(personOf({ ...user, employee }), "bounceback:manage");
}
