import { expect, test } from "vitest";
import { nameFit, plainName, tenderOfName } from "./column-names.ts";
import { distinctShare, filled, hasCents, phoneShare, shapeShare, tenderShare } from "./column-values.ts";
import { likeness } from "./export-in-file.ts";

test.each([
  ["TRX_NO", "number"],
  ["Trx. No.", "number"],
  ["TransactionID", "number"],
  ["Transaction Number", "number"],
  ["Invoice #", "number"],
  ["InvoiceNo", "number"],
  ["Receipt No", "number"],
  ["Beleg-Nr.", "number"],
  ["Rechnungsnummer", "number"],
  ["N° facture", "number"],
  ["Número de factura", "number"],
  ["SoldDate", "at"],
  ["Sold Date", "at"],
  ["BATCHDT", "at"],
  ["Date/Time", "at"],
  ["created_at", "at"],
  ["Verkaufsdatum", "at"],
  ["Date de vente", "at"],
  ["Fecha de venta", "at"],
  ["TRX_TM", "time"],
  ["Uhrzeit", "time"],
  ["Heure", "time"],
  ["Hora", "time"],
  ["Register #", "terminal"],
  ["Workstation", "terminal"],
  ["Kasse", "terminal"],
  ["Caisse", "terminal"],
  ["Clerk", "cashier"],
  ["Sold By", "cashier"],
  ["Verkäuferin", "cashier"],
  ["Vendeuse", "cashier"],
  ["Cajero", "cashier"],
  ["CUST_TEL", "customer"],
  ["custTel", "customer"],
  ["CustomerID", "customer"],
  ["Kundennr", "customer"],
  ["Téléphone", "customer"],
  ["Coupon Code", "coupon"],
  ["Gutschein-Nr", "coupon"],
  ["Stock Code", "sku"],
  ["StockCode", "sku"],
  ["UPC", "sku"],
  ["Artikelnummer", "sku"],
  ["Código de barras", "sku"],
  ["DESCR", "description"],
  ["Item Name", "description"],
  ["Bezeichnung", "description"],
  ["Libellé", "description"],
  ["Descripción", "description"],
  ["DEPT", "category"],
  ["Warengruppe", "category"],
  ["Rayon", "category"],
  ["Categoría", "category"],
  ["Qty Sold", "quantity"],
  ["Stückzahl", "quantity"],
  ["Quantité", "quantity"],
  ["Cantidad", "quantity"],
  ["UnitPrice", "unitPrice"],
  ["Price (each)", "unitPrice"],
  ["Einzelpreis", "unitPrice"],
  ["Prix unitaire", "unitPrice"],
  ["Precio unitario", "unitPrice"],
  ["NET_AMT", "amount"],
  ["Line Total", "amount"],
  ["Ext. Price", "amount"],
  ["Betrag", "amount"],
  ["Montant HT", "amount"],
  ["Importe", "amount"],
  ["Grand Total", "total"],
  ["Gesamtbetrag", "total"],
  ["Total TTC", "total"],
  ["Sub-Total", "subTotal"],
  ["Zwischensumme", "subTotal"],
  ["Sous-total", "subTotal"],
  ["Sales Tax", "tax"],
  ["MwSt.", "tax"],
  ["TVA", "tax"],
  ["IVA", "tax"],
  ["Payment Method", "tender"],
  ["Zahlungsart", "tender"],
  ["Forma de pago", "tender"],
  ["Amount Paid", "tenderAmount"],
])("a column that is called %s may mean %s", (name, meaning) => {
  expect(nameFit(name, meaning)).toBeGreaterThan(0);
});

test.each([
  ["AMT2", "tax"],
  ["REF", "coupon"],
  ["", "number"],
  ["\0", "number"],
  ["\uD800", "at"],
  ["Comments", "description"],
  ["Taxi", "tax"],
  ["Unidentified", "unitPrice"],
  ["Qtyx", "quantity"],
])("a column that is called %j does not say that it is the %s", (name, meaning) => {
  expect(nameFit(name, meaning)).toBe(0);
});

test("the name itself fits better than a name that holds it", () => {
  expect(nameFit("Customer", "customer")).toBeGreaterThan(nameFit("Preferred customer since", "customer"));
});

test.each([
  ["CUST_TEL", "cust tel"],
  ["Cust. Tel", "cust tel"],
  ["custTel", "cust tel"],
  ["  Straße ", "strasse"],
  ["Invoice #", "invoice no"],
  ["N° ticket", "no ticket"],
  ["Größe", "grosse"],
])("%j is the plain name %s", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test.each([
  ["Cash", "cash"],
  ["CASH_AMT", "cash"],
  ["Bargeld", "cash"],
  ["Espèces", "cash"],
  ["Efectivo", "cash"],
  ["Cheque", "check"],
  ["VISA", "visa"],
  ["MC", "mastercard"],
  ["AMEX", "amex"],
  ["DISC", "discover"],
  ["Debit Card", "debit"],
  ["Gift Card", "giftCard"],
  ["Store Credit", "storeCredit"],
  ["TRADE", "tradeCredit"],
  ["Credit Card", "other"],
  ["Karte", "other"],
])("a column of tenders that is called %s holds %s", (name, kind) => {
  expect(tenderOfName(name)).toEqual({ kind, fit: 1 });
});

test.each([
  ["moment", "11/20/2026", 1],
  ["moment", "20.11.2026", 1],
  ["moment", "2026-11-20 10:04:00", 1],
  ["moment", "10:04", 0],
  ["moment", "20481", 0],
  ["clock", "10:04 AM", 1],
  ["clock", "22:04:59", 1],
  ["clock", "11/20/2026", 0],
  ["money", "8.50", 1],
  ["money", "-4.29", 1],
  ["money", "COAT", 0],
  ["pieces", "1", 1],
  ["pieces", "-1", 1],
  ["pieces", "(2)", 1],
  ["pieces", "1.000", 1],
  ["pieces", "1184", 0],
  ["coupon", "3182045577", 1],
  ["coupon", "BB3182045577", 1],
  ["coupon", "318204", 0],
  ["tag", "1184-0327", 1],
  ["tag", "GIRLS JEANS", 0],
  ["tag", "GIRLS", 0],
  ["number", "20481", 1],
  ["number", "C/20481", 1],
  ["number", "11/20/2026", 0],
  ["tenderName", "VISA", 1],
  ["tenderName", "STCR", 1],
  ["tenderName", "8.50", 0],
  ["text", "GIRLS JEANS 7", 1],
  ["text", "11/20/2026", 0],
] as const)("as a %s, %s counts %i", (shape, cell, share) => {
  expect(shapeShare([cell], shape)).toBe(share);
});

test("empty cells say nothing of a column, and a column of them has no share", () => {
  expect(shapeShare(["8.50", "", "  ", "free"], "money")).toBe(0.5);
  expect(shapeShare(["", " "], "money")).toBeNull();
  expect(filled([" 8.50 ", "", "\t"])).toEqual(["8.50"]);
});

test.each([
  [["6145550148", "(614) 555-0148", "+1 614 555 0148"], 1],
  [["6145550148", "3182045577123"], 0.5],
  [["614-555"], 0],
  [[], 0],
])("of %j the share of phone numbers is %d", (cells, share) => {
  expect(phoneShare(cells)).toBe(share);
});

test("what the trade knows as tenders counts, what may be one does not", () => {
  expect(tenderShare(["CASH", "VISA", "STCR", "GIRLS JEANS"])).toBeLessThan(1);
  expect(tenderShare(["CASH", "VISA"])).toBe(1);
  expect(tenderShare([])).toBe(0);
});

test("a column in which each cell is another has a share of one, and one of the same cell nearly none", () => {
  expect(distinctShare(["1", "2", "3", "4"])).toBe(1);
  expect(distinctShare(["1", "1", "1", "1"])).toBe(0.25);
  expect(distinctShare(["", ""])).toBe(0);
});

test.each([
  [["8.50", "6.00"], true],
  [["8,50 €", "6,00 €"], true],
  [["1", "2", "8.50"], false],
  [["1.250"], false],
  [[], false],
])("amounts like %j have cents: %s", (cells, isSo) => {
  expect(hasCents(cells)).toBe(isSo);
});

test.each([
  ["Qty", "qty", 1],
  ["Qty", "Price", 0],
  ["night", "nacht", 0.5],
])("the names %s and %s have %d of their pairs of letters in common", (left, right, share) => {
  expect(likeness(left, right)).toBeCloseTo(share, 1);
  expect(likeness(left, right)).toBe(likeness(right, left));
});
