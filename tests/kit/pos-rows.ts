import type { PosRowInput } from "#common/pos/pos-rows.ts";

type Row<Kind extends PosRowInput["kind"]> = Extract<PosRowInput, { kind: Kind }>;
type Some<Kind extends PosRowInput["kind"]> = Partial<Row<Kind>> & { seq: number };

const noon = "2026-03-04T18:00:00.000Z";

/** One used piece sold for $10.00 in cash by default. */
export function aSale(row: Some<"transaction"> & { net?: number }): Row<"transaction"> {
  const { net = 1000, ...overrides } = row;
  return {
    kind: "transaction",
    externalId: `T${row.seq}`,
    updatedAt: noon,
    businessDate: "2026-03-04",
    number: String(row.seq),
    terminal: "1",
    cashierCode: null,
    customerId: null,
    type: "sale",
    at: noon,
    lines: [{ sku: "A1", description: "Shirt", goods: "used", quantity: 1, price: net, net }],
    tenders: [{ kind: "cash", amount: net }],
    total: net,
    tax: 0,
    ...overrides,
  };
}

/** Two pieces offered, one taken, $4.00 cash and $2.00 trade paid after 20 minutes. */
export function aBuy(row: Some<"buy">): Row<"buy"> {
  const piece = { description: "Jeans", category: "Bottoms", cost: 600, price: 1800 };
  return {
    kind: "buy",
    externalId: `B${row.seq}`,
    updatedAt: noon,
    businessDate: "2026-03-04",
    number: String(row.seq),
    customerId: "C1",
    checkedInAt: "2026-03-04T17:00:00Z",
    checkedInBy: null,
    buyerCode: null,
    readyAt: "2026-03-04T17:20:00Z",
    completedAt: "2026-03-04T17:30:00Z",
    status: "complete",
    lines: [
      { tag: "1", ...piece, taken: true },
      { tag: "2", ...piece, taken: false, passReason: "Stain" },
    ],
    cashOffer: 400,
    tradeOffer: 600,
    paidCash: 400,
    paidTrade: 200,
    ...row,
  };
}

export function aDayClose(row: Some<"dayClose">): Row<"dayClose"> {
  return {
    kind: "dayClose",
    externalId: row.businessDate ?? "2026-03-04",
    updatedAt: noon,
    businessDate: "2026-03-04",
    closedAt: "2026-03-05T03:05:00Z",
    closedBy: "7",
    netSales: 0,
    transactions: 0,
    returns: 0,
    tax: 0,
    giftSold: 0,
    tenders: [],
    categories: [],
    overShort: 0,
    buysCash: 0,
    buysTrade: 0,
    cogsUsed: 0,
    cogsNew: 0,
    ...row,
  };
}

export function aTombstone(row: Some<"tombstone"> & { externalId: string }): Row<"tombstone"> {
  return { kind: "tombstone", of: "transaction", updatedAt: noon, businessDate: "2026-03-04", ...row };
}

export function aCustomer(row: Some<"customer">): Row<"customer"> {
  return {
    kind: "customer",
    externalId: `C${row.seq}`,
    updatedAt: noon,
    businessDate: "2026-03-04",
    name: "Ada Park",
    phone: "312-555-0142",
    customerCode: null,
    email: null,
    address: null,
    storeCredit: 0,
    tradeCredit: 0,
    ...row,
  };
}

/** A buy that a register opened at a moment for the customer C-77; nothing is offered yet. */
export function anOpenBuy({ openedAt, ...row }: Some<"buy"> & { openedAt: Date }): Row<"buy"> {
  const at = openedAt.toISOString();
  return {
    kind: "buy",
    externalId: `P-${row.seq}`,
    updatedAt: at,
    businessDate: at.slice(0, 10),
    number: String(row.seq),
    clientRef: null,
    customerId: "C-77",
    checkedInAt: at,
    checkedInBy: null,
    buyerCode: null,
    readyAt: null,
    completedAt: null,
    status: "open",
    lines: [],
    cashOffer: null,
    tradeOffer: null,
    paidCash: 0,
    paidTrade: 0,
    ...row,
  };
}
