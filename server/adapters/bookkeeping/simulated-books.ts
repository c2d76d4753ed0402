import { randomBytes } from "node:crypto";
import { z } from "zod";

const account = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  /** QuickBooks' own word, such as `Other Current Asset`. */
  type: z.string(),
  classification: z.enum(["Asset", "Liability", "Equity", "Revenue", "Expense"]),
  isActive: z.boolean(),
});
export type SimulatedAccount = z.output<typeof account>;

const line = z.object({
  accountId: z.string(),
  classId: z.string().nullable(),
  postingType: z.enum(["Debit", "Credit"]),
  cents: z.int(),
  text: z.string(),
});
export type SimulatedEntryLine = z.output<typeof line>;

const entry = z.object({
  id: z.string(),
  syncToken: z.int(),
  number: z.string(),
  date: z.string(),
  memo: z.string(),
  lines: z.array(line),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});
export type SimulatedEntry = z.output<typeof entry>;

const company = z.object({
  id: z.string(),
  name: z.string(),
  accounts: z.array(account),
  usesClasses: z.boolean(),
  classes: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
  entries: z.array(entry),
  /** The last date of the closed books, as YYYY-MM-DD. */
  closedThrough: z.string().nullable(),
  isSubscriptionEnded: z.boolean(),
  /** The person who signed in may read but not post. */
  isReadOnly: z.boolean(),
  /** The company's own setting: a number that is in use is refused. */
  refusesDuplicates: z.boolean(),
  /** The entries' ids by the id of the request that saved them. */
  savedBy: z.record(z.string(), z.string()),
});
export type SimulatedCompany = z.output<typeof company>;

const signIn = z.object({
  companyId: z.string(),
  accessToken: z.string(),
  accessEndsAt: z.coerce.date(),
  refreshToken: z.string(),
  /** Refresh tokens that were used already. */
  spent: z.array(z.string()),
  isRevoked: z.boolean(),
});
export type SimulatedSignIn = z.output<typeof signIn>;

/** The part of the data that a demonstration keeps from one start to the next, as JSON. */
export const keptBooks = z.object({ companies: z.array(company), signIns: z.array(signIn) });

/** The data of the simulated bookkeeping services: the companies whose books they keep, and who is signed in to them. */
export type SimulatedBooks = z.output<typeof keptBooks> & {
  /** What this program is registered as with the service. */
  app: { clientId: string; clientSecret: string };
  /** Codes that a person's sign-in gave and that the program has not exchanged yet. */
  codes: Map<string, { companyId: string; returnUrl: string }>;
  /** Too many requests: each one is refused. */
  isThrottled: boolean;
  /** What becomes of the next write, once: saved with the response lost, or not saved and answered 200 with a fault. */
  nextWrite: "lost" | "fault" | null;
};

export function simulatedBooks(options: Partial<SimulatedBooks> = {}): SimulatedBooks {
  return {
    app: { clientId: simulatedToken("client"), clientSecret: simulatedToken("secret") },
    companies: [],
    signIns: [],
    codes: new Map(),
    isThrottled: false,
    nextWrite: null,
    ...options,
  };
}

export function simulatedCompany(
  options: Pick<SimulatedCompany, "id" | "name"> & Partial<SimulatedCompany>,
): SimulatedCompany {
  return {
    accounts: resaleChart(),
    usesClasses: true,
    classes: [],
    entries: [],
    closedThrough: null,
    isSubscriptionEnded: false,
    isReadOnly: false,
    refusesDuplicates: true,
    savedBy: {},
    ...options,
  };
}

/** A secret that nobody guesses, with what it is for in front. */
export function simulatedToken(prefix: string): string {
  return `${prefix}-${randomBytes(20).toString("hex")}`;
}

type Kind = Pick<SimulatedAccount, "type" | "classification">;

const bank: Kind = { type: "Bank", classification: "Asset" };
const currentAsset: Kind = { type: "Other Current Asset", classification: "Asset" };
const receivable: Kind = { type: "Accounts Receivable", classification: "Asset" };
const payable: Kind = { type: "Accounts Payable", classification: "Liability" };
const currentLiability: Kind = { type: "Other Current Liability", classification: "Liability" };
const equity: Kind = { type: "Equity", classification: "Equity" };
const income: Kind = { type: "Income", classification: "Revenue" };
const costOfGoods: Kind = { type: "Cost of Goods Sold", classification: "Expense" };
const expense: Kind = { type: "Expense", classification: "Expense" };

const chart: readonly [number: string, name: string, kind: Kind, isActive?: boolean][] = [
  ["1000", "Checking", bank],
  ["1010", "Cash clearing", currentAsset],
  ["1020", "Checks clearing", currentAsset],
  ["1100", "Accounts receivable", receivable],
  ["1210", "Card clearing", currentAsset],
  ["1220", "American Express clearing", currentAsset],
  ["1290", "Other tenders clearing", currentAsset],
  ["1310", "Inventory, used goods", currentAsset],
  ["1320", "Inventory, new goods", currentAsset],
  ["2000", "Accounts payable", payable],
  ["2200", "Sales tax payable", currentLiability],
  ["2310", "Gift cards outstanding", currentLiability],
  ["2320", "Customer credit", currentLiability],
  ["2330", "Store credit", currentLiability],
  ["2340", "Trade credit", currentLiability],
  ["2350", "Digital payouts clearing", currentLiability],
  ["3000", "Owner's equity", equity],
  ["3100", "Retained earnings", equity],
  ["4010", "Used goods sales", income],
  ["4020", "New goods sales", income],
  ["4025", "New goods, online", income],
  ["4030", "Consignment sales", income, false],
  ["4090", "Service income", income],
  ["4900", "Discounts and coupons", income],
  ["5010", "Cost of used goods", costOfGoods],
  ["5020", "Cost of new goods", costOfGoods],
  ["5090", "Inventory adjustments", costOfGoods],
  ["6010", "Cash over and short", expense],
  ["6020", "Petty cash expenses", expense],
  ["6100", "Merchant fees", expense],
  ["6200", "Rent", expense],
  ["6300", "Wages", expense],
];

/** A chart of accounts as resale shops keep it; one account is inactive. */
function resaleChart(): SimulatedAccount[] {
  return chart.map(([number, name, kind, isActive = true], index) => ({
    id: String(31 + index),
    number,
    name,
    ...kind,
    isActive,
  }));
}
