/** The front door: what other areas may do here. */
export { insertDefaultLocations as addDefaultLocations } from "./locations/default-locations.db.ts";
export { bins } from "./bins/bins.ts";
export { fillBin } from "./fillings/fill-bin.ts";
export { moveBins } from "./fillings/move-bins.ts";
export { backstockHome } from "./home/backstock-home.ts";
export { backstockList } from "./home/backstock-list.ts";
export { sendTransfer, viewTransfers } from "./transfers/transfers.ts";
export { wantedGoods } from "./pull-list/wanted-goods.ts";
export type { WantedGoods } from "./pull-list/wanted-goods.ts";
export { listStagedBins } from "./pull-list/staged-bins.ts";
