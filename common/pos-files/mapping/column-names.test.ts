import { expect, test } from "vitest";
import { nameFit, plainName, tenderOfName } from "./column-names.ts";

test.each([
  ["CUST_TEL", "cust tel"],
  ["invoiceNo", "invoice no"],
  ["Invoice #", "invoice no"],
  ["Libellé", "libelle"],
  ["N° ticket", "no ticket"],
  ["  Größe (cm) ", "grosse cm"],
])("%j is plainly %j", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test.each([
  ["TRX_NO", "number", 1],
  ["Sub-Total", "subTotal", 1],
  ["SubTotal", "subTotal", 1],
  ["Customer name", "customer", 0.85],
  ["Cashier", "tender", 0],
  ["REF", "coupon", 0],
])("%j says %s by %d", (name, meaning, fit) => {
  expect(nameFit(name, meaning)).toBe(fit);
});

test.each([
  ["Master Card", "mastercard"],
  ["STORE_CREDIT", "storeCredit"],
  ["Geschenkkarte", "giftCard"],
  ["Espèces", "cash"],
  ["Tarjeta", "other"],
])("a column %j is the tender %s", (name, kind) => {
  expect(tenderOfName(name)).toEqual({ kind, fit: 1 });
});
