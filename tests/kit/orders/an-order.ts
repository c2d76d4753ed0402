/** An online order as its page reads it, for page tests. */
import type { OrderPageData, ShownLine, ShownOrder } from "#web/areas/orders/detail/detail.queries.ts";

export const orderId = "0193a6f0-0000-7000-8000-000000001042";

export function anOrderLine(line: Partial<ShownLine> = {}): ShownLine {
  return {
    ...{ id: "11", title: "Columbia winter coat", variant: "6X", sku: "4418823", quantity: 1, price: 2400 },
    ...{ pickState: "TO_FIND", pickedAt: null, pickedBy: null, missingReason: null },
    piece: {
      ...{ inventoryItemId: "I1", category: "Outerwear", department: "Girls", size: "6X" },
      receivedAt: "2026-10-03T17:00:00Z",
    },
    ...line,
  };
}

export function anOrderPage(page: Partial<OrderPageData> = {}, order: Partial<ShownOrder> = {}): OrderPageData {
  return {
    order: {
      ...{ id: orderId, name: "#1042", state: "PICKING", delivery: "PICKUP", customerName: "Amara Okonkwo" },
      ...{ placedAt: "2026-11-21T21:46:00Z", receivedAt: "2026-11-21T21:46:02Z", dueAt: "2026-11-21T22:46:00Z" },
      ...{ stateAt: "2026-11-21T21:49:00Z", cancelledAt: null, isPutBack: false, isReconciled: false, isTexted: false },
      shelf: null,
      lines: [anOrderLine(), anOrderLine({ id: "12", title: "Kamik snow boots", sku: "4402917", piece: null })],
      ...order,
    },
    ...{ customerEmail: "amara@example.com", customerPhone: "+16145550137", note: "Can I come after 6?", tags: [] },
    ...{ financialStatus: "paid", shelves: [] },
    ...{ subtotal: 3850, tax: 212, total: 4062, redactedAt: null, steps: [], offer: null },
    ...{ shopUrl: "https://maple-street.myshopify.com/admin/orders/1", shopName: "Shopify", writesBack: false },
    ...{ writeState: "NONE", writeProblem: null, isFeedStale: false, feedAt: "2026-11-21T21:58:00Z" },
    ...page,
  };
}
