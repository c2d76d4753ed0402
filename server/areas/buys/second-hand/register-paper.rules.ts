import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { maskedNumber } from "./register.rules.ts";
import type { RegisterEntry } from "./register.rules.ts";

const idWords: Readonly<Record<string, string>> = {
  driver_license: "Driver license",
  state_id: "State ID",
  passport: "Passport",
  military: "Military ID",
  other: "Other ID",
};

const voidWords = {
  reopened: "Void: buy reopened",
  register: "Void: voided at the register",
  duplicate: "Void: entered twice",
} as const;

/** The cells of an entry on paper; a void one keeps its number and says why. */
export function paperCells(entry: RegisterEntry, timeZone: string): string[] {
  const at = entry.completedAt ?? entry.enteredAt;
  const id = [idWords[entry.idType ?? ""], entry.idState, maskedNumber(entry.idLast4)].filter((part) => part);
  const written = [
    entry.plate === "" ? "" : `Plate ${entry.plate}`,
    entry.serials === "" ? "" : `Serial ${entry.serials}`,
    entry.photo === "" ? "" : `Photo ${entry.photo}`,
    entry.signature === "screen" ? "Signed on screen" : entry.signature === "paper" ? "Signed on paper" : "",
  ];
  const hold = entry.voidReason === null ? `Hold until ${formatDate(entry.holdUntil)}` : voidWords[entry.voidReason];
  return [
    String(entry.number),
    `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`,
    entry.buyNumber,
    [entry.customerName, phone(entry.phone), entry.address].filter((part) => part).join(", "),
    id.join(" "),
    written.filter((part) => part !== "").join(", "),
    entry.paid === null ? "" : formatMoney(entry.paid),
    entry.handledBy ?? "",
    `${hold}. ${entry.ruleNames.join(", ")}`,
  ];
}

function phone(digits: string | null): string {
  return digits === null || digits === "" ? "" : formatPhone(digits);
}
