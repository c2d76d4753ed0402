import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { pairAnswer, pairPath } from "#common/pos/pos-device.ts";
import { batchesPath, posBatchAnswer } from "#common/pos/pos-feed.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";

/** A register that pairs with a code read off the screen and rings up a sale, over the till's public interface alone. */
export type SmallTill = { ringUp(sale: { businessDate: string; cents: number }): Promise<void> };

export async function pairSmallTill(request: APIRequestContext, code: string): Promise<SmallTill> {
  const answer = await request.post(pairPath, {
    data: {
      code,
      deviceId: randomUUID(),
      name: "Journey register",
      terminalNumber: "9",
      agentVersion: "1.0.0",
      pos: { connected: true, name: "Journey POS", version: "1" },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { deviceToken } = pairAnswer.parse(await answer.json());
  let sent = 0;
  return {
    async ringUp(sale) {
      sent += 1;
      const now = new Date().toISOString();
      const taken = await request.post(batchesPath, {
        headers: { Authorization: `Bearer ${deviceToken}` },
        data: { batch: sent, sentAt: now, rows: [saleRow({ ...sale, seq: sent, now })] },
      });
      expect(posBatchAnswer.parse(await taken.json())).toMatchObject({ accepted: 1, refused: [] });
    },
  };
}

function saleRow(sale: {
  businessDate: string;
  cents: number;
  seq: number;
  now: string;
}): PosRowInput & { seq: number } {
  const { businessDate, cents, seq, now } = sale;
  return {
    kind: "transaction",
    seq,
    externalId: randomUUID(),
    updatedAt: now,
    businessDate,
    number: `J${seq}`,
    terminal: "9",
    cashierCode: null,
    customerId: null,
    type: "sale",
    at: now,
    lines: [{ sku: "J1", description: "Guitar", goods: "used", quantity: 1, price: cents, net: cents }],
    tenders: [{ kind: "cash", amount: cents }],
    total: cents,
    tax: 0,
  };
}
