/** What the store keeps of the company's books: its name, its chart and its classes, as they were last read. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { foreignText } from "#common/inputs/input-ranges.ts";
import type { BookkeepingProvider, BooksAccount, Credentials } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { forgetPlace, integrationId, noteSuccess } from "#server/areas/automations/automations.ts";
import type { Request } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./chart.db.ts";

type ReadOptions = { id: string; provider: BookkeepingProvider; credentials: Credentials };

/** Reads and keeps them. @throws ProviderFault */
export async function readChart(request: Request, { id, provider, credentials }: ReadOptions): Promise<BooksAccount[]> {
  const company = await provider.readCompany(credentials);
  const accounts = await provider.listAccounts(credentials);
  const classes = await provider.listClasses(credentials);
  await saveBooks(request, { id, company, accounts, classes });
  return accounts;
}

/** More than any company has. */
const mostAccounts = 20_000;

/** Of the service's own records, whose texts are made readable instead of being refused. */
const recordTexts = { id: foreignText(100).min(1), name: foreignText(400) };
const chartAccount = z.object({
  ...recordTexts,
  number: foreignText(100).nullable(),
  type: foreignText(100),
  classification: z.enum(["asset", "liability", "equity", "income", "expense"]),
  isActive: z.boolean(),
  isPostable: z.boolean(),
});

const saveBooks = operation({
  name: "books.saveBooks",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    company: z.object({ ...recordTexts, closedThrough: businessDate.nullable().catch(null) }),
    accounts: z.array(chartAccount).max(mostAccounts),
    classes: z.array(z.object(recordTexts)).max(mostAccounts),
  }),
  async run(context, { id, company, accounts, classes }): Promise<void> {
    const storeId = context.store.id;
    const { isAnother } = await db.saveCompany(context.sql, { storeId, company, at: context.now });
    if (isAnother) {
      await forgetPlace(context, { id });
    }
    await db.saveChart(context.sql, storeId, { accounts, classes });
    const text = `${accounts.length} accounts and ${classes.length} classes read from ${company.name}`;
    await noteSuccess(context, { id, kind: "accounts", text });
  },
});
