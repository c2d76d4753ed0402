/**
 * The rows of a point of sale, one schema per kind. Neutral: no point of sale's own words.
 * Money is integer cents, instants are ISO 8601 with an offset (the register's clock), `businessDate` is the
 * point of sale's own day and wins over any clock.
 */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { instantWithOffset, mostDayCents, mostFeedNumber } from "#common/inputs/input-ranges.ts";

/** In UTC once it is read: an offset may be up to 23:59, and PostgreSQL takes none beyond 15:59. */
export const registerInstant = instantWithOffset.overwrite((text) => new Date(text).toISOString());
const instant = registerInstant;

/** Up to a million dollars, so that a slipped decimal point in one row cannot spoil a day or overflow a column. */
const cents = z.int().min(-mostDayCents).max(mostDayCents);
const amount = cents.min(0);
const quantity = z.int().min(-1_000_000).max(1_000_000);
const count = z.int().min(0).max(1_000_000);
const key = z.string().trim().min(1).max(64);
const code = z.string().trim().max(64);
const name = z.string().trim().max(200);
const text = z.string().trim().max(1000);

/**
 * Every row of every kind has these. `seq` counts up by one on the device, over all kinds, from 1: of two states of a
 * ticket, buy or Day Close the one with the higher number holds.
 */
const row = z.object({
  externalId: key,
  updatedAt: instant,
  businessDate,
  seq: z.int().min(1).max(mostFeedNumber),
});

/** What was sold. Gift cards are a liability, not merchandise: they are left out of net sales. */
export const goods = z.enum(["used", "new", "giftCard", "other"]);
/** In the order of a till's drawer. */
export const tenderKind = z.enum([
  "cash",
  "check",
  "visa",
  "mastercard",
  "amex",
  "discover",
  "debit",
  "giftCard",
  "storeCredit",
  "tradeCredit",
  "other",
]);
/** Negative when money goes back to the customer. */
const tender = z.object({ kind: tenderKind, amount: cents });

/**
 * A returned line has a negative quantity and negative amounts. `net` = price × quantity − discount, before tax.
 * `cost` is that of the whole line.
 */
const transactionLine = z.object({
  sku: code,
  description: z.string().trim().max(300),
  categoryCode: code.default(""),
  goods,
  quantity,
  price: cents,
  discount: cents.default(0),
  net: cents,
  tax: cents.default(0),
  cost: cents.nullable().default(null),
});

/**
 * A ticket. `type: "void"` says that the ticket was voided: its lines stay as they were, and it counts nowhere.
 * `total` is what the customer paid (net + tax + gift cards); negative when the store paid.
 */
export const transactionRow = row.extend({
  kind: z.literal("transaction"),
  number: z.string().trim().max(32),
  terminal: code,
  cashierCode: code.nullable(),
  customerId: key.nullable(),
  type: z.enum(["sale", "return", "exchange", "void"]),
  at: instant,
  lines: z.array(transactionLine).max(2000),
  tenders: z.array(tender).max(50),
  couponNumber: z.string().trim().max(32).nullable().default(null),
  total: cents,
  tax: cents,
  /** False: the one line stands for the whole ticket, and what was sold is not known. Absent: its lines are pieces. */
  hasPieces: z.boolean().optional(),
  employeePurchase: z.boolean().default(false),
  wholesale: z.boolean().default(false),
});

const buyLine = z.object({
  tag: code,
  description: z.string().trim().max(300),
  category: name,
  brand: name.nullable().default(null),
  size: code.nullable().default(null),
  condition: code.nullable().default(null),
  cost: amount,
  price: amount,
  taken: z.boolean(),
  passReason: name.nullable().default(null),
});

/** The store buys from a customer. A row per state: checked in, ready, completed, each newer than the last. */
export const buyRow = row.extend({
  kind: z.literal("buy"),
  number: z.string().trim().max(32),
  /** Our own id when the check-in came from us: links the point of sale's buy with ours. */
  clientRef: z.string().trim().max(64).nullable().default(null),
  customerId: key,
  checkedInAt: instant,
  checkedInBy: code.nullable(),
  buyerCode: code.nullable(),
  readyAt: instant.nullable(),
  completedAt: instant.nullable(),
  status: z.enum(["open", "complete", "void"]),
  lines: z.array(buyLine).max(2000),
  cashOffer: amount.nullable(),
  tradeOffer: amount.nullable(),
  paidCash: amount,
  paidTrade: amount,
});

const inventoryItemRow = row.extend({
  kind: z.literal("inventoryItem"),
  sku: code.min(1),
  description: z.string().trim().max(300),
  categoryPath: z.array(name).max(8),
  brand: name.nullable(),
  size: code.nullable(),
  goods: z.enum(["used", "new"]),
  quantity: quantity.default(1),
  price: amount,
  cost: amount.nullable(),
  buyId: key.nullable(),
  receivedAt: instant,
  status: z.enum(["inStock", "sold", "transferred", "clearance", "removed"]),
  soldAt: instant.nullable(),
  soldTransactionId: key.nullable(),
});

const address = z.object({
  street: name.default(""),
  city: name.default(""),
  state: z.string().trim().max(32).default(""),
  zip: z.string().trim().max(16).default(""),
  country: z.string().trim().max(2).default("US"),
});

/** Phones come as the cashier typed them; the server makes 10 digits of them or leaves them alone. */
export const customerRow = row.extend({
  kind: z.literal("customer"),
  name,
  phone: z.string().trim().max(32).nullable(),
  customerCode: code.nullable(),
  email: z.string().trim().max(254).nullable(),
  address: address.nullable(),
  /** Only its last four characters are ever kept. */
  idNumber: z.string().trim().max(64).nullable().default(null),
  flags: z.array(code).max(20).default([]),
  storeCredit: cents,
  tradeCredit: cents,
});

export const employeeRow = row.extend({
  kind: z.literal("employee"),
  drsUserId: code,
  drsEmployeeCode: code,
  name,
  active: z.boolean(),
});

const drawerMovement = z.object({
  kind: z.enum(["openingFloat", "paidIn", "paidOut", "deposit"]),
  amount,
  reason: text.default(""),
  at: instant,
});

/** The point of sale's own totals of its day. `externalId` is the business date. Final until a newer one comes. */
export const dayCloseRow = row.extend({
  kind: z.literal("dayClose"),
  closedAt: instant,
  closedBy: code.nullable(),
  /** Net merchandise sales: no tax, no gift cards, less returns and discounts. */
  netSales: cents,
  /** Tickets with net above 0 (voided ones left out). */
  transactions: count,
  /** Net of returned lines, as a positive amount. */
  returns: amount,
  discounts: cents.default(0),
  tax: cents,
  giftSold: cents,
  tenders: z.array(tender).max(50),
  categories: z.array(z.object({ code, net: cents, quantity })).max(500),
  /** Counted less expected drawer; null when nobody counted. */
  overShort: cents.nullable(),
  buysCash: amount,
  buysTrade: amount,
  cogsUsed: cents,
  cogsNew: cents,
  drawer: z.array(drawerMovement).max(100).default([]),
});

const buriedKind = z.enum(["transaction", "buy", "inventoryItem", "customer", "employee", "dayClose"]);

/** The row `of` with this `externalId` is gone (voided, deleted): it counts nowhere unless a newer row brings it back. */
export const tombstoneRow = row.extend({
  kind: z.literal("tombstone"),
  of: buriedKind,
  reason: text.default(""),
});

export const posRow = z.discriminatedUnion("kind", [
  transactionRow,
  buyRow,
  inventoryItemRow,
  customerRow,
  employeeRow,
  dayCloseRow,
  tombstoneRow,
]);

export type PosRow = z.infer<typeof posRow>;
/** As a point of sale writes it: fields with a default may be missing. */
export type PosRowInput = z.input<typeof posRow>;
export type TransactionRow = z.infer<typeof transactionRow>;
export type BuyRow = z.infer<typeof buyRow>;
export type InventoryItemRow = z.infer<typeof inventoryItemRow>;
export type CustomerRow = z.infer<typeof customerRow>;
export type EmployeeRow = z.infer<typeof employeeRow>;
export type DayCloseRow = z.infer<typeof dayCloseRow>;
