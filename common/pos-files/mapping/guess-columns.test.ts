import fc from "fast-check";
import { expect, test } from "vitest";
import { guessColumns, guessKind, sureFrom, type Sheet } from "./guess-columns.ts";

/** A sheet whose header and rows are written as in the file. */
function sheet(...lines: string[]): Sheet {
  const [header = [], ...rows] = lines.map((line) => line.split(";").map((cell) => cell.trim()));
  return { header, rows };
}

const counter = sheet(
  "BATCHDT;TRX_NO;TRX_TM;CASHIER;CUST_TEL;REF;SKU;DESCR;DEPT;QTY;NET_AMT;AMT2;CASH;CARD;TRADE",
  "11/20/2026;20481;10:04 AM;07;;;1184-0327;GIRLS JEANS 7;G-BOT;1;8.50;0.62;15.56;;",
  "11/20/2026;20481;10:04 AM;07;;;1184-0411;SWEATER 8 GAP;G-TOP;1;6.00;0.44;;;",
  "11/20/2026;20482;10:11 AM;12;6145550148;3182045577;1177-0092;SNOW COAT 4T;B-OUT;1;14.00;1.02;;28.43;",
  "11/20/2026;20483;10:19 AM;07;;;1169-0733;BOYS TEE 6;B-TOP;-1;-4.00;-0.29;-4.29;;",
);

const tenderRows = sheet(
  "Receipt No;Date;Total;Payment Type;Payment Amount",
  "20481;2026-11-20;15.56;CASH;15.56",
  "20482;2026-11-20;28.43;VISA;16.43",
  "20482;2026-11-20;28.43;STCR;12.00",
);

const invoices = sheet(
  "Sold Date;Invoice #;Cash;Check;Debit;AMEX;DISC;MC;VISA;Sub Total;Tax;Total;Store Credit;Gift Card;Terminal",
  "11/20/2026 4:05 PM;4711;10.00;;;;;;11.65;20.00;1.65;21.65;;;2",
);

const german = sheet(
  "Belegnr;Datum;Uhrzeit;Artikelnr;Bezeichnung;Warengruppe;Menge;Betrag;MwSt;Bar;Karte;Kassierer;Kasse",
  "811;20.11.2026;10:04;1184-0327;Jeans;Hosen;1;8,50;1,62;10,12;;07;1",
);

const french = sheet(
  "No ticket;Date de vente;Heure;Code article;Libellé;Rayon;Quantité;Prix unitaire;TVA;Espèces;Carte;Vendeur;Caisse",
  "811;20/11/2026;10:04;1184-0327;Jean;Bas;1;8,50;1,62;10,12;;07;1",
);

const spanish = sheet(
  "Número de factura;Fecha;Hora;Código;Descripción;Categoría;Cantidad;Importe;IVA;Efectivo;Tarjeta;Vendedor;Caja",
  "811;20/11/2026;10:04;1184-0327;Pantalón;Ropa;1;8,50;1,62;10,12;;07;1",
);

const pieceMeanings = ["number", "at", "time", "sku", "description", "category", "quantity"];
const paidMeanings = ["tax", "tender:cash", "tender:other", "cashier", "terminal"];

test.each([
  [
    "lines of a counter",
    counter,
    "ticketLines",
    [
      ...["at", "number", "time", "cashier", "customer", "coupon", "sku", "description", "category", "quantity"],
      ...["amount", "tax", "tender:cash", "tender:other", "tender:tradeCredit"],
    ],
  ],
  ["tenders as rows", tenderRows, "tickets", ["number", "at", "total", "tender", "tenderAmount"]],
  [
    "tenders as columns",
    invoices,
    "tickets",
    [
      ...["at", "number", "tender:cash", "tender:check", "tender:debit", "tender:amex", "tender:discover"],
      ...["tender:mastercard", "tender:visa", "subTotal", "tax", "total", "tender:storeCredit", "tender:giftCard"],
      "terminal",
    ],
  ],
  ["German names", german, "ticketLines", [...pieceMeanings, "amount", ...paidMeanings]],
  ["French names", french, "ticketLines", [...pieceMeanings, "unitPrice", ...paidMeanings]],
  ["Spanish names", spanish, "ticketLines", [...pieceMeanings, "amount", ...paidMeanings]],
] as const)("%s are recognized", (...[, file, kind, meanings]) => {
  expect(guessKind(file)).toBe(kind);
  expect(guessColumns(file, kind).map(({ meaning }) => meaning)).toEqual(meanings);
});

test("a column of ten digits is not taken for the coupon without a person's word", () => {
  const unsure = guessColumns(counter, "ticketLines").filter(({ certainty }) => certainty < sureFrom);
  expect(unsure).toEqual([{ name: "REF", meaning: "coupon", certainty: 0.61 }]);
});

test.each([
  ["a discount that is called DISC", "Ticket;Date;Total;DISC", "1;2026-11-20;8.50;1.00", "DISC"],
  ["a date in a column of quantities", "Ticket;Date;Qty;Amount", "1;2026-11-20;2026-11-20;8.50", "Qty"],
  ["tags without a name", "Ticket;Date;F1;Qty;Amount", "1;2026-11-20;1184-0327;1;8.50", "F1"],
])("%s is not sure", (...[, header, row, name]) => {
  const file = sheet(header, row);
  expect(guessColumns(file, guessKind(file)).find((guess) => guess.name === name)?.certainty).toBeLessThan(sureFrom);
});

test("values say what a nameless date and clock are", () => {
  const file = sheet("A;B;Ticket;Qty;Amount", "2026-11-20;10:04 AM;1;1;8.50", "2026-11-20;10:11 AM;2;1;6.00");
  const guesses = guessColumns(file, "ticketLines");
  expect(guesses.slice(0, 2)).toEqual([
    { name: "A", meaning: "at", certainty: 0.9 },
    { name: "B", meaning: "time", certainty: 0.9 },
  ]);
});

test("of the price of a piece and the amount of a line the amount is read", () => {
  const file = sheet("Ticket;Date;Qty;Unit price;Line total", "1;2026-11-20;2;4.25;8.50");
  const meanings = guessColumns(file, "ticketLines").map(({ meaning }) => meaning);
  expect(meanings).toEqual(["number", "at", "quantity", "out", "amount"]);
});

test("a payment's amount without its name is no tender", () => {
  const file = sheet("Ticket;Date;Total;Amount paid", "1;2026-11-20;8.50;8.50");
  expect(guessColumns(file, "tickets").at(-1)).toEqual({ name: "Amount paid", meaning: null, certainty: 0 });
});

const cell = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom("8.50", "1,5", "2026-11-20", "03/04/26", "10:04 AM", "CASH", "20481", "1184-0327", ""),
);
const name = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...counter.header, ...invoices.header));
/** A tender may be of several columns, and so is what is left out. */
const isShared = /^(?:null$|out$|tender:)/;
const anySheet = fc.record({
  header: fc.uniqueArray(name, { minLength: 1, maxLength: 20 }),
  rows: fc.array(fc.array(cell, { maxLength: 20 }), { maxLength: 20 }),
});

test("whatever a file holds, each column has one guess and each meaning at most one column", () => {
  fc.assert(
    fc.property(anySheet, (file) => {
      const guesses = guessColumns(file, guessKind(file));
      expect(guesses.map((guess) => guess.name)).toEqual(file.header);
      expect(Math.min(...guesses.map(({ certainty }) => certainty))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...guesses.map(({ certainty }) => certainty))).toBeLessThanOrEqual(1);
      const single = guesses.map(({ meaning }) => String(meaning)).filter((meaning) => !isShared.test(meaning));
      expect(new Set(single).size).toBe(single.length);
    }),
  );
});
