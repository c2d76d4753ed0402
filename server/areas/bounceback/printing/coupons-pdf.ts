import { setImmediate as letOthers } from "node:timers/promises";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { couponBarcode, formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import { couponTerms } from "#common/bounceback/coupon-state.ts";
import { code128 } from "#server/platform/printing/barcode.ts";
import { copyText, datesText, minimumText, storeNames } from "./coupon-document.ts";
import type { PrintedCoupon } from "./coupon-document.ts";

type Drawing = PDFKit.PDFDocument;
export const couponLayouts = ["receipt", "sheet"] as const;
export type CouponLayout = (typeof couponLayouts)[number];

/** Points, 72 to the inch: 80 mm of paper, or two by five on US Letter. */
const slip = { width: 226.8, height: 148 };
const sheet = { width: 612, height: 792, columns: 2, rows: 5, side: 54, top: 36 };
const cell = {
  width: (sheet.width - 2 * sheet.side) / sheet.columns,
  height: (sheet.height - 2 * sheet.top) / sheet.rows,
};
const ink = "#000000";
/** A hundred in one go would let everybody else wait. */
const couponsAtOnce = 10;

/** Coupons as a PDF: each on a slip of its own, or ten on a sheet to cut on the dashes. */
export async function couponsPdf(
  coupons: readonly PrintedCoupon[],
  options: { layout: CouponLayout; title: string; madeAt: Date },
): Promise<Buffer> {
  const info = { Title: options.title, Producer: "Hangtag", CreationDate: options.madeAt, ModDate: options.madeAt };
  // With its fonts it takes 12 MB, which a shop that prints on its own printers never needs.
  const { default: PDFDocument } = await import("pdfkit");
  const drawing = new PDFDocument({ margin: 0, autoFirstPage: false, info });
  const chunks: Buffer[] = [];
  drawing.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isWhole = new Promise<void>((resolve, reject) => {
    drawing.on("end", resolve);
    drawing.on("error", reject);
  });
  for (const [at, coupon] of coupons.entries()) {
    drawAt(drawing, coupon, { at, layout: options.layout });
    if (at % couponsAtOnce === couponsAtOnce - 1) {
      await letOthers();
    }
  }
  drawing.end();
  await isWhole;
  return Buffer.concat(chunks);
}

function drawAt(drawing: Drawing, coupon: PrintedCoupon, { at, layout }: { at: number; layout: CouponLayout }): void {
  if (layout === "receipt") {
    drawing.addPage({ size: [slip.width, slip.height], margin: 0 });
    drawCoupon(drawing, coupon, { x: 8, y: 8, width: slip.width - 16, height: slip.height - 16 });
    return;
  }
  const onPage = at % (sheet.columns * sheet.rows);
  if (onPage === 0) {
    drawing.addPage({ size: [sheet.width, sheet.height], margin: 0 });
  }
  const [column, row] = [onPage % sheet.columns, Math.floor(onPage / sheet.columns)];
  const place = { x: sheet.side + column * cell.width, y: sheet.top + row * cell.height };
  drawCutLines(drawing, { ...place, isFirstColumn: column === 0, isFirstRow: row === 0 });
  drawCoupon(drawing, coupon, { x: place.x + 7, y: place.y + 7, width: cell.width - 14, height: cell.height - 14 });
}

/** A line between two coupons is drawn once: by the one at its left, or above it. */
function drawCutLines(
  drawing: Drawing,
  { x, y, isFirstColumn, isFirstRow }: { x: number; y: number; isFirstColumn: boolean; isFirstRow: boolean },
): void {
  const [right, bottom] = [x + cell.width, y + cell.height];
  drawing.moveTo(right, y).lineTo(right, bottom).moveTo(x, bottom).lineTo(right, bottom);
  if (isFirstColumn) {
    drawing.moveTo(x, y).lineTo(x, bottom);
  }
  if (isFirstRow) {
    drawing.moveTo(x, y).lineTo(right, y);
  }
  drawing.lineWidth(0.5).dash(3, { space: 3 }).strokeColor("#777777").stroke().undash();
}

type Box = { x: number; y: number; width: number; height: number };

function drawCoupon(drawing: Drawing, coupon: PrintedCoupon, box: Box): void {
  const inset = 28;
  const [x, width] = [box.x + inset, box.width - inset - 8];
  drawTag(drawing, box);
  drawing.fillColor(ink);
  const top = coupon.printCount === 0 ? box.y + 8 : box.y + 18;
  if (coupon.printCount > 0) {
    drawing
      .font("Helvetica-Bold")
      .fontSize(8)
      .text(copyText(coupon.printCount), x, box.y + 8, { lineBreak: false });
  }
  const amount = `${shortMoney(coupon.redeemAmountCents)} off`;
  drawing.font("Helvetica-Bold").fontSize(22).text(amount, x, top, { lineBreak: false });
  const terms = `${minimumText(coupon)}, ${datesText(coupon)}`;
  drawing.fontSize(fittingSize(drawing.fontSize(7.5), { text: terms, width, size: 7.5 }));
  drawing.text(terms, x, top + 24, { lineBreak: false });
  drawBars(drawing, { code: couponBarcode(coupon.number), x, y: top + 36, width, height: 32 });
  drawing.fillColor(ink).font("Helvetica-Bold").fontSize(10);
  drawing.text(formatCouponNumber(coupon.number), x, top + 71, { characterSpacing: 1, lineBreak: false });
  const stores = storeNames(coupon.stores);
  drawing.font("Helvetica").fontSize(6);
  drawing.text(`${stores}. ${couponTerms}`, x, top + 84, {
    width,
    height: box.height - (top - box.y) - 88,
    ellipsis: true,
  });
}

/** A second line would stand in the bars. `drawing` has the font in `size`. */
function fittingSize(drawing: Drawing, { text, width, size }: { text: string; width: number; size: number }): number {
  return size * Math.min(1, width / drawing.widthOfString(text));
}

/** The hangtag: two cut corners at its left, and a hole. */
function drawTag(drawing: Drawing, { x, y, width, height }: Box): void {
  const cut = 16;
  drawing
    .moveTo(x + cut, y)
    .lineTo(x + width, y)
    .lineTo(x + width, y + height)
    .lineTo(x + cut, y + height)
    .lineTo(x, y + height - cut)
    .lineTo(x, y + cut)
    .closePath()
    .lineWidth(1)
    .strokeColor(ink)
    .stroke();
  drawing.circle(x + 13, y + height / 2, 4).stroke();
}

/** With the white of ten modules on either side, which a laser needs. */
function drawBars(drawing: Drawing, { code, x: left, y, width, height }: Box & { code: string }): void {
  const bars = code128(code);
  const module = width / (bars.reduce((sum, bar) => sum + bar, 0) + 20);
  let x = left + 10 * module;
  for (const [at, bar] of bars.entries()) {
    if (at % 2 === 0) {
      drawing.rect(x, y, bar * module, height);
    }
    x += bar * module;
  }
  drawing.fill(ink);
}
