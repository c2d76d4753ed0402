/** The contract's rows as columns of our tables. Names are the tables' own, so that one statement can take any kind. */
import { isPhone, phoneDigits } from "#common/phone.ts";
import type {
  BuyRow,
  CustomerRow,
  DayCloseRow,
  EmployeeRow,
  InventoryItemRow,
  PosRow,
  TransactionRow,
} from "#common/pos-rows.ts";
import { pieceCounts } from "./piece-counts.ts";
import { versionOf } from "./row-versions.ts";
import { ticketSums } from "./ticket-sums.ts";

type Origin = { storeId: number; deviceId: string; now: Date };

export type Columns = Record<string, unknown>;

/** What every row of every kind has. */
function shared(row: Exclude<PosRow, { kind: "tombstone" }>, origin: Origin): Columns {
  return {
    store_id: origin.storeId,
    external_id: row.externalId,
    business_date: row.businessDate,
    ...versionColumns(row, origin),
    is_gone: false,
    received_at: origin.now,
  };
}

function versionColumns(row: PosRow, origin: Origin): Columns {
  const { updatedAt, seq, deviceId } = versionOf(row, origin);
  return { updated_at: updatedAt, seq, device_id: deviceId };
}

export function transactionColumns(row: TransactionRow, origin: Origin): Columns {
  const sums = ticketSums(row.lines);
  return {
    ...shared(row, origin),
    number: row.number,
    terminal: row.terminal,
    cashier_code: row.cashierCode,
    customer_id: row.customerId,
    type: row.type,
    at: row.at,
    coupon_number: row.couponNumber,
    is_employee_purchase: row.employeePurchase,
    is_wholesale: row.wholesale,
    total_cents: row.total,
    tax_cents: row.tax,
    net_cents: sums.net,
    gift_cents: sums.giftCards,
    returns_cents: sums.returns,
    discount_cents: sums.discount,
    cost_used_cents: sums.costUsed,
    cost_new_cents: sums.costNew,
    items_sold: sums.itemsSold,
    ...pieceCounts(
      row.lines
        .filter(({ goods }) => goods === "used" || goods === "new")
        .map(({ categoryCode, quantity }) => ({ code: categoryCode, quantity })),
    ),
  };
}

export function transactionLineColumns(row: TransactionRow, { storeId }: Origin): Columns[] {
  return row.lines.map((line, at) => ({
    store_id: storeId,
    transaction_id: row.externalId,
    line: at + 1,
    sku: line.sku,
    description: line.description,
    category_code: line.categoryCode,
    goods: line.goods,
    quantity: line.quantity,
    price_cents: line.price,
    discount_cents: line.discount,
    net_cents: line.net,
    tax_cents: line.tax,
    cost_cents: line.cost,
  }));
}

export function tenderColumns(row: TransactionRow, { storeId }: Origin): Columns[] {
  return row.tenders.map((tender, at) => ({
    store_id: storeId,
    transaction_id: row.externalId,
    tender: at + 1,
    kind: tender.kind,
    amount_cents: tender.amount,
  }));
}

export function buyColumns(row: BuyRow, origin: Origin): Columns {
  return {
    ...shared(row, origin),
    number: row.number,
    client_ref: row.clientRef,
    customer_id: row.customerId,
    checked_in_at: row.checkedInAt,
    checked_in_by: row.checkedInBy,
    buyer_code: row.buyerCode,
    ready_at: row.readyAt,
    completed_at: row.completedAt,
    status: row.status,
    cash_offer_cents: row.cashOffer,
    trade_offer_cents: row.tradeOffer,
    paid_cash_cents: row.paidCash,
    paid_trade_cents: row.paidTrade,
    items_offered: row.lines.length,
    items_taken: row.lines.filter((line) => line.taken).length,
    ...pieceCounts(row.lines.filter((line) => line.taken).map((line) => ({ code: line.category, quantity: 1 }))),
  };
}

export function buyLineColumns(row: BuyRow, { storeId }: Origin): Columns[] {
  return row.lines.map((line, at) => ({
    store_id: storeId,
    buy_id: row.externalId,
    line: at + 1,
    tag: line.tag,
    description: line.description,
    category: line.category,
    brand: line.brand,
    size: line.size,
    condition: line.condition,
    cost_cents: line.cost,
    price_cents: line.price,
    is_taken: line.taken,
    pass_reason: line.passReason,
  }));
}

export function itemColumns(row: InventoryItemRow, origin: Origin): Columns {
  return {
    ...shared(row, origin),
    sku: row.sku,
    description: row.description,
    category_path: row.categoryPath,
    brand: row.brand,
    size: row.size,
    goods: row.goods,
    quantity: row.quantity,
    price_cents: row.price,
    cost_cents: row.cost,
    buy_id: row.buyId,
    item_received_at: row.receivedAt,
    status: row.status,
    sold_at: row.soldAt,
    sold_transaction_id: row.soldTransactionId,
  };
}

export function customerColumns(row: CustomerRow, origin: Origin): Columns {
  return {
    ...shared(row, origin),
    name: row.name,
    phone: row.phone,
    phone_digits: row.phone !== null && isPhone(row.phone) ? phoneDigits(row.phone) : null,
    customer_code: row.customerCode,
    email: row.email,
    address: row.address,
    id_number_last4: row.idNumber?.slice(-4) ?? null,
    flags: row.flags,
    store_credit_cents: row.storeCredit,
    trade_credit_cents: row.tradeCredit,
  };
}

export function employeeColumns(row: EmployeeRow, origin: Origin): Columns {
  return {
    ...shared(row, origin),
    drs_user_id: row.drsUserId,
    drs_employee_code: row.drsEmployeeCode,
    name: row.name,
    is_active: row.active,
  };
}

export function dayCloseColumns(row: DayCloseRow, origin: Origin): Columns {
  return {
    ...shared(row, origin),
    closed_at: row.closedAt,
    closed_by: row.closedBy,
    net_sales_cents: row.netSales,
    transactions: row.transactions,
    returns_cents: row.returns,
    discounts_cents: row.discounts,
    tax_cents: row.tax,
    gift_sold_cents: row.giftSold,
    over_short_cents: row.overShort,
    buys_cash_cents: row.buysCash,
    buys_trade_cents: row.buysTrade,
    cogs_used_cents: row.cogsUsed,
    cogs_new_cents: row.cogsNew,
    tenders: row.tenders,
    categories: row.categories,
    drawer: row.drawer,
  };
}
