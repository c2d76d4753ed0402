/** The second-hand register, beyond.md 17: numbered without a gap, read, printed in sequence, taken out as a file. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { secondHandFields } from "#common/buys/second-hand-fields.ts";
import { formatDateRange } from "#common/date-format.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { dateRange, inputText, recordNumber, wholeNumber } from "#common/inputs/input-ranges.ts";
import { isUuid } from "#common/inputs/uuid.ts";
import { orNull } from "#common/or-null.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { secondHandDetailsSaved, secondHandExported, secondHandReported } from "#server/events/second-hand.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./register.db.ts";
import { registerCsv } from "./register-csv.rules.ts";
import { registerPaper } from "./register-paper-html.ts";
import type { RegisterCounts, RegisterEntry } from "./register.rules.ts";

/** What one file or paper may hold: a chain's busiest store in a quarter. */
const mostOnPaper = 10_000;

const dates = {
  from: businessDate.nullish().transform(orNull),
  to: businessDate.nullish().transform(orNull),
};

export type Register = { page: Page<RegisterEntry>; counts: RegisterCounts; today: BusinessDate };

/** The entries of some dates, the newest first. */
export const viewSecondHandRegister = operation({
  name: "buys.viewSecondHandRegister",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ ...dates, ...pageFields }),
  async run(context, { from, to, ...request }): Promise<Register> {
    const place = readPlace(request, db.registerOrder);
    const filter = { storeId: context.store.id, from, to };
    const today = await findBusinessDate(context.sql, { storeId: filter.storeId, at: context.now });
    const [page, counts] = await Promise.all([
      db.listEntries(context.sql, { ...filter, place }),
      db.countEntries(context.sql, filter, today),
    ]);
    return { page, counts, today };
  },
});

/** The entry of a buy, by our id or the register's; null where it has none. */
export const viewSecondHandEntry = operation({
  name: "buys.viewSecondHandEntry",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ buyKey: inputText.min(1).max(120) }),
  run: (context, { buyKey }): Promise<RegisterEntry | null> => db.findEntryOfBuy(context.sql, idsOf(context, buyKey)),
});

export type SecondHandDetails = db.Details & { buyKey: string; version: number };

/** What a rule asks for and a check-in doesn't know: read before a buy is complete too. */
export const viewSecondHandDetails = operation({
  name: "buys.viewSecondHandDetails",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ buyKey: inputText.min(1).max(120) }),
  async run(context, { buyKey }): Promise<SecondHandDetails> {
    const saved = await db.findDetails(context.sql, { storeId: context.store.id, buyKey });
    return { buyKey, ...(saved ?? { plate: "", serials: "", photo: "", version: 0 }) };
  },
});

export const saveSecondHandDetails = operation({
  name: "buys.saveSecondHandDetails",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({
    buyKey: inputText.min(1).max(120),
    /** As it was read; 0 where nothing was written down. */
    version: wholeNumber,
    plate: secondHandFields.plate,
    serials: secondHandFields.serials,
    photo: secondHandFields.photo,
  }),
  async run(context, { buyKey, version, ...details }): Promise<SecondHandDetails> {
    const key = { storeId: context.store.id, buyKey };
    await lockBuyCounter(context.sql, key.storeId);
    const number = await db.findBuyNumber(context.sql, idsOf(context, buyKey));
    if (number === null) {
      throw notFound("Buy");
    }
    const before = await db.findDetails(context.sql, key);
    const now = before?.version ?? 0;
    await refuseUnseen(context, {
      ...{ kind: "SecondHandDetails", id: buyKey, names: [secondHandDetailsSaved.name] },
      ...{ version: String(now), seen: String(version) },
    });
    const { version: _version, ...old } = before ?? { plate: "", serials: "", photo: "", version: 0 };
    await db.saveDetails(context.sql, { ...key, ...details, version: now + 1 });
    const payload = { name: number, before: old, after: details };
    await context.emit(secondHandDetailsSaved, payload, { kind: "SecondHandDetails", id: buyKey });
    return { buyKey, ...details, version: now + 1 };
  },
});

/** Everything that is due and was not reported yet has been reported now, up to a number. */
export const reportSecondHand = operation({
  name: "buys.reportSecondHand",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: z.object({ through: recordNumber }),
  async run(context, { through }): Promise<{ count: number }> {
    const { store, now, employee } = context;
    const marking = { storeId: store.id, through, at: now, employeeId: employee?.id ?? null };
    const count = await db.markReported(context.sql, marking);
    if (count > 0) {
      await context.emit(secondHandReported, { through, count }, { kind: "SecondHandEntry", id: String(through) });
    }
    return { count };
  },
});

/** In sequence, for paper. */
export const secondHandPaper = operation({
  name: "buys.secondHandPaper",
  kind: "read",
  permission: "customers:manage",
  on: "store",
  input: dateRange,
  async run(context, range): Promise<string> {
    const entries = await inSequence(context, range);
    if (entries.length === 0) {
      throw new Refusal("not-found", { message: "The register has nothing in these dates", status: 404 });
    }
    const { name, timeZone } = context.store;
    return registerPaper(entries, { store: name, dates: formatDateRange(range), timeZone });
  },
});

/** The same as a file. The history keeps who took it; the answer is not kept. */
export const exportSecondHand = operation({
  name: "buys.exportSecondHand",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  secretAnswer: "run-again",
  input: dateRange,
  async run(context, range): Promise<string> {
    const entries = await inSequence(context, range);
    const posBuyIds = entries.flatMap((entry) =>
      entry.exportForm === "pieces" && entry.posBuyId !== null ? [entry.posBuyId] : [],
    );
    const pieces = await db.listTakenPieces(context.sql, { storeId: context.store.id, posBuyIds });
    const held = new Map(entries.map((entry) => [entry.posBuyId, entry.categoryCodes]));
    const about = pieces.filter(({ posBuyId, category }) => {
      const codes = held.get(posBuyId) ?? [];
      return codes.length === 0 || codes.includes(category);
    });
    const payload = { ...range, count: entries.length };
    await context.emit(secondHandExported, payload, { kind: "SecondHandEntry", id: range.from });
    return registerCsv(entries, about, context.store.timeZone);
  },
});

async function inSequence(
  context: StoreContext,
  range: { from: BusinessDate; to: BusinessDate },
): Promise<RegisterEntry[]> {
  const entries = await db.listInSequence(context.sql, { storeId: context.store.id, ...range }, mostOnPaper + 1);
  if (entries.length > mostOnPaper) {
    throw new Refusal("invalid-input", { message: "Choose fewer days: at most 10,000 entries at once", status: 422 });
  }
  return entries;
}

function idsOf(context: StoreContext, buyKey: string): { storeId: number; buyId: string | null; posBuyId: string } {
  return { storeId: context.store.id, buyId: isUuid(buyKey) ? buyKey : null, posBuyId: buyKey };
}
