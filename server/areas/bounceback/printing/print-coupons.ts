import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import type { ReceiptDocument } from "#common/printing/receipt-document.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import { couponName, couponSubject, viewCoupons } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { listCouponsById } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { couponsPrinted } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findLogo } from "#server/platform/printing/logo/logo.db.ts";
import { queuePrint } from "#server/platform/printing/print-jobs.ts";
import type { PrintJob } from "#server/platform/printing/print-jobs.ts";
import { renderEscpos } from "#server/platform/printing/render-escpos.ts";
import { renderReceiptHtml } from "#server/platform/printing/render-receipt-html.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { couponDocument } from "./coupon-document.ts";
import type { CouponPaper } from "./coupon-document.ts";
import { couponLayouts, couponsPdf } from "./coupons-pdf.ts";
import type { CouponLayout } from "./coupons-pdf.ts";
import * as db from "./printing.db.ts";

const ids = z.array(z.uuid()).min(1).max(100);

/** Prints coupons on a register's receipt printer, all in one job; a coupon that came out before is marked as a copy. */
export const printCoupons = operation({
  name: "bounceback.printCoupons",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  employee: "required",
  input: z.object({
    /** Of the print job; made by the client, so that a repeated request prints nothing twice. */
    id: z.uuid(),
    couponIds: ids,
    deviceId: z.uuid().nullish().transform(orNull),
    printerName: inputText.max(100).nullish().transform(orNull),
  }),
  async run(context, { id, couponIds, deviceId, printerName }): Promise<PrintJob> {
    if (deviceId === null) {
      throw new Refusal("no-register", {
        message: "You must be using the point-of-sale app to reprint coupons",
        status: 422,
      });
    }
    const coupons = await loadCoupons(context, couponIds);
    refuseUnprintable(coupons);
    const job = await queueCoupons(context, { id, coupons, deviceId, printerName });
    await emitPrinted(context, coupons);
    return job;
  },
});

export type CouponFile = { fileName: string; mediaType: string; dataBase64: string; coupons: number };

/** The same for a browser's print dialog or to send on: receipt-size or ten to a page. It counts as printed. */
export const couponsFile = operation({
  name: "bounceback.couponsFile",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  employee: "required",
  input: z.object({ couponIds: ids, layout: z.enum(couponLayouts), format: z.enum(["pdf", "html"]).default("pdf") }),
  async run(context, { couponIds, layout, format }): Promise<CouponFile> {
    const coupons = await loadCoupons(context, couponIds);
    refuseUnprintable(coupons);
    const title = titleOf(coupons);
    const bytes =
      format === "pdf" ? await pdfOf(context, coupons, { layout, title }) : Buffer.from(await htmlOf(context, coupons));
    const printed = await db.markPrinted(context.sql, { storeId: context.store.id, at: context.now, ids: couponIds });
    await writePrinted(context, printed);
    await emitPrinted(context, coupons);
    return {
      fileName: `${title.replaceAll(/[^\w-]+/g, "-").toLowerCase()}.${format}`,
      mediaType: format === "pdf" ? "application/pdf" : "text/html",
      dataBase64: bytes.toString("base64"),
      coupons: coupons.length,
    };
  },
});

/** Queues the job and lets the coupons wait for it, in the caller's transaction. */
export async function queueCoupons(
  context: StoreContext,
  order: { id: string; coupons: readonly CouponView[]; deviceId: string; printerName: string | null },
): Promise<PrintJob> {
  const { id, coupons, deviceId, printerName } = order;
  const title = titleOf(coupons);
  const { logo } = await findLogo(context.sql, context.store.id);
  const job = await queuePrint(context, {
    ...{ id, deviceId, printerName, title },
    role: "receipt",
    copies: 1,
    pdf: () => pdfOf(context, coupons, { layout: "receipt", title }),
    languages: {
      escpos: ({ widthMm }) => Buffer.concat(documentsOf(context, coupons, { widthMm, logo }).map(renderEscpos)),
    },
  });
  await db.markPrinting(context.sql, {
    storeId: context.store.id,
    ids: coupons.map((coupon) => coupon.id),
    printJobId: id,
  });
  return job;
}

/** What a register's answer means for the coupons of a job; other jobs have none. */
export async function takePrintOutcome(
  context: StoreContext,
  job: { id: string; state: "done" | "failed" | "cancelled" },
): Promise<void> {
  const { store, sql, now: at } = context;
  const key = { storeId: store.id, printJobId: job.id };
  if (job.state === "done") {
    await writePrinted(context, await db.markPrinted(sql, { ...key, at }));
    return;
  }
  const failed = await db.markPrintFailed(sql, key);
  const event = { storeId: store.id, at, by: null, storeName: store.name, terminal: null, note: null };
  await insertCouponEvents(
    sql,
    store.accountId,
    failed.map((couponId) => ({ ...event, couponId, type: "print_failed" as const })),
  );
  await notifyScreens(context, failed);
}

async function writePrinted(context: StoreContext, printed: readonly db.PrintedRow[]): Promise<void> {
  const { store, sql, now: at, employee } = context;
  const event = { storeId: store.id, at, by: employee?.fullName ?? null, storeName: store.name, terminal: null };
  await insertCouponEvents(
    sql,
    store.accountId,
    printed.map(({ id: couponId, printCount }) => ({
      ...event,
      couponId,
      type: printCount === 0 ? ("printed" as const) : ("reprinted" as const),
      note: printCount === 0 ? null : `Reprint ${printCount}`,
    })),
  );
  await notifyScreens(
    context,
    printed.map(({ id }) => id),
  );
}

async function notifyScreens(context: StoreContext, couponIds: readonly string[]): Promise<void> {
  if (couponIds.length > 0) {
    const recordId = couponIds.length === 1 ? (couponIds[0] ?? null) : null;
    await sendNotice(context, { name: "coupon.print-changed", recordKind: "Coupon", recordId });
  }
}

async function emitPrinted(context: StoreContext, coupons: readonly CouponView[]): Promise<void> {
  const [first] = coupons;
  if (first !== undefined) {
    const isReprint = coupons.some(({ printCount }) => printCount > 0);
    const printed = { name: couponName(first), count: coupons.length, isReprint };
    await context.emit(couponsPrinted, printed, couponSubject(first.id));
  }
}

async function loadCoupons(context: StoreContext, couponIds: readonly string[]): Promise<CouponView[]> {
  const unique = [...new Set(couponIds)];
  const coupons = await listCouponsById(context.sql, { storeId: context.store.id, ids: unique });
  if (coupons.length < unique.length) {
    throw notFound("Coupon");
  }
  return viewCoupons(context, coupons);
}

/** A used or voided one on paper would only bring a quarrel to the counter. */
function refuseUnprintable(coupons: readonly CouponView[]): void {
  const locked = coupons.find(({ state }) => state === "redeemed" || state === "voided");
  if (locked !== undefined) {
    const what = locked.state === "voided" ? "voided" : "used";
    throw new Refusal("coupon-locked", { message: `${couponName(locked)} is ${what}, so it doesn't print` });
  }
}

export function documentsOf(
  { now: at, store }: StoreContext,
  coupons: readonly CouponView[],
  paper: Pick<CouponPaper, "widthMm" | "logo">,
): ReceiptDocument[] {
  return coupons.map((coupon) => couponDocument(coupon, { at, timeZone: store.timeZone, ...paper }));
}

async function htmlOf(context: StoreContext, coupons: readonly CouponView[]): Promise<string> {
  const { logo } = await findLogo(context.sql, context.store.id);
  return renderReceiptHtml(documentsOf(context, coupons, { logo }));
}

function pdfOf(
  context: StoreContext,
  coupons: readonly CouponView[],
  { layout, title }: { layout: CouponLayout; title: string },
): Promise<Buffer> {
  return couponsPdf(coupons, { layout, title, madeAt: context.now });
}

function titleOf(coupons: readonly CouponView[]): string {
  const [first] = coupons;
  return coupons.length === 1 && first !== undefined ? `Coupon ${first.number}` : `${coupons.length} coupons`;
}
