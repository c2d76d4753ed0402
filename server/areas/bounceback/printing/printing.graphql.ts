import { CouponType } from "#server/areas/bounceback/coupons/coupons.graphql.ts";
import { resendCoupon } from "#server/areas/bounceback/delivery/deliver-coupons.ts";
import type { Resent } from "#server/areas/bounceback/delivery/deliver-coupons.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { PrintJobType } from "#server/platform/printing/printing.graphql.ts";
import { couponsFile, printCoupons } from "./print-coupons.ts";
import type { CouponFile } from "./print-coupons.ts";

const LayoutEnum = builder.enumType("CouponLayout", {
  values: {
    RECEIPT: { value: "receipt", description: "Each on 80 mm." },
    SHEET: { value: "sheet", description: "Ten to a page of Letter." },
  } as const,
});

const FormatEnum = builder.enumType("CouponFileFormat", {
  values: { PDF: { value: "pdf" }, HTML: { value: "html", description: "Receipt-size, for a print dialog." } } as const,
});

const FileType = builder.objectRef<CouponFile>("CouponFile").implement({
  fields: (field) => ({
    fileName: field.exposeString("fileName"),
    mediaType: field.exposeString("mediaType"),
    dataBase64: field.exposeString("dataBase64"),
    coupons: field.exposeInt("coupons"),
  }),
});

const ResentType = builder.objectRef<Resent>("ResentCoupon").implement({
  fields: (field) => ({
    isTexted: field.exposeBoolean("isTexted"),
    reason: field.exposeString("reason", { nullable: true, description: "Why it was not texted." }),
    coupon: field.expose("coupon", { type: CouponType }),
  }),
});

const id = { type: "Uuid", required: true } as const;

builder.mutationFields((field) => ({
  printCoupons: field.field({
    type: PrintJobType,
    description: "On a register's receipt printer; 1 to 100 are one print job. One that came out before is a copy.",
    args: {
      id: field.arg(id),
      couponIds: field.arg({ type: ["Uuid"], required: true }),
      deviceId: field.arg({ type: "Uuid" }),
      printerName: field.arg.string(),
    },
    resolve: (_root, args, request) => printCoupons(request, { ...args, couponIds: [...args.couponIds] }),
  }),
  couponsFile: field.field({
    type: FileType,
    description: "Without a register: a file for the print dialog. It counts as printed.",
    args: {
      couponIds: field.arg({ type: ["Uuid"], required: true }),
      layout: field.arg({ type: LayoutEnum, required: true }),
      format: field.arg({ type: FormatEnum }),
    },
    resolve: (_root, { couponIds, layout, format }, request) =>
      couponsFile(request, { couponIds: [...couponIds], layout, format: format ?? "pdf" }),
  }),
  resendCoupon: field.field({
    type: ResentType,
    description: "Texts it again, or says why not.",
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => resendCoupon(request, args),
  }),
}));
