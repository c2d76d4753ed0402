import { gzipSync } from "node:zlib";
import { addDays } from "#common/business-date.ts";
import { batchesPath, maxBatchRows, posBatchAnswer } from "#common/pos/pos-feed.ts";
import type { TransactionRow } from "#common/pos/pos-rows.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import type { ServedProgram } from "./served-program.ts";

const ticketsADay = 120;

export type FeedBatch = { batch: number; sentAt: string; rows: TransactionRow[] };

/** Pairs a register at the store. Returns what posts a packed batch as a till does; a row that is refused fails. */
export async function feedingRegister(
  { at, owner, platform }: ServedProgram,
  store: TestStore,
): Promise<(body: Buffer<ArrayBuffer>) => Promise<void>> {
  const till = await aTill(owner, { store, platform });
  return async (body) => {
    const response = await fetch(`${at}${batchesPath}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${till.token}`,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      body,
    });
    const answer = posBatchAnswer.parse(await response.json());
    if (answer.accepted !== maxBatchRows) {
      throw new Error(`A batch was not taken whole: ${JSON.stringify(answer).slice(0, 300)}`);
    }
  };
}

export function packed(batch: FeedBatch): Buffer<ArrayBuffer> {
  return gzipSync(JSON.stringify(batch));
}

/** A whole batch, 120 tickets a day from 2020 on, or all of them at one moment. */
export function batchOf(batch: number, moment?: { at: Date; businessDate: string }): FeedBatch {
  const rows = Array.from({ length: maxBatchRows }, (_, at) => aTicket(batch * maxBatchRows + at + 1, moment));
  return { batch: batch + 1, sentAt: "2026-03-04T18:00:00Z", rows };
}

/** Three lines and a tender. */
export function aTicket(seq: number, moment?: { at: Date; businessDate: string }): TransactionRow {
  const businessDate = moment?.businessDate ?? addDays("2020-01-01", Math.floor(seq / ticketsADay));
  const at = moment?.at.toISOString() ?? `${businessDate}T${String(15 + (seq % 9)).padStart(2, "0")}:20:00Z`;
  const lines = [1, 2, 3].map((line) => ({
    sku: `A${seq}${line}`,
    description: `Girls dress size ${line} with flowers`,
    categoryCode: `C${(seq + line) % 30}`,
    goods: line === 3 ? ("new" as const) : ("used" as const),
    quantity: 1,
    price: 500 + line,
    discount: 0,
    net: 500 + line,
    tax: 40,
    cost: 150,
  }));
  return {
    kind: "transaction",
    externalId: `T${seq}`,
    updatedAt: at,
    businessDate,
    seq,
    number: String(seq),
    terminal: "1",
    cashierCode: "7",
    customerId: seq % 3 === 0 ? null : `C${seq % 900}`,
    type: "sale",
    at,
    lines,
    tenders: [{ kind: "visa", amount: 1626 }],
    couponNumber: null,
    total: 1626,
    tax: 120,
    employeePurchase: false,
    wholesale: false,
  };
}
