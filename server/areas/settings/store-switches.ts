import { z } from "zod";
import { may, personOf } from "#common/permissions.ts";
import { storeSwitchesChanged } from "#server/events/company/settings.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { changedFields, definedFields } from "./changed-fields.rules.ts";
import { lockStore } from "./store-profile.db.ts";
import * as db from "./store-switches.db.ts";
import type { StoreSwitches } from "./store-switches.db.ts";

export type { StoreSwitches } from "./store-switches.db.ts";

const switchChanges = z
  .object({
    showSalesToEmployees: z.boolean(),
    idleSeconds: z.int().min(30, "Use 30 seconds or more").max(900, "Use 900 seconds or fewer"),
    anyoneMayResetPin: z.boolean(),
    allowSelfFirstPin: z.boolean(),
    pinDigitsMin: z.int().min(4, "A PIN has 4 to 6 digits").max(6, "A PIN has 4 to 6 digits"),
    breaksPaid: z.boolean(),
    tradePctBasis: z.enum(["amount", "count"]),
    weekStart: z.int().min(0).max(1),
    wagesVisibleTo: z.enum(["managers", "owners"]),
    businessDayBoundaryMinutes: z
      .int()
      .min(0)
      .max(720, "Choose noon or earlier")
      .refine((minutes) => minutes % 15 === 0, "Choose a quarter of an hour"),
    historyYears: z
      .int()
      .min(0)
      .max(30, "Use 30 years or fewer")
      .refine((years) => years === 0 || years >= 7, "The history is kept for at least 7 years"),
  })
  .partial();

export const viewStoreSwitches = operation({
  name: "settings.viewStoreSwitches",
  kind: "read",
  permission: "settings:edit",
  on: "store",
  input: z.object({}),
  run: (context): Promise<StoreSwitches> => loadSwitches(context),
});

/** Absent switches stay as they are. */
export const changeStoreSwitches = operation({
  name: "settings.changeStoreSwitches",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: switchChanges,
  async run(context, changes): Promise<StoreSwitches> {
    const { id: storeId } = context.store;
    await lockStore(context.sql, storeId);
    const before = await loadSwitches(context);
    const after: StoreSwitches = { ...before, ...definedFields(changes) };
    const changed = changedFields(before, after);
    if (changed === null) {
      return before;
    }
    if (after.wagesVisibleTo !== before.wagesVisibleTo && !decidesOnWages(context)) {
      throw invalidInput({ wagesVisibleTo: ["Only the owner can change who sees wages"] });
    }
    if (after.historyYears !== before.historyYears && !decidesOnHistory(context)) {
      throw invalidInput({ historyYears: ["Only the owner can change how long the history is kept"] });
    }
    forgetRights(context.platform, `store:${storeId}`);
    await db.saveSwitches(context.sql, storeId, after);
    await context.emit(storeSwitchesChanged, changed, { kind: "StoreSwitches", id: storeId });
    return after;
  },
});

async function loadSwitches(context: StoreContext): Promise<StoreSwitches> {
  const switches = await db.findSwitches(context.sql, context.store.id);
  if (!switches) {
    throw notFound("Store");
  }
  return switches;
}

/** Who may give the whole company up may also give up what is old of it. */
function decidesOnHistory({ user, employee }: Context): boolean {
  return user !== null && may(personOf({ ...user, employee }), "company:close");
}

function decidesOnWages({ user, employee }: Context): boolean {
  return user !== null && may(personOf({ ...user, employee }), "team:decide-on-wages");
}
