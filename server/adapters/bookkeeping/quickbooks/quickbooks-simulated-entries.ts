import { z } from "zod";
import type {
  SimulatedBooks,
  SimulatedCompany,
  SimulatedEntry,
  SimulatedEntryLine,
} from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { quickbooksFault, toEntryAnswer } from "./quickbooks-simulated-answers.ts";
import type { SimulatedFault } from "./quickbooks-simulated-answers.ts";
import { sideTotal } from "./quickbooks-simulated-balances.ts";

const reference = z.object({ value: z.string() });
const journalEntry = z.object({
  Id: z.string().optional(),
  SyncToken: z.string().optional(),
  DocNumber: z.string(),
  TxnDate: z.iso.date(),
  PrivateNote: z.string().default(""),
  Line: z
    .array(
      z.object({
        Description: z.string().default(""),
        Amount: z.number().positive(),
        DetailType: z.literal("JournalEntryLineDetail"),
        JournalEntryLineDetail: z.object({
          PostingType: z.enum(["Debit", "Credit"]),
          AccountRef: reference,
          ClassRef: reference.optional(),
        }),
      }),
    )
    .min(2),
});
type JournalEntryBody = z.output<typeof journalEntry>;

const firstEntryId = 1001;

/** An id is never given twice, also after its entry was deleted. */
function nextEntryId({ entries, savedBy }: SimulatedCompany): string {
  const used = [...entries.map(({ id }) => id), ...Object.values(savedBy)].map(Number);
  return String(Math.max(firstEntryId - 1, ...used) + 1);
}

/** POST /journalentry: saves a new entry, or replaces all lines of the entry that `Id` names. */
export function saveEntry(
  { books, company }: { books: SimulatedBooks; company: SimulatedCompany },
  request: SimulatedRequest,
): SimulatedResponse {
  const requestId = request.query.get("requestid") ?? "";
  const saved = company.entries.find(({ id }) => id === company.savedBy[requestId]);
  if (saved !== undefined) {
    return respond(company, saved);
  }
  const problem = takeFault(books) ?? findCompanyProblem(company);
  const body = journalEntry.safeParse(request.body);
  if (problem !== null || !body.success) {
    return quickbooksFault(problem ?? invalidBody);
  }
  const lines = body.data.Line.map(toLine);
  const refusal = findEntryProblem(company, body.data, lines) ?? findReferenceProblem(company, lines);
  if (refusal !== null) {
    return quickbooksFault(refusal);
  }
  const entry = keepEntry(company, { body: body.data, lines, now: request.now });
  if (requestId !== "") {
    company.savedBy[requestId] = entry.id;
  }
  const isLost = books.nextWrite === "lost";
  books.nextWrite = null;
  return { ...respond(company, entry), ...(isLost && { isLost }) };
}

function respond(company: SimulatedCompany, entry: SimulatedEntry): SimulatedResponse {
  return { status: 200, body: { JournalEntry: toEntryAnswer(company, entry) } };
}

function keepEntry(
  company: SimulatedCompany,
  { body, lines, now }: { body: JournalEntryBody; lines: SimulatedEntryLine[]; now: Date },
): SimulatedEntry {
  const fields = { number: body.DocNumber, date: body.TxnDate, memo: body.PrivateNote, lines, updatedAt: now };
  const old = company.entries.find(({ id }) => id === body.Id);
  if (old !== undefined) {
    return Object.assign(old, fields, { syncToken: old.syncToken + 1 });
  }
  const id = nextEntryId(company);
  const entry = { id, syncToken: 0, createdAt: now, ...fields };
  company.entries.push(entry);
  return entry;
}

function toLine({ Description: text, Amount, JournalEntryLineDetail: detail }: JournalEntryBody["Line"][number]) {
  return {
    accountId: detail.AccountRef.value,
    classId: detail.ClassRef?.value ?? null,
    postingType: detail.PostingType,
    cents: Math.round(Amount * 100),
    text,
  };
}

const invalidBody: SimulatedFault = {
  status: 400,
  code: "2020",
  message: "Required param missing, need to supply the required value for the API",
  detail: "Required parameter Line is missing in the request",
};

/** The fault that a test asked for. */
function takeFault(books: SimulatedBooks): SimulatedFault | null {
  if (books.nextWrite !== "fault") {
    return null;
  }
  books.nextWrite = null;
  const detail = "Business Validation Error: An unexpected error occurred while accessing or saving your data.";
  return { status: 200, code: "6000", message: "A business validation error has occurred", detail };
}

function findCompanyProblem({ isReadOnly, isSubscriptionEnded }: SimulatedCompany): SimulatedFault | null {
  if (isReadOnly) {
    const detail = "AuthorizationFailure: -11014-You do not have access to use QuickBooks Online Plus.";
    return { status: 401, code: "120", message: "Authorization Failure", detail };
  }
  if (isSubscriptionEnded) {
    const detail =
      "Subscription period has ended or canceled or there was a billing problem : You can't add data to QuickBooks " +
      "Online Plus because your trial or subscription period ended.";
    return { status: 400, code: "6190", message: "Invalid Company Status", detail };
  }
  return null;
}

function findEntryProblem(
  company: SimulatedCompany,
  body: JournalEntryBody,
  lines: readonly SimulatedEntryLine[],
): SimulatedFault | null {
  if (body.DocNumber.length > 21) {
    const detail = "String is too long: Document number must be 21 characters or fewer.";
    return { status: 400, code: "2050", message: "Invalid String Length", detail };
  }
  if (sideTotal(lines, "Debit") !== sideTotal(lines, "Credit")) {
    const detail = "Amount on debits not equal to credits : Balance the debits and credits for the account.";
    return { status: 400, code: "2300", message: "Amount on debits not equal to credits", detail };
  }
  const old = company.entries.find(({ id }) => id === body.Id);
  return (
    findVersionProblem(body, old) ??
    findPeriodProblem(company, [body.TxnDate, old?.date ?? body.TxnDate]) ??
    findNumberProblem(company, body)
  );
}

function findVersionProblem({ Id: id, SyncToken }: JournalEntryBody, old?: SimulatedEntry): SimulatedFault | null {
  if (id === undefined) {
    return null;
  }
  if (old === undefined) {
    const detail = "Object Not Found : Another user has deleted this transaction.";
    return { status: 400, code: "610", message: "Object Not Found", detail };
  }
  if (SyncToken !== String(old.syncToken)) {
    const detail =
      "Stale Object Error : You and Dana were working on this at the same time. Dana finished before you did, so your " +
      "work was not saved.";
    return { status: 400, code: "5010", message: "Stale Object Error", detail };
  }
  return null;
}

function findPeriodProblem({ closedThrough }: SimulatedCompany, dates: readonly string[]): SimulatedFault | null {
  if (closedThrough === null || dates.every((date) => date > closedThrough)) {
    return null;
  }
  const detail =
    "The account period has closed and the account books cannot be updated through the QBO Services API. Please use the " +
    "QBO website to make these changes.";
  const message = "Account Period Closed, Cannot Update Through Services API";
  return { status: 400, code: "6210", message, detail };
}

function findNumberProblem(company: SimulatedCompany, { Id, DocNumber }: JournalEntryBody): SimulatedFault | null {
  const other = company.entries.find(({ id, number }) => number === DocNumber && id !== Id);
  if (other === undefined || !company.refusesDuplicates) {
    return null;
  }
  const detail =
    "Duplicate Document Number Error : You must specify a different number. This number has already been used. " +
    `DocNumber=${DocNumber} is assigned to TxnType=Journal Entry with TxnId=${other.id}`;
  return { status: 400, code: "6140", message: "Duplicate Document Number Error", detail };
}

const needsEntity: ReadonlySet<string> = new Set(["Accounts Receivable", "Accounts Payable"]);

function findReferenceProblem(
  { accounts, classes }: SimulatedCompany,
  lines: readonly SimulatedEntryLine[],
): SimulatedFault | null {
  for (const { accountId, classId } of lines) {
    const account = accounts.find(({ id }) => id === accountId);
    if (account === undefined) {
      const detail = `Invalid Reference Id : Accounts element id ${accountId} not found`;
      return { status: 400, code: "2500", message: "Invalid Reference Id", detail };
    }
    if (!account.isActive) {
      const detail =
        "Object Not Found : Something you're trying to use has been made inactive. Check the fields with accounts, " +
        "customers, items, vendors or employees.";
      return { status: 400, code: "610", message: "Object Not Found", detail };
    }
    if (needsEntity.has(account.type)) {
      const detail = `Business Validation Error: When you use ${account.type}, you must choose a name in the Name field.`;
      return { status: 400, code: "6000", message: "A business validation error has occurred", detail };
    }
    if (classId !== null && !classes.some(({ id }) => id === classId)) {
      const detail = `Invalid Reference Id : Classes element id ${classId} not found`;
      return { status: 400, code: "2500", message: "Invalid Reference Id", detail };
    }
  }
  return null;
}
