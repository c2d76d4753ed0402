import type { Permission } from "#common/permissions.ts";
import type { Request } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** What a store does with the outside world, with its company and with its devices. */
const outside: ReadonlySet<Permission> = new Set([
  "automations:manage",
  "users:manage",
  "devices:manage",
  "pos:feed",
  "billing:view",
  "billing:manage",
  "company:export",
  "company:close",
  "store:add",
  "training:manage",
  "onboarding:do",
  "reports:view-all-stores",
  "backstock:transfer",
]);

/**
 * Refuses what a training store has not. The one place for all operations; that nothing leaves rests on what such a store
 * is given to reach (`platformAt`), on its own reach and on the database.
 *
 * @throws Refusal
 */
export function refuseInTraining(
  { permission, kind }: { permission: Permission; kind: "read" | "write" },
  { store }: Pick<Request, "store">,
): void {
  if (store?.isTraining === true && kind === "write" && outside.has(permission)) {
    throw new Refusal("training-store", { message: "Not in a training store. Nothing leaves here.", status: 403 });
  }
}
