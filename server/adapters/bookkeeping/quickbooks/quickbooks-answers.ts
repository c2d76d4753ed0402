import { z } from "zod";

/** The parts of QuickBooks' responses that we read. */

export const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number(),
  /** Of the sign-in itself, in seconds: 100 days, again from each renewal on. */
  x_refresh_token_expires_in: z.number().optional(),
});

export const tokenRefusal = z.object({ error: z.string() });

export const companyInfo = z.object({ CompanyInfo: z.object({ CompanyName: z.string() }) });

export const preferences = z.object({
  Preferences: z.object({
    AccountingInfoPrefs: z
      .object({
        BookCloseDate: z.iso.date().nullish(),
        ClassTrackingPerTxn: z.boolean().nullish(),
        ClassTrackingPerTxnLine: z.boolean().nullish(),
      })
      .nullish(),
  }),
});

const account = z.object({
  Id: z.string(),
  Name: z.string(),
  FullyQualifiedName: z.string().nullish(),
  AcctNum: z.string().nullish(),
  AccountType: z.string(),
  /** Absent for accounts that nothing is posted to. */
  Classification: z.enum(["Asset", "Liability", "Equity", "Revenue", "Expense"]).nullish(),
  Active: z.boolean().default(true),
});
export type QuickbooksAccount = z.output<typeof account>;
export const accounts = z.object({ QueryResponse: z.object({ Account: z.array(account).default([]) }) });

const bookClass = z.object({ Id: z.string(), Name: z.string(), FullyQualifiedName: z.string().nullish() });
export const classes = z.object({ QueryResponse: z.object({ Class: z.array(bookClass).default([]) }) });

const reference = z.object({ value: z.string() });
const journalLine = z.object({
  Amount: z.number().nullish(),
  DetailType: z.string(),
  /** Absent from lines that are a description alone. */
  JournalEntryLineDetail: z
    .object({ PostingType: z.enum(["Debit", "Credit"]), AccountRef: reference, ClassRef: reference.nullish() })
    .nullish(),
});
const journalEntry = z.object({
  Id: z.string(),
  SyncToken: z.string(),
  DocNumber: z.string().nullish(),
  TxnDate: z.string(),
  Line: z.array(journalLine),
});
export type JournalEntryAnswer = z.output<typeof journalEntry>;
export const savedEntry = z.object({ JournalEntry: journalEntry });
export const entries = z.object({ QueryResponse: z.object({ JournalEntry: z.array(journalEntry).default([]) }) });

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const code = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ""));
const fault = z.object({ Error: z.array(z.object({ Message: text, Detail: text, code })).min(1), type: text });
/** The gateway before the service, which checks the sign-in, writes the same with small letters. */
const gatewayFault = z.object({ error: z.array(z.object({ message: text, detail: text, code })).min(1), type: text });

export const faultAnswer = z.union([
  z.object({ Fault: fault }).transform(({ Fault: { Error: errors, type } }) => ({ errors, type })),
  z.object({ fault: gatewayFault }).transform(({ fault: { error, type } }) => ({
    errors: error.map(({ message: Message, detail: Detail, code: errorCode }) => ({
      Message,
      Detail,
      code: errorCode,
    })),
    type,
  })),
]);
