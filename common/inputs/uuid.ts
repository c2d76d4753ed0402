const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In either case. `pos_buys.client_buy_id` reads the same. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
