/** From the lines of an export to the tickets that a till sends. One bad line refuses its whole ticket. */
import type { Millionths } from "./exact-amount.ts";
import { type FileLine, type LineTicket, type Place, type ReadLine, readLine, type Ticket } from "./export-lines.ts";
import type { SalesMap } from "./export-map.ts";

export type RefusedLine = FileLine & { reason: string };

/** A complete ticket without its row number, or the lines of a refused one, each with the reason. */
export type ReadTicket = {
  number: string;
  lineCount: number;
  isCreditNote: boolean;
  amount: Millionths;
  fact: Omit<Ticket, "seq"> | null;
  refused: RefusedLine[];
};

/** The lines of one ticket, as they are read. */
export type OpenTicket = { files: FileLine[]; lines: ReadLine[]; faults: Map<FileLine, string> };

export function openTicket(): OpenTicket {
  return { files: [], lines: [], faults: new Map() };
}

export function addLine(ticket: OpenTicket, line: FileLine, place: Place): void {
  ticket.files.push(line);
  const read = readLine(line, place);
  if ("fault" in read) {
    ticket.faults.set(line, read.fault);
  } else {
    ticket.lines.push(read);
  }
}

export type TicketAbout = LineTicket & {
  /** False when a line of unreadable date could belong to this ticket too. */
  isWhole: boolean;
  /** When it was written; the ticket's own time when null. */
  updatedAt: Date | null;
  place: Place;
};

export function finishTicket({ files, lines, faults }: OpenTicket, about: TicketAbout): ReadTicket {
  const { number, place } = about;
  const read = {
    number,
    lineCount: files.length,
    isCreditNote: isCreditNote(number, lines, place.map),
    amount: amountOf(lines, place.map),
  };
  const refuse = (reason: (line: FileLine) => string): ReadTicket => ({
    ...read,
    fact: null,
    refused: files.map((line) => ({ ...line, reason: reason(line) })),
  });
  const [first, ...others] = lines;
  if (number === "") {
    return refuse(() => `${place.map.columns.number} is empty`);
  }
  if (faults.size > 0 || first === undefined || !about.isWhole) {
    return refuse((line) => faults.get(line) ?? `Another line of ${number} is not valid`);
  }
  if (place.map.kind === "tickets" && others.some(({ amount, tax }) => amount !== first.amount || tax !== first.tax)) {
    return refuse(() => `The lines of ${number} have different sums`);
  }
  return { ...read, fact: buildTicket([first, ...others], about), refused: [] };
}

/** Refuses all lines of a ticket that the feed would not take. */
export function refusedTicket(ticket: ReadTicket, files: readonly FileLine[], reason: string): ReadTicket {
  return { ...ticket, fact: null, refused: files.map((line) => ({ ...line, reason })) };
}

/** Each line of a file of tickets repeats the ticket's sum. */
function amountOf(lines: readonly ReadLine[], map: SalesMap): Millionths {
  return (map.kind === "tickets" ? lines.slice(0, 1) : lines).reduce((sum, { amount }) => sum + amount, 0n);
}

function isCreditNote(number: string, lines: readonly ReadLine[], map: SalesMap): boolean {
  return map.creditNotePrefix === undefined ? amountOf(lines, map) < 0n : number.startsWith(map.creditNotePrefix);
}

/** Builds the row that a till would send; the first line gives the time and the customer. */
function buildTicket(lines: readonly [ReadLine, ...ReadLine[]], about: TicketAbout): Omit<Ticket, "seq"> {
  const [first] = lines;
  const { map } = about.place;
  const sold: readonly ReadLine[] = map.kind === "tickets" ? [first] : lines;
  const tax = sold.reduce((sum, sale) => sum + sale.tax, 0);
  const total = sold.reduce((sum, { line }) => sum + line.net, tax);
  const tenders = tendersOf(lines, map);
  const { couponNumber: _ofLine, ...ticket } = first.ticket;
  const couponNumber = lines.map((line) => line.ticket.couponNumber).find((coupon) => coupon !== null);
  return {
    kind: "transaction",
    externalId: about.key,
    updatedAt: (about.updatedAt ?? first.at).toISOString(),
    businessDate: first.businessDate,
    number: about.number,
    ...ticket,
    ...(couponNumber !== undefined && { couponNumber }),
    type: isCreditNote(about.number, lines, map) ? "return" : "sale",
    at: first.at.toISOString(),
    lines: sold.map(({ line }) => line),
    ...(map.kind === "tickets" && { hasPieces: false }),
    tenders: saysHowPaid(map) ? withRest(tenders, total) : tenders,
    total,
    tax,
  };
}

/** A file of pieces alone need not say how they were paid. */
function saysHowPaid(map: SalesMap): boolean {
  return map.kind === "tickets" || Object.keys(map.tenders).length > 0;
}

/** A ticket of many pieces may repeat its tenders on each: one entry a kind keeps it within what a ticket may hold. */
function tendersOf(lines: readonly ReadLine[], map: SalesMap): Ticket["tenders"] {
  const paid = lines.flatMap(({ tenders }) => tenders);
  if (map.kind === "tickets") {
    return paid;
  }
  const sums = new Map<Ticket["tenders"][number]["kind"], number>();
  for (const { kind, amount } of paid) {
    sums.set(kind, (sums.get(kind) ?? 0) + amount);
  }
  return [...sums].map(([kind, amount]) => ({ kind, amount })).filter(({ amount }) => amount !== 0);
}

/** What the named tenders lack to the total was paid in another way. */
function withRest(tenders: Ticket["tenders"], total: number): Ticket["tenders"] {
  const rest = total - tenders.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? tenders : [...tenders, { kind: "other", amount: rest }];
}
