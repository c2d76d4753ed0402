import { notFound } from "#server/platform/refusals/refusal.ts";

/**
 * Returns the current ids in the sent order. Ids that were not sent, because a person added them meanwhile, follow in
 * their old order.
 *
 * @throws Refusal when a sent id is not current: the record was deleted meanwhile, or belongs to another store
 */
export function newOrder(current: readonly string[], sentIds: readonly string[], recordName: string): string[] {
  const unique = [...new Set(sentIds)];
  if (unique.some((id) => !current.includes(id))) {
    throw notFound(recordName);
  }
  return [...unique, ...current.filter((id) => !unique.includes(id))];
}
