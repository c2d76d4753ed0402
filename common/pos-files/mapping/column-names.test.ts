import fc from "fast-check";
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

test.each([
  ["number", "Trans ID", "Belegnummer", "Numéro ticket", "Número de factura"],
  ["at", "Sold Date", "Verkaufsdatum", "Date de vente", "Fecha de venta"],
  ["time", "Sale Time", "Uhrzeit", "Heure", "Hora"],
  ["terminal", "Register No", "Kasse", "Caisse", "Caja"],
  ["cashier", "Clerk", "Verkäufer", "Vendeur", "Cajero"],
  ["customer", "Cust ID", "Kundennummer", "No client", "Cliente"],
  ["coupon", "Voucher", "Gutschein", "Code promo", "Cupón"],
  ["sku", "Barcode", "Artikelnummer", "Code article", "Código"],
  ["description", "Item name", "Bezeichnung", "Libellé", "Descripción"],
  ["category", "Department", "Warengruppe", "Rayon", "Categoría"],
  ["quantity", "Qty", "Stückzahl", "Quantité", "Cantidad"],
  ["unitPrice", "Price each", "Einzelpreis", "Prix unitaire", "Precio unitario"],
  ["amount", "Line total", "Nettobetrag", "Montant HT", "Importe"],
  ["tax", "Sales tax", "MwSt", "TVA", "IVA"],
  ["total", "Grand total", "Gesamtbetrag", "Total TTC", "Importe total"],
  ["subTotal", "Subtotal", "Zwischensumme", "Sous-total", "Base imponible"],
  ["tender", "Payment method", "Zahlungsart", "Mode de paiement", "Forma de pago"],
  ["tenderAmount", "Amount paid", "Zahlbetrag", "Montant payé", "Importe pagado"],
])("%s is known in English, German, French and Spanish", (meaning, ...names) => {
  expect(names.map((name) => [name, nameFit(name, meaning)])).toEqual(names.map((name) => [name, 1]));
});

test.each([
  ["cash", "Cash", "Bargeld", "Espèces", "Efectivo"],
  ["check", "Check", "Scheck", "Chèque", "Cheque"],
  ["debit", "Debit card", "Girocard", "Carte débit", "Débito"],
  ["giftCard", "Gift Card", "Geschenkkarte", "Carte cadeau", "Tarjeta regalo"],
  ["storeCredit", "Store Credit", "Guthaben", "Avoir", "Crédito tienda"],
  ["tradeCredit", "Trade", "Tausch", "Échange", "Canje"],
  ["other", "Credit card", "Kreditkarte", "Carte bancaire", "Tarjeta"],
])("a column of %s is known in English, German, French and Spanish", (kind, ...names) => {
  expect(names.map((name) => tenderOfName(name))).toEqual(names.map(() => ({ kind, fit: 1 })));
});

test("a name that says nothing is no tender", () => {
  expect(tenderOfName("REF")).toEqual({ kind: "", fit: 0 });
});

test.each([
  ["", ""],
  ["\0", ""],
  ["\uD800", ""],
  ["日付", ""],
  ["\uFEFFDate", "date"],
  ["SKU\u00A0No", "sku no"],
  ["Nº", "no"],
  ["straße", "strasse"],
  ["e\u0301te\u0301", "ete"],
  ["9007199254740993", "9007199254740993"],
])("the name %j comes down to %j", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test("a plain name has small letters and digits alone, and is plain already", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (name) => {
      const plain = plainName(name);
      expect(plain).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
      expect(plainName(plain)).toBe(plain);
    }),
  );
});

test.each([
  ["salestax", "tax", 1],
  ["Sales  Tax", "tax", 1],
  ["Sales tax (state)", "tax", 0.85],
  ["Syntax", "tax", 0],
  ["PU", "unitPrice", 1],
  ["PU 2", "unitPrice", 0],
  ["Visa total", "total", 0.85],
  ["Subtotal", "total", 0],
  ["Date", "nothing that a map has", 0],
  ["Date", "constructor", 0],
])("of the name %j as %s so much is said: %d", (name, meaning, fit) => {
  expect(nameFit(name, meaning)).toBe(fit);
});

test.each([
  ["Paid by gift card", "giftCard", 0.85],
  ["Cash back", "cash", 0.85],
  ["Cashier", "", 0],
  ["Discount", "", 0],
  ["Visage", "", 0],
  ["mc", "mastercard", 1],
  ["MC 2", "", 0],
  ["constructor", "", 0],
  ["\uD800", "", 0],
])("the name %j says the tender %j by %d", (name, kind, fit) => {
  expect(tenderOfName(name)).toEqual({ kind, fit });
});

test("how a name is written changes nothing of what it says", () => {
  const mark = fc.constantFrom(" ", "_", "-", ".", "/", "\t", "\u00A0", "\0");
  const word = fc.constantFrom("receipt", "RECEIPT", "Receipt");
  fc.assert(
    fc.property(fc.array(mark, { minLength: 1, maxLength: 3 }), word, (marks, receipt) => {
      const gap = marks.join("");
      expect(nameFit(`${receipt}${gap}No`, "number")).toBe(1);
      expect(nameFit(`${gap}${receipt}${gap}`, "number")).toBe(1);
    }),
  );
});
