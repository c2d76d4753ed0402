import type { Campaign } from "./campaigns.queries.ts";

/** A campaign through all its versions; the counts are those of all. */
export type Lineage = {
  newest: Campaign;
  /** The newest first, without the newest itself. */
  older: readonly Campaign[];
  issued: number;
  redeemed: number;
  open: number;
  /** What all its coupons take off together. */
  issuedAmount: number;
};

/** In the order of the list, each at the place of its newest version. */
export function lineagesOf(campaigns: readonly Campaign[]): Lineage[] {
  return campaigns
    .filter(({ replacedById }) => replacedById === null)
    .map((newest) => {
      const versions = campaigns
        .filter(({ lineageId }) => lineageId === newest.lineageId)
        .toSorted((left, right) => right.version - left.version);
      const sum = (count: (version: Campaign) => number) =>
        versions.reduce((total, version) => total + count(version), 0);
      return {
        newest,
        older: versions.filter(({ id }) => id !== newest.id),
        issued: sum((version) => version.issued),
        redeemed: sum((version) => version.redeemed),
        open: sum((version) => version.open),
        issuedAmount: sum((version) => version.issuedAmount),
      };
    });
}
