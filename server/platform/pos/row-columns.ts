/** Maps the contract's rows to columns of our tables, so that one statement can write any kind. */
import { isPhone, phoneDigits } from "#common/phone.ts";
import type {
  BuyRow,
  CustomerRow,
  DayCloseRow,
  EmployeeRow,
  InventoryItemRow,
  PosRow,
  TransactionRow,
} from "#common/pos/pos-rows.ts";
import { pieceCounts } from "./piece-counts.ts";
import { versionOf } from "./row-versions.ts";
import { ticketSums } from "./ticket-sums.ts";

type Origin = { storeId: number; deviceId: string; now: Date };

export type Columns = Record<string, unknown>;

/** The columns that every kind shares. */
function sharedColumns(row: Exclude<PosRow, { kind: "tombstone" }>, origin: Origin): Columns {
  return {
    storeId: origin.storeId,
    externalId: row.externalId,
    businessDate: row.businessDate,
    ...versionColumns(row, origin),
    isGone: false,
    receivedAt: origin.now,
  };
}

function versionColumns(row: PosRow, origin: Origin): Columns {
  const { updatedAt, seq, deviceId } = versionOf(row, origin);
  return { updatedAt, seq, deviceId };
}

export function transactionColumns(row: TransactionRow, origin: Origin): Columns {
  const sums = ticketSums(row.lines);
  return {
    ...sharedColumns(row, origin),
    number: row.number,
    terminal: row.terminal,
    cashierCode: row.cashierCode,
    customerId: row.customerId,
    type: row.type,
    at: row.at,
    couponNumber: row.couponNumber,
    isEmployeePurchase: row.employeePurchase,
    isWholesale: row.wholesale,
    totalCents: row.total,
    taxCents: row.tax,
    netCents: sums.net,
    giftCents: sums.giftCards,
    returnsCents: sums.returns,
    discountCents: sums.discount,
    costUsedCents: sums.costUsed,
    costNewCents: sums.costNew,
    itemsSold: row.hasPieces === false ? null : sums.itemsSold,
    ...pieceCounts(
      row.lines
        .filter(({ goods }) => row.hasPieces !== false && (goods === "used" || goods === "new"))
        .map(({ categoryCode, quantity }) => ({ code: categoryCode, quantity })),
    ),
  };
}

export function transactionLineColumns(row: TransactionRow, { storeId }: Origin): Columns[] {
  return row.lines.map((line, at) => ({
    storeId,
    transactionId: row.externalId,
    line: at + 1,
    sku: line.sku,
    description: line.description,
    categoryCode: line.categoryCode,
    goods: line.goods,
    quantity: line.quantity,
    priceCents: line.price,
    discountCents: line.discount,
    netCents: line.net,
    taxCents: line.tax,
    costCents: line.cost,
  }));
}

export function tenderColumns(row: TransactionRow, { storeId }: Origin): Columns[] {
  return row.tenders.map((tender, at) => ({
    storeId,
    transactionId: row.externalId,
    tender: at + 1,
    kind: tender.kind,
    amountCents: tender.amount,
  }));
}

export function buyColumns(row: BuyRow, origin: Origin): Columns {
  return {
    ...sharedColumns(row, origin),
    number: row.number,
    clientRef: row.clientRef,
    customerId: row.customerId,
    checkedInAt: row.checkedInAt,
    checkedInBy: row.checkedInBy,
    buyerCode: row.buyerCode,
    readyAt: row.readyAt,
    completedAt: row.completedAt,
    status: row.status,
    cashOfferCents: row.cashOffer,
    tradeOfferCents: row.tradeOffer,
    paidCashCents: row.paidCash,
    paidTradeCents: row.paidTrade,
    itemsOffered: row.lines.length,
    itemsTaken: row.lines.filter((line) => line.taken).length,
    ...pieceCounts(row.lines.filter((line) => line.taken).map((line) => ({ code: line.category, quantity: 1 }))),
  };
}

export function buyLineColumns(row: BuyRow, { storeId }: Origin): Columns[] {
  return row.lines.map((line, at) => ({
    storeId,
    buyId: row.externalId,
    line: at + 1,
    tag: line.tag,
    description: line.description,
    category: line.category,
    brand: line.brand,
    size: line.size,
    condition: line.condition,
    costCents: line.cost,
    priceCents: line.price,
    isTaken: line.taken,
    passReason: line.passReason,
  }));
}

export function itemColumns(row: InventoryItemRow, origin: Origin): Columns {
  return {
    ...sharedColumns(row, origin),
    sku: row.sku,
    description: row.description,
    categoryPath: row.categoryPath,
    brand: row.brand,
    size: row.size,
    goods: row.goods,
    quantity: row.quantity,
    priceCents: row.price,
    costCents: row.cost,
    buyId: row.buyId,
    itemReceivedAt: row.receivedAt,
    status: row.status,
    soldAt: row.soldAt,
    soldTransactionId: row.soldTransactionId,
  };
}

export function customerColumns(row: CustomerRow, origin: Origin): Columns {
  return {
    ...sharedColumns(row, origin),
    name: row.name,
    phone: row.phone,
    phoneDigits: row.phone !== null && isPhone(row.phone) ? phoneDigits(row.phone) : null,
    customerCode: row.customerCode,
    email: row.email,
    address: row.address,
    idNumberLast4: row.idNumber?.slice(-4) ?? null,
    flags: row.flags,
    storeCreditCents: row.storeCredit,
    tradeCreditCents: row.tradeCredit,
  };
}

export function employeeColumns(row: EmployeeRow, origin: Origin): Columns {
  return {
    ...sharedColumns(row, origin),
    drsUserId: row.drsUserId,
    drsEmployeeCode: row.drsEmployeeCode,
    name: row.name,
    isActive: row.active,
  };
}

export function dayCloseColumns(row: DayCloseRow, origin: Origin): Columns {
  return {
    ...sharedColumns(row, origin),
    closedAt: row.closedAt,
    closedBy: row.closedBy,
    netSalesCents: row.netSales,
    transactions: row.transactions,
    returnsCents: row.returns,
    discountsCents: row.discounts,
    taxCents: row.tax,
    giftSoldCents: row.giftSold,
    overShortCents: row.overShort,
    buysCashCents: row.buysCash,
    buysTradeCents: row.buysTrade,
    cogsUsedCents: row.cogsUsed,
    cogsNewCents: row.cogsNew,
    tenders: row.tenders,
    categories: row.categories,
    drawer: row.drawer,
  };
}
