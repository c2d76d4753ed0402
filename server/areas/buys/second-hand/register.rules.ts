import type { BusinessDate } from "#common/business-date.ts";
import type { ExportForm } from "./second-hand.rules.ts";

/** Its buy was opened again; voided or removed at the register; or had been entered under another number. */
export type VoidReason = "reopened" | "register" | "duplicate";

/** A line of the register, with what is known of the buy and the seller now. */
export type RegisterEntry = {
  number: number;
  buyId: string | null;
  posBuyId: string | null;
  /** Our buy's number, or the register's. */
  buyNumber: string;
  businessDate: BusinessDate;
  completedAt: Date | null;
  enteredAt: Date;
  holdUntil: BusinessDate;
  ruleNames: string[];
  categoryCodes: string[];
  requiredFields: string[];
  exportForm: ExportForm;
  reportDueAt: Date | null;
  reportedAt: Date | null;
  reportedBy: string | null;
  voidedAt: Date | null;
  voidReason: VoidReason | null;
  customerId: string | null;
  customerName: string | null;
  phone: string | null;
  address: string;
  idType: string | null;
  idState: string;
  /** Its last four characters; the whole number is the customers area's to show. */
  idLast4: string | null;
  signature: string;
  plate: string;
  serials: string;
  photo: string;
  detailsVersion: number;
  itemsTaken: number | null;
  paid: number | null;
  handledBy: string | null;
};

export type RegisterCounts = { rows: number; voided: number; lastNumber: number; unreported: number; heldNow: number };

export type RegisterPiece = {
  posBuyId: string;
  description: string;
  category: string;
  brand: string | null;
  paid: number;
};

/** Everything but the last four characters is left out, as on every screen. */
export function maskedNumber(last4: string | null): string {
  return last4 === null ? "" : `***${last4}`;
}
