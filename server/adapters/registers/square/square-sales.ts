/** Reads Square's orders with what stands elsewhere: who rang them up, and how a refund was paid. */
import type { z } from "zod";
import type { Credentials, RegisterAsk, RegisterPage, RegisterSale } from "#server/adapters/registers/registers.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./square-answers.ts";
import type { SquareOrder, SquarePayment, SquareRefund } from "./square-answers.ts";
import type { SquareCall } from "#server/adapters/square/square-call.ts";
import { squarePaths as paths } from "./square-paths.ts";
import { paymentIdOf } from "./square-tenders.ts";
import { toLooseRefund, toSale } from "./square-tickets.ts";

const ordersPerPage = 500;
const paymentsPerPage = 100;
const idsPerRequest = 100;
/** So few payments are read one by one; more of them as pages of their time. */
const mostSinglePayments = 10;
/** Limits the pages, so that a service without an end cannot block a job forever. */
const mostPages = 200;

export async function readOrders(call: SquareCall, ask: RegisterAsk): Promise<RegisterPage> {
  const { credentials, placeId, by, from, to, cursor } = ask;
  const field = by === "changed" ? "updated_at" : "created_at";
  const search = {
    location_ids: [placeId],
    limit: ordersPerPage,
    return_entries: false,
    ...(cursor !== null && { cursor }),
    query: {
      filter: {
        state_filter: { states: ["OPEN", "COMPLETED", "CANCELED"] },
        date_time_filter: { [field]: { start_at: from.toISOString(), end_at: to.toISOString() } },
      },
      sort: { sort_field: field.toUpperCase(), sort_order: "ASC" },
    },
  };
  const page = readResponse(answers.orders, await call({ credentials, path: paths.searchOrders, search }));
  const last = page.orders.at(-1);
  return {
    rows: await toSales(call, ask, page.orders),
    cursor: page.cursor || null,
    readTo: page.cursor && last ? new Date((by === "changed" ? last.updated_at : null) ?? last.created_at) : to,
  };
}

export async function findOrders(
  call: SquareCall,
  { credentials, placeId, ids }: { credentials: Credentials; placeId: string; ids: readonly string[] },
): Promise<RegisterSale[]> {
  const orders: SquareOrder[] = [];
  for (let at = 0; at < ids.length; at += idsPerRequest) {
    const search = { location_id: placeId, order_ids: ids.slice(at, at + idsPerRequest) };
    orders.push(...readResponse(answers.orders, await call({ credentials, path: paths.findOrders, search })).orders);
  }
  return toSales(call, { credentials, placeId }, orders);
}

type At = { credentials: Credentials; placeId: string };

async function toSales(call: SquareCall, at: At, orders: readonly SquareOrder[]): Promise<RegisterSale[]> {
  const [payments, refunds] = await Promise.all([paymentsOf(call, at, orders), refundsOf(call, at, orders)]);
  return orders
    .filter((order) => order.location_id === at.placeId)
    .flatMap((order) => toSale(order, { payments, refunds }) ?? []);
}

/**
 * A gap this long parts one stretch of time from the next. A night and a Sunday on which a shop is closed are read through,
 * because nothing lies in them: as stretches, each day would cost requests of its own.
 */
const gapMs = 40 * 3_600_000;
/** A stretch has so many of them at most, which is a page and some room; several stretches are read at once. */
const mostMoments = 90;

type Moment = { id: string; at: number };

async function paymentsOf(
  call: SquareCall,
  at: At,
  orders: readonly SquareOrder[],
): Promise<Map<string, SquarePayment>> {
  const tenders = orders.flatMap((order) => order.tenders ?? []);
  const moments = tenders.map((tender) => ({ id: paymentIdOf(tender), at: Date.parse(tender.created_at ?? "") }));
  const returned = orders.flatMap((order) => (order.refunds ?? []).flatMap((refund) => refund.tender_id ?? []));
  const payments =
    moments.length <= mostSinglePayments
      ? new Map<string, SquarePayment>()
      : await listWithin(call, at, {
          moments,
          path: paths.payments,
          page: answers.payments,
          rowsOf: (page) => page.payments,
        });
  // What was paid long before it was given back, and what its order has at another instant than its payment.
  const ids = new Set([...moments.map(({ id }) => id), ...returned].filter((id) => id !== "" && !payments.has(id)));
  const single = await findPayments(call, { credentials: at.credentials, ids });
  return new Map([...payments, ...byId(single)]);
}

async function findPayments(
  call: SquareCall,
  { credentials, ids }: { credentials: Credentials; ids: ReadonlySet<string> },
): Promise<SquarePayment[]> {
  const payments = await Promise.all(
    [...ids].map(async (id) => {
      const body = await call({ credentials, path: paths.payment(id), isMissingFine: true });
      return body === null ? [] : [readResponse(answers.onePayment, body).payment];
    }),
  );
  return payments.flat();
}

async function refundsOf(call: SquareCall, at: At, orders: readonly SquareOrder[]): Promise<Map<string, SquareRefund>> {
  const moments = orders.flatMap((order) =>
    (order.refunds ?? []).map((refund) => ({ id: refund.id, at: Date.parse(refund.created_at ?? "") })),
  );
  return listWithin(call, at, { moments, path: paths.refunds, page: answers.refunds, rowsOf: (page) => page.refunds });
}

type Listing<Page extends z.ZodType, Row> = {
  path: string;
  page: Page;
  rowsOf: (page: z.output<Page>) => Row[];
};

/** All of a place's payments or refunds around the moments, by their ids. */
async function listWithin<Page extends z.ZodType<{ cursor?: string | null | undefined }>, Row extends { id: string }>(
  call: SquareCall,
  at: At,
  { moments, ...listing }: Listing<Page, Row> & { moments: readonly Moment[] },
): Promise<Map<string, Row>> {
  const parts = await Promise.all(
    stretches(moments).map((stretch) => listStretch(call, { ...at, ...stretch }, listing)),
  );
  return byId(parts.flat());
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function listStretch<Page extends z.ZodType<{ cursor?: string | null | undefined }>, Row>(
  call: SquareCall,
  { credentials, placeId, from, to }: At & { from: number; to: number },
  { path, page, rowsOf }: Listing<Page, Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const query = {
    location_id: placeId,
    begin_time: new Date(from).toISOString(),
    // The end is left out by Square, and a millisecond may be cut off.
    end_time: new Date(to + 1000).toISOString(),
    sort_order: "ASC",
    limit: String(paymentsPerPage),
  };
  let cursor: string | null = null;
  for (let pageNumber = 0; pageNumber < mostPages; pageNumber += 1) {
    const body: unknown = await call({ credentials, path, query: { ...query, ...(cursor !== null && { cursor }) } });
    const read: z.output<Page> = readResponse(page, body);
    rows.push(...rowsOf(read));
    cursor = read.cursor || null;
    if (cursor === null) {
      break;
    }
  }
  return rows;
}

function stretches(moments: readonly Moment[]): { from: number; to: number }[] {
  const instants = moments.flatMap(({ at }) => (Number.isNaN(at) ? [] : [at])).toSorted((left, right) => left - right);
  const parts: { from: number; to: number; count: number }[] = [];
  for (const at of instants) {
    const last = parts.at(-1);
    if (last !== undefined && at - last.to <= gapMs) {
      // Without a hole: a payment may be a moment away from its tender.
      last.to = at;
      last.count += 1;
    }
    if (last === undefined || last.to !== at || last.count > mostMoments) {
      parts.push({ from: at, to: at, count: 1 });
    }
  }
  return parts;
}

/** Refunds that no order stands behind; all others come with their order. */
export async function readLooseRefunds(call: SquareCall, ask: RegisterAsk): Promise<RegisterPage> {
  const { credentials, placeId, by, from, to, cursor } = ask;
  const range = { from: from.toISOString(), to: to.toISOString() };
  const query = {
    location_id: placeId,
    sort_order: "ASC",
    limit: String(paymentsPerPage),
    ...(by === "changed"
      ? { updated_at_begin_time: range.from, updated_at_end_time: range.to, sort_field: "UPDATED_AT" }
      : { begin_time: range.from, end_time: range.to, sort_field: "CREATED_AT" }),
    ...(cursor !== null && { cursor }),
  };
  const page = readResponse(answers.refunds, await call({ credentials, path: paths.refunds, query }));
  const loose = page.refunds.filter((refund) => !refund.order_id);
  const ids = new Set(loose.flatMap((refund) => refund.payment_id ?? []));
  const payments = byId(await findPayments(call, { credentials, ids }));
  const last = page.refunds.at(-1);
  return {
    rows: loose.map((refund) => toLooseRefund(refund, payments)),
    cursor: page.cursor || null,
    readTo: page.cursor && last ? new Date((by === "changed" ? last.updated_at : null) ?? last.created_at) : to,
  };
}
