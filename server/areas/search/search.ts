import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { may, personOf } from "#common/permissions.ts";
import { formatPhone } from "#common/phone.ts";
import { isEnoughToSearch } from "#common/search-text.ts";
import { fullName, searchCustomers } from "#server/areas/customers/customers.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./search.db.ts";
import type { SearchResult } from "./search.db.ts";
import { beginningPattern, binBeginning, excerpt, wordPatterns } from "./search.rules.ts";

export type { SearchResult } from "./search.db.ts";

const limitOfKind = 5;

/** What the store has by the words typed: employees first, then customers, online orders and bins by number, tasks and notes. */
export const findInStore = operation({
  name: "search.findInStore",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  mayLag: true,
  input: z.object({ text: inputText.trim().max(80).refine(isEnoughToSearch, "Type one more letter") }),
  async run(context, { text }): Promise<SearchResult[]> {
    const { id: storeId } = context.store;
    const [rows, customers] = await Promise.all([
      db.find(context.sql, {
        storeId,
        patterns: wordPatterns(text),
        beginning: beginningPattern(text),
        bin: binBeginning(text),
        today: await findBusinessDate(context.sql, { storeId, at: context.now }),
        timeZone: context.store.timeZone,
        withManagerContent: seesManagerContent(context),
        limit: limitOfKind,
      }),
      searchCustomers(context, { text, limit: limitOfKind }),
    ]);
    const shown = rows.map((row): SearchResult => ({ ...row, text: excerpt(row.text, text) }));
    const isEmployee = ({ kind }: SearchResult) => kind === "employee";
    return [
      ...shown.filter(isEmployee),
      ...customers.map(({ id, mobile, lastBuyOn, ...name }): SearchResult => ({
        kind: "customer",
        id,
        text: `${fullName(name)}, ${formatPhone(mobile)}`,
        date: lastBuyOn,
      })),
      ...shown.filter((result) => !isEmployee(result)),
    ];
  },
});

function seesManagerContent({ user, employee, system }: Context): boolean {
  return system !== null || (user !== null && may(personOf({ ...user, employee }), "daybook:view-manager-content"));
}
