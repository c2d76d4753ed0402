import { notFound } from "#server/platform/refusals/refusal.ts";

/**
 * Returns the current ids in the order that was sent. Ones that were not sent, because somebody added them meanwhile,
 * keep their order behind the others.
 *
 * @throws when an id is not one of the current ones: `what` was deleted meanwhile, or was never this store's
 */
export function newOrder(current: readonly string[], sent: readonly string[], what: string): string[] {
  const unique = [...new Set(sent)];
  if (unique.some((id) => !current.includes(id))) {
    throw notFound(what);
  }
  return [...unique, ...current.filter((id) => !unique.includes(id))];
}
