/** A bin on its way between Maple Street and its sister store, as pages read it. */
import type { Transfer } from "#web/areas/backstock/transfers/transfers.queries.ts";

export function aTransfer(more: Partial<Transfer> = {}): Transfer {
  return {
    id: "00000000-0000-7000-8000-0000000000d1",
    isOutgoing: true,
    status: "IN_TRANSIT",
    otherStoreId: "2",
    otherStore: "Lakeside Kids",
    backstockId: "00000000-0000-7000-8000-000000000007",
    bin: "K7",
    binNumber: 7,
    categoryName: "Coats",
    season: "FW",
    inventoryDate: "2026-01-22",
    notes: "",
    sentAt: "2026-03-04T15:04:00Z",
    sentBy: "Ana Ruiz",
    endedAt: null,
    endedBy: null,
    ...more,
  };
}

const lakeside = { id: "2", name: "Lakeside Kids" };

/** The response to the list of transfers. */
export function transfersAnswer(transfers: readonly Transfer[], sisterStores = [lakeside]) {
  return { data: { binTransfers: { __typename: "BinTransfers", transfers, sisterStores } } };
}
