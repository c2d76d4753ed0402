import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { Context } from "#server/platform/context/context.ts";
import { storeOf } from "#server/platform/context/store-of.ts";
import type { FillingRow } from "./fillings.db.ts";
import { listLastChanges } from "./filling-events.db.ts";
import { changedSinceWords } from "./fillings.rules.ts";

/** What happened to fillings that others knew otherwise, in words, by filling. */
export async function changedSince(context: Context, fillingIds: readonly string[]): Promise<Map<string, string>> {
  const changes = await listLastChanges(context.sql, { storeId: storeOf(context).id, fillingIds });
  return new Map([...changes].map(([id, change]) => [id, changedSinceWords(change)]));
}

/** For one whose form or screen is older than the filling. */
export async function binChanged(context: Context, filling: FillingRow): Promise<Refusal> {
  const words = await changedSince(context, [filling.id]);
  return new Refusal("bin-changed", { message: words.get(filling.id) ?? "Bin was just changed" });
}

export function binAlreadyFilled(filling: FillingRow): Refusal {
  return new Refusal("bin-already-filled", {
    message: `Bin ${filling.bin} is already in backstock (${filling.category}, ${filling.location})`,
    details: { backstockId: filling.id },
  });
}
