/** Finding a company that writes to support, and opening one of its stores with a line in its history. */
import { z } from "zod";
import { inputText, recordNumberText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { supportEntered } from "#server/events/support.ts";
import { subjectStore } from "#server/platform/context/subject-store.ts";
import { writeEvent } from "#server/platform/context/write-event.ts";
import { escapedLike } from "#server/platform/db/escaped-like.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./companies.db.ts";

export type { Company, CompanyStore } from "./companies.db.ts";

const usualCount = 20;
/** Another store of a large company is searched for. */
const firstStores = 25;

export const findCompanies = operation({
  name: "support.findCompanies",
  kind: "read",
  permission: "jobs:manage",
  on: "account",
  mayLag: true,
  input: z.object({
    search: inputText.max(100),
    first: z.int().min(1).max(2000).nullish().transform(orNull),
  }),
  run: ({ sql }, { search, first }): Promise<db.Companies> =>
    db.findCompanies(sql, { pattern: `%${escapedLike(search.trim())}%`, first: first ?? usualCount, firstStores }),
});

/** The store's own people read in its history who of support came in, when, and why. */
export const enterStore = operation({
  name: "support.enterStore",
  kind: "write",
  permission: "jobs:manage",
  on: "account",
  input: z.object({ storeId: recordNumberText, reason: inputText.min(3).max(200) }),
  async run(context, { storeId, reason }): Promise<{ storeId: number }> {
    const store = await db.findStore(context.sql, storeId);
    if (store === undefined) {
      throw notFound("Store");
    }
    const payload = { name: store.name, support: context.user?.fullName, reason };
    const subject = { kind: "Store", id: String(store.id) } as const;
    await writeEvent({ ...context, store: subjectStore(store) }, { event: supportEntered, payload, subject });
    return { storeId: store.id };
  },
});
