/** The front door: what other areas may do here. */
export { insertDefaultLocations as addDefaultLocations } from "./locations/default-locations.db.ts";
export { bins } from "./bins/bins.ts";
export { fillBin } from "./fillings/fill-bin.ts";
export { moveBins } from "./fillings/move-bins.ts";
export { backstockHome } from "./home/backstock-home.ts";
export { backstockList } from "./home/backstock-list.ts";
export { sendTransfer, viewTransfers } from "./transfers/transfers.ts";
export { floorShortage } from "./pull-list/floor-shortage.ts";
export type { FloorShortage } from "./pull-list/floor-shortage.ts";
export { overSupply } from "./supply/supply.ts";
export type { FullSupply } from "./supply/supply.rules.ts";
export { nextSeasonStart } from "./setup/season-start.ts";
export { listStagedBins } from "./pull-list/staged-bins.ts";
export { addBins } from "./bins/bins.ts";
export { addCategories, backstockCategories } from "./categories/categories.ts";
