import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { APIRequestContext, Page } from "@playwright/test";
import { pairAnswer, pairPath } from "#common/pos/pos-device.ts";
import { batchesPath, posBatchAnswer } from "#common/pos/pos-feed.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";

export type SmallSale = {
  businessDate: string;
  cents: number;
  /** The point of sale's own id of the ticket; a sale that is told again has the same one. */
  ticket?: string;
  /** The piece that is sold; what comes back is found by it. */
  sku?: string;
  customerId?: string;
};

/** A register that pairs with a code read off the screen and rings up sales, over the till's public interface alone. */
export type SmallTill = {
  ringUp(sale: SmallSale): Promise<void>;
  /** The piece comes back on a ticket of its own. */
  bringBack(sale: SmallSale): Promise<void>;
  /** Returns the point of sale's own id of the customer. */
  addCustomer(name: string, businessDate: string, phone?: string): Promise<string>;
};

/** Reads the code off the store's page of registers, as the person who sets one up. */
export async function pairAtScreen(page: Page, storeId: number): Promise<SmallTill> {
  await page.goto(`/s/${storeId}/settings/device`);
  await page.getByRole("button", { name: "Create pairing code" }).click();
  const code = await page
    .getByRole("dialog", { name: "Pairing code" })
    .getByText(/^[A-Z2-9]{8}$/)
    .textContent();
  return pairSmallTill(page.request, code ?? "");
}

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
  const send = async (row: (seq: number, now: string) => PosRowInput) => {
    sent += 1;
    const now = new Date().toISOString();
    const taken = await request.post(batchesPath, {
      headers: { Authorization: `Bearer ${deviceToken}` },
      data: { batch: sent, sentAt: now, rows: [row(sent, now)] },
    });
    expect(posBatchAnswer.parse(await taken.json())).toMatchObject({ accepted: 1, refused: [] });
  };
  return {
    ringUp: (sale) => send((seq, now) => ticketRow({ ...sale, type: "sale", seq, now })),
    bringBack: (sale) => send((seq, now) => ticketRow({ ...sale, type: "return", seq, now })),
    async addCustomer(name, businessDate, phone) {
      const externalId = randomUUID();
      await send((seq, now) => customerRow({ externalId, name, phone: phone ?? null, businessDate, seq, now }));
      return externalId;
    },
  };
}

type RowPlace = { seq: number; now: string };

function ticketRow(ticket: SmallSale & RowPlace & { type: "sale" | "return" }): PosRowInput {
  const { businessDate, cents, seq, now, type } = ticket;
  const sign = type === "return" ? -1 : 1;
  const line = { sku: ticket.sku ?? "J1", description: "Guitar", goods: "used" as const, price: cents };
  return {
    kind: "transaction",
    seq,
    externalId: ticket.ticket ?? randomUUID(),
    updatedAt: now,
    businessDate,
    number: `J${seq}`,
    terminal: "9",
    cashierCode: null,
    customerId: ticket.customerId ?? null,
    type,
    at: now,
    lines: [{ ...line, quantity: sign, net: sign * cents }],
    tenders: [{ kind: "cash", amount: sign * cents }],
    total: sign * cents,
    tax: 0,
  };
}

type CustomerFields = { externalId: string; name: string; phone: string | null; businessDate: string };

function customerRow(customer: RowPlace & CustomerFields): PosRowInput {
  const { externalId, name, phone, businessDate, seq, now } = customer;
  return {
    ...{ kind: "customer", seq, externalId, updatedAt: now, businessDate, name },
    ...{ phone, customerCode: null, email: null, address: null, storeCredit: 0, tradeCredit: 0 },
  };
}
