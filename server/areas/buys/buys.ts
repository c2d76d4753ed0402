/** The front door: what other parts of the program may use of the buy counter. */
export { takeFedBuys } from "./check-in/pos-sync.ts";
export { voidRemovedBuys } from "./second-hand/enter-buy.ts";
export { listCounterBuys } from "./desk/counter-buys.ts";
export { createBuy } from "./check-in/create-buy.ts";
export { buySettings } from "./settings/buy-settings.ts";
export { startSorting } from "./desk/stages.ts";
export { viewBuyDesk } from "./desk/desk.ts";
