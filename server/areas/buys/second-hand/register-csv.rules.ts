import { csvMoney, csvText } from "#common/csv.ts";
import { formatPhone } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatMinutes } from "#common/time-format.ts";
import { maskedNumber } from "./register.rules.ts";
import type { RegisterEntry, RegisterPiece } from "./register.rules.ts";

const heads = [
  ...["Number", "Date", "Time", "Buy", "Seller", "Phone", "Address", "ID type", "ID state", "ID number", "Signature"],
  ...["Plate", "Photo", "Serial numbers", "Items", "Paid", "Handled by", "Rules", "Hold until", "Report due"],
  ...["Reported", "Void", "Piece", "Category", "Brand", "Piece paid"],
];

/**
 * The register in sequence: a line for each buy, or one for each piece where a rule wants pieces. ISO dates and raw
 * numbers; an ID number is its last four characters.
 */
export function registerCsv(
  entries: readonly RegisterEntry[],
  pieces: readonly RegisterPiece[],
  timeZone: string,
): string {
  const byBuy = Map.groupBy(pieces, ({ posBuyId }) => posBuyId);
  const lines = entries.flatMap((entry) => {
    const cells = entryCells(entry, timeZone);
    const own = entry.posBuyId === null ? [] : (byBuy.get(entry.posBuyId) ?? []);
    return entry.exportForm === "pieces" && own.length > 0
      ? own.map((piece) => [...cells, ...[piece.description, piece.category, piece.brand ?? "", csvMoney(piece.paid)]])
      : [[...cells, "", "", "", ""]];
  });
  return csvText([heads, ...lines]);
}

function entryCells(entry: RegisterEntry, timeZone: string): string[] {
  const date = (at: Date | null) => (at === null ? "" : localTimeAt(at, timeZone).date);
  const at = localTimeAt(entry.completedAt ?? entry.enteredAt, timeZone);
  return [
    ...[String(entry.number), entry.businessDate, formatMinutes(at.minutes), entry.buyNumber],
    ...[entry.customerName ?? "", phoneText(entry.phone), entry.address],
    ...[entry.idType ?? "", entry.idState, maskedNumber(entry.idLast4), entry.signature],
    ...[entry.plate, entry.photo, entry.serials, entry.itemsTaken === null ? "" : String(entry.itemsTaken)],
    ...[csvMoney(entry.paid), entry.handledBy ?? "", entry.ruleNames.join(", "), entry.holdUntil],
    ...[date(entry.reportDueAt), date(entry.reportedAt), entry.voidReason ?? ""],
  ];
}

function phoneText(phone: string | null): string {
  return phone === null || phone === "" ? "" : formatPhone(phone);
}
