import { firstYear, lastYear } from "#common/business-date.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import type { DayBoundary } from "./day-boundary.ts";
import { roundToCents } from "./exact-amount.ts";
import type { Millionths } from "./exact-amount.ts";
import type { ExportMap, SalesMap, TicketLinesMap, TicketsMap } from "./export-map.ts";
import { type Moment, momentExamples, parseAmount, parseDay, parseMoment, parseQuantity } from "./file-values.ts";
import { belowZero, isReturn } from "./return-names.ts";
import { tenderNamed } from "./tender-names.ts";

/** One record of the file: its text by column name, and its line number. */
export type FileLine = { lineNumber: number; record: ReadonlyMap<string, string> };

export type Ticket = Extract<PosRowInput, { kind: "transaction" }>;

/** A line that can be read, in cents but for the exact amount. */
export type ReadLine = Moment & {
  amount: Millionths;
  line: Ticket["lines"][number];
  tax: number;
  tenders: Ticket["tenders"];
  ticket: Pick<Ticket, "customerId" | "terminal" | "cashierCode"> & { couponNumber: string | null };
};

export type Fault = { fault: string };

export type Place<Map extends ExportMap = SalesMap> = {
  map: Map;
  timeZone: string;
  boundaryMinutes: DayBoundary;
  /** A hash in hexadecimal digits, for keys that would be too long. */
  digest: (text: string) => string;
};

/** The ticket that a line belongs to. */
export type LineTicket = {
  /** Business date, register and number, because numbers repeat on other registers and days. */
  key: string;
  number: string;
  numberAtRegister: string;
  /** False when the line's day cannot be read. */
  isDated: boolean;
};

type ColumnReader = (column: string | undefined) => string;

/** The maximum length of a feed key. */
const maxKeyLength = 64;

export function readLineTicket(file: FileLine, place: Place): LineTicket {
  const text = createColumnReader(file);
  const { columns } = place.map;
  const number = text(columns.number);
  const numberAtRegister = `${text(columns.terminal)}/${number}`;
  const moment = readMoment(text, place);
  const date = "fault" in moment ? undefined : moment.businessDate;
  const key = `${date ?? "?"}/${numberAtRegister}`;
  return {
    key: key.length > maxKeyLength ? `${key.slice(0, 31)}#${place.digest(key).slice(0, 32)}` : key,
    number,
    numberAtRegister,
    isDated: date !== undefined,
  };
}

/** The time and business date of a line, or why they cannot be read. */
function readMoment(text: ColumnReader, { map, timeZone, boundaryMinutes }: Place): Moment | Fault {
  const { columns, dateFormat } = map;
  const moment = parseMoment(`${text(columns.at)} ${text(columns.time)}`.trim(), {
    dateFormat,
    timeZone,
    boundaryMinutes,
  });
  const ownDate = text(columns.businessDate);
  if (moment === undefined) {
    const example = momentExamples[dateFormat];
    return { fault: `${columns.at} is not a time like ${example}, from ${firstYear} to ${lastYear}` };
  }
  if (ownDate === "") {
    return moment;
  }
  const businessDate = parseDay(ownDate, dateFormat);
  return businessDate === undefined
    ? { fault: `${columns.businessDate} is not a date like 2010-12-31` }
    : { ...moment, businessDate };
}

/** Parses one line, or returns why it is refused. */
export function readLine(file: FileLine, place: Place): ReadLine | Fault {
  const text = createColumnReader(file);
  const { map } = place;
  const sale = map.kind === "ticketLines" ? readTicketLine(text, map) : readTicketSums(text, map);
  const moment = readMoment(text, place);
  if ("fault" in sale) {
    return sale;
  }
  if ("fault" in moment) {
    return moment;
  }
  const { customer, terminal, cashier, coupon, saleType } = map.columns;
  return {
    ...moment,
    ...(isReturn(text(saleType), map.saleTypes) ? broughtBack(sale) : sale),
    ticket: {
      customerId: text(customer) || null,
      terminal: text(terminal),
      cashierCode: text(cashier) || null,
      couponNumber: text(coupon) || null,
    },
  };
}

type Sale = Pick<ReadLine, "amount" | "line" | "tax" | "tenders">;

function broughtBack({ amount, line, tax, tenders }: Sale): Sale {
  return {
    amount: amount > 0n ? -amount : amount,
    line: {
      ...line,
      quantity: belowZero(line.quantity),
      net: belowZero(line.net),
      ...(line.tax !== undefined && { tax: belowZero(line.tax) }),
    },
    tax: belowZero(tax),
    tenders: tenders.map(({ kind, amount: paid }) => ({ kind, amount: belowZero(paid) })),
  };
}

function readTicketLine(text: ColumnReader, map: TicketLinesMap): Sale | Fault {
  const { columns, goods, decimal } = map;
  const quantity = parseQuantity(text(columns.quantity), decimal);
  const priceColumn = columns.unitPrice ?? columns.amount;
  const price = parseAmount(text(priceColumn), decimal);
  const tax = readCents(text, columns.tax, decimal);
  const tenders = readTenderColumns(text, map);
  if (quantity === undefined) {
    return { fault: `${columns.quantity} is not a whole number` };
  }
  if (price === undefined) {
    return { fault: `${priceColumn} is not an amount` };
  }
  if (typeof tax !== "number") {
    return tax;
  }
  if ("fault" in tenders) {
    return tenders;
  }
  const isUnitPrice = columns.unitPrice !== undefined;
  const amount = isUnitPrice ? price * BigInt(quantity) : price;
  const line = {
    sku: text(columns.sku),
    description: text(columns.description),
    categoryCode: text(columns.category),
    goods,
    quantity,
    price: roundToCents(isUnitPrice ? price : amount),
    net: roundToCents(amount),
    ...(columns.tax !== undefined && { tax }),
  };
  return { amount, line, tax, tenders };
}

/** A ticket of which only the sums are there is one line without a piece's name. */
function readTicketSums(text: ColumnReader, map: TicketsMap): Sale | Fault {
  const { columns, decimal, goods } = map;
  const cents = (column: string | undefined) => readCents(text, column, decimal);
  const total = cents(columns.total);
  const tax = cents(columns.tax);
  const subTotal = cents(columns.subTotal);
  const tenders = readTenders(text, map);
  const faults = [total, tax, subTotal, tenders].filter((value) => typeof value === "object" && "fault" in value);
  const [fault] = faults;
  if (fault !== undefined) {
    return fault;
  }
  if (typeof total !== "number" || typeof tax !== "number" || !Array.isArray(tenders)) {
    return { fault: `${columns.total} is empty` };
  }
  const net = total - tax;
  if (columns.subTotal !== undefined && subTotal !== net) {
    return { fault: `${columns.subTotal} and ${columns.tax ?? "no tax"} do not come to ${columns.total}` };
  }
  const quantity = net < 0 ? -1 : 1;
  const line = { sku: "", description: "", goods, quantity, price: Math.abs(net), net, tax };
  return { amount: BigInt(total) * 10_000n, line, tax, tenders };
}

/** Cents of a column; 0 when the cell is empty or the map has no such column. */
function readCents(text: ColumnReader, column: string | undefined, decimal: "." | ","): number | Fault {
  const cell = text(column);
  const amount = cell === "" ? 0n : parseAmount(cell, decimal);
  return amount === undefined ? { fault: `${column} is not an amount` } : roundToCents(amount);
}

function readTenders(text: ColumnReader, map: TicketsMap): Ticket["tenders"] | Fault {
  const { columns, tenders, decimal } = map;
  if (columns.tender === undefined) {
    return readTenderColumns(text, map);
  }
  const amount = readCents(text, columns.tenderAmount, decimal);
  return typeof amount === "number" ? [{ kind: tenderNamed(text(columns.tender), tenders), amount }] : amount;
}

type TenderColumns = Pick<TicketsMap, "tenders" | "decimal">;

function readTenderColumns(text: ColumnReader, { tenders, decimal }: TenderColumns): Ticket["tenders"] | Fault {
  const paid: Ticket["tenders"] = [];
  for (const [column, kind] of Object.entries(tenders)) {
    const amount = readCents(text, column, decimal);
    if (typeof amount !== "number") {
      return amount;
    }
    paid.push({ kind, amount });
  }
  return paid.filter(({ amount }) => amount !== 0);
}

function createColumnReader({ record }: FileLine): ColumnReader {
  return (column) => (column === undefined ? "" : (record.get(column)?.trim() ?? ""));
}
