import { billingStep } from "#common/billing/past-due.ts";
import type { Permission } from "#common/permissions.ts";
import type { Request } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** Changes of settings and automations; the counter, the floor and the daybook go on. */
const settings: ReadonlySet<Permission> = new Set([
  "daybook:settings",
  "backstock:settings",
  "bounceback:settings",
  "bounceback:decide-on-offline",
  "buys:settings",
  "texting:settings",
  "settings:edit",
  "devices:manage",
  "automations:manage",
  "users:manage",
  "team:manage",
  "team:decide-on-wages",
  "store:add",
]);

/** What a locked store still does: it pays, its data comes out, and what its registers send is kept. */
const neverLocked: ReadonlySet<Permission> = new Set([
  "billing:view",
  "billing:manage",
  "company:export",
  "company:close",
  "reports:export",
  "pos:feed",
  "password:change-own",
  "sessions:manage-own",
  "jobs:manage",
  "backups:view",
  "mailbox:view",
  "support-contact:edit",
]);

/**
 * Refuses what a store that was not paid for can no longer do. The one place for all operations; jobs of the program
 * itself never come here.
 *
 * @throws Refusal
 */
export function refuseUnpaid(
  { permission, kind }: { permission: Permission; kind: "read" | "write" },
  { store, platform }: Pick<Request, "store" | "platform">,
): void {
  if (store?.billing === undefined) {
    return;
  }
  const step = billingStep(store.billing, { now: platform.clock(), timeZone: store.timeZone });
  if (step === "locked" && !neverLocked.has(permission)) {
    throw new Refusal("store-locked", { message: "This store is locked until billing is settled", status: 403 });
  }
  if (step === "read-only" && kind === "write" && settings.has(permission)) {
    const message = "Settings are read-only until the open invoice is paid";
    throw new Refusal("settings-read-only", { message, status: 403 });
  }
}
