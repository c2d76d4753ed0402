import type { PosFact } from "#till/pos/pos.ts";

/** One moment of trade and what the point of sale then sends. */
export type TradeEvent = { at: Date; facts: PosFact[] };
