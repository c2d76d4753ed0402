import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import type { FillingRow } from "./fillings.db.ts";
import { listLastChanges } from "./filling-events.db.ts";
import { changedSinceWords } from "./fillings.rules.ts";

/** What happened to fillings that others knew otherwise, in words, by filling. */
export async function changedSince(context: StoreContext, fillingIds: readonly string[]): Promise<Map<string, string>> {
  const changes = await listLastChanges(context.sql, { storeId: context.store.id, fillingIds });
  return new Map([...changes].map(([id, change]) => [id, changedSinceWords(change)]));
}

/** For one whose form or screen is older than the filling. */
export async function binChanged(context: StoreContext, filling: FillingRow): Promise<Refusal> {
  const words = await changedSince(context, [filling.id]);
  return new Refusal("bin-changed", { message: words.get(filling.id) ?? "Bin was just changed" });
}

export function binAlreadyFilled(filling: FillingRow): Refusal {
  return new Refusal("bin-already-filled", {
    message: `Bin ${filling.bin} is already in backstock (${filling.category}, ${filling.location})`,
    details: { backstockId: filling.id },
  });
}
