import type {
  SimulatedAccount,
  SimulatedCompany,
  SimulatedEntry,
  SimulatedEntryLine,
} from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

/** One error of QuickBooks, in its words. */
export type SimulatedFault = { status: number; code: string; message: string; detail: string; type?: string };

export function quickbooksFault({ status, code, message, detail, type }: SimulatedFault): SimulatedResponse {
  const error = { Message: message, Detail: detail, code, element: "" };
  return { status, body: { Fault: { Error: [error], type: type ?? "ValidationFault" } } };
}

/** The gateway in front of the service writes its faults in small letters. */
export function gatewayFault({ status, code, message, detail }: Omit<SimulatedFault, "type">): SimulatedResponse {
  const error = { message, detail, code, element: null };
  return { status, body: { warnings: null, fault: { error: [error], type: "AUTHENTICATION" }, queryResponse: null } };
}

const domain = { domain: "QBO", sparse: false };
const currency = { value: "USD", name: "United States Dollar" };

export function toAccountAnswer(account: SimulatedAccount, cents: number) {
  // An inactive account is renamed there, so that its name is free again.
  const name = account.isActive ? account.name : `${account.name} (deleted)`;
  return {
    ...domain,
    Id: account.id,
    SyncToken: "0",
    Name: name,
    SubAccount: false,
    FullyQualifiedName: name,
    Active: account.isActive,
    Classification: account.classification,
    AccountType: account.type,
    AcctNum: account.number,
    CurrentBalance: cents / 100,
    CurrentBalanceWithSubAccounts: cents / 100,
    CurrencyRef: currency,
  };
}

export function toClassAnswer({ id, name }: SimulatedCompany["classes"][number]) {
  return { ...domain, Id: id, SyncToken: "0", Name: name, SubClass: false, FullyQualifiedName: name, Active: true };
}

export function toEntryAnswer(company: SimulatedCompany, entry: SimulatedEntry) {
  return {
    Adjustment: false,
    ...domain,
    Id: entry.id,
    SyncToken: String(entry.syncToken),
    MetaData: { CreateTime: toInstant(entry.createdAt), LastUpdatedTime: toInstant(entry.updatedAt) },
    DocNumber: entry.number,
    TxnDate: entry.date,
    CurrencyRef: currency,
    PrivateNote: entry.memo,
    Line: entry.lines.map((line, index) => toLineAnswer(company, line, index)),
    TxnTaxDetail: {},
  };
}

function toLineAnswer({ accounts, classes }: SimulatedCompany, line: SimulatedEntryLine, index: number) {
  const { accountId, classId } = line;
  const account = accounts.find(({ id }) => id === accountId);
  const bookClass = classes.find(({ id }) => id === classId);
  return {
    Id: String(index),
    Description: line.text,
    Amount: line.cents / 100,
    DetailType: "JournalEntryLineDetail",
    JournalEntryLineDetail: {
      PostingType: line.postingType,
      AccountRef: { value: accountId, name: account?.name ?? "" },
      ...(classId !== null && { ClassRef: { value: classId, name: bookClass?.name ?? "" } }),
    },
  };
}

/** Without milliseconds, as QuickBooks writes it. */
function toInstant(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, "-00:00");
}
