/** The order with one member moved to a place; places outside of the list are its ends. */
export function movedTo(order: readonly string[], id: string, place: number): readonly string[] {
  const others = order.filter((other) => other !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return order.includes(id) ? [...others.slice(0, at), id, ...others.slice(at)] : order;
}
