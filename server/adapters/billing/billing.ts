/** Charging the company for its stores: the contract that a billing service keeps, and the need itself. */
import type { StoreInvoice, StoreSubscription, SubscriptionOrder } from "#common/billing/subscription.ts";
import type { Need } from "#server/platform/providers/provider.ts";

/** What a person recognizes their card by. The number is never seen here. */
export type PaymentMethod = {
  id: string;
  brand: string;
  last4: string;
  expiresMonth: number;
  expiresYear: number;
};

export type CompanyBilling = {
  /** Pays the invoices; null where none is on file. */
  method: PaymentMethod | null;
  /** All that are on file, the newest first. */
  methodIds: string[];
  subscriptions: StoreSubscription[];
  /** The newest first. */
  invoices: StoreInvoice[];
};

/** What the service reports. Only that there is news counts: what it says is read again. */
export type BillingReport = {
  id: string;
  type: string;
  customerId: string | null;
  /** The record that it is about. */
  recordId: string;
  at: Date;
};

export type BillingReceipt = { body: Buffer; signature: string; now: Date };

/** One billing service. Every function that calls it throws a ProviderFault when it refuses or fails. */
export type BillingService = {
  /** The price of one store and month before any discount. */
  readPrice(): Promise<number>;
  /** Repeated with the same account it is the same customer. */
  addCustomer(company: { accountId: number; name: string; email: string }): Promise<string>;
  /** A page of the service's own where a person types the card. The address is used once and never kept. */
  openSetup(setup: { customerId: string; doneUrl: string; cancelUrl: string }): Promise<{ id: string; url: string }>;
  /** A page of the service's own for cards, invoices and cancellation. The address is used once and never kept. */
  openPortal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /** The page of one invoice, if it is this customer's; null where there is none. */
  openInvoice(invoice: { customerId: string; id: string }): Promise<string | null>;
  readCompany(customerId: string): Promise<CompanyBilling>;
  choosePaymentMethod(choice: { customerId: string; id: string }): Promise<void>;
  /** Repeated with the same store and attempt it is the same subscription. */
  subscribe(order: SubscriptionOrder): Promise<void>;
  /** Ends one at once that has charged nothing yet. */
  drop(subscriptionId: string): Promise<void>;
  /** At the end of what was paid for. */
  endWithPeriod(subscriptionId: string, endsWithPeriod: boolean): Promise<void>;
  setDiscount(subscriptionId: string, isDiscounted: boolean): Promise<void>;
  /** Null when the signature is not the service's, or the report is not about a record. */
  readReport(receipt: BillingReceipt): Promise<BillingReport | null>;
};

export const billing: Need<BillingService> = {
  id: "billing",
  noun: "billing service",
  logKinds: {},
  isProgramWide: true,
};
