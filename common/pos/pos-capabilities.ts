/**
 * What a register's point of sale can do and give. Each is a field of the device, which the till reports with its
 * heartbeat and the server sets for a register in the cloud; screens leave out what a store's registers cannot give.
 * What a register prints is said by its printers. Zod's small build, for pages.
 */
import * as z from "zod/mini";

/** Absent where it is not known: a till of an older version, or one that has no mapping yet. */
const isAble = z.optional(z.boolean());

export const posCapabilities = z.object({
  /** Opens a buy when a check-in here asks it to. */
  takesCheckIns: isAble,
  /** Its sales come with their pieces: what was sold, and of which category. */
  givesItemLines: isAble,
  /** Its sales say how they were paid. */
  givesTenders: isAble,
  /** Its sales say which coupon was used. */
  givesCouponNumbers: isAble,
  givesCustomers: isAble,
  givesEmployees: isAble,
  givesBuys: isAble,
  /** Its buys come with their pieces. */
  givesBuyLines: isAble,
  givesDayCloses: isAble,
});

export type PosCapabilities = z.infer<typeof posCapabilities>;
export type PosCapability = keyof PosCapabilities;

export const posCapabilityNames = [
  "takesCheckIns",
  "givesItemLines",
  "givesTenders",
  "givesCouponNumbers",
  "givesCustomers",
  "givesEmployees",
  "givesBuys",
  "givesBuyLines",
  "givesDayCloses",
] as const satisfies readonly PosCapability[];

/** What all registers of a store come to. */
export type StoreCapabilities = Record<PosCapability, boolean>;

/**
 * A store can what one of its registers can. Where none says, it is taken as able: screens then are as they always
 * were, instead of hiding what may come.
 */
export function storeCapabilities(registers: readonly PosCapabilities[]): StoreCapabilities {
  const can = (name: PosCapability): boolean => {
    const reports = registers.map((register) => register[name]).filter((able) => able !== undefined);
    return reports.length === 0 || reports.includes(true);
  };
  return {
    takesCheckIns: can("takesCheckIns"),
    givesItemLines: can("givesItemLines"),
    givesTenders: can("givesTenders"),
    givesCouponNumbers: can("givesCouponNumbers"),
    givesCustomers: can("givesCustomers"),
    givesEmployees: can("givesEmployees"),
    givesBuys: can("givesBuys"),
    givesBuyLines: can("givesBuyLines"),
    givesDayCloses: can("givesDayCloses"),
  };
}

/** Of a point of sale that takes part in everything. */
export const everyCapability = storeCapabilities([]);
