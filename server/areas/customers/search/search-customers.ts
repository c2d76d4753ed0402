import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./search-customers.db.ts";
import type { SearchedCustomer } from "./search-customers.db.ts";
import { searchWords } from "./search-words.rules.ts";

export type { SearchedCustomer } from "./search-customers.db.ts";

/** Customers of the company by name, phone in any spelling or email; with the last buy in the stores of the caller. */
export const searchCustomers = operation({
  name: "customers.searchCustomers",
  kind: "read",
  permission: "customers:view",
  on: "store",
  plans: "kept",
  mayLag: true,
  input: z.object({ text: inputText.trim().max(100), limit: z.int().min(1).max(50).default(8) }),
  async run(context, { text, limit }): Promise<SearchedCustomer[]> {
    const words = searchWords(text);
    return words.length === 0
      ? []
      : db.searchCustomers(context.sql, { accountId: context.store.accountId, words, limit });
  },
});
