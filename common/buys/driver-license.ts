/**
 * Reads the barcode on the back of a North American driver's license (AAMVA, PDF417). Strict: what is not surely right
 * is refused, because a garbage name in the point of sale is worse than typing. The raw text is never part of an
 * answer.
 */
import { isBirthDate, isBusinessDate } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

export type License = {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: "US" | "CA";
  idNumber: string;
  idState: string;
  birthDate: BusinessDate | null;
  expiresOn: BusinessDate | null;
};

export type UnreadLicense = "coupon" | "bin" | "not-a-license" | "separators-lost" | "incomplete";

export type ReadLicense = { isRead: true; license: License } | { isRead: false; why: UnreadLicense };

/** Longer ones hold another element whose separator was lost. */
const longestName = 40;
const longestNumber = 25;
const recordSeparator = "\u001e";
/** Three letters of an element id followed by a digit, inside what should be a name. */
const elementInside = /[DZ][A-Z]{2}\d/;

/** Whether a scan holds a license, whole or broken. */
function isLicenseText(text: string): boolean {
  return text.startsWith("@") || text.includes("ANSI ");
}

export function readLicense(raw: string): ReadLicense {
  const text = raw.trim();
  if (!isLicenseText(text)) {
    return refused(/^BB\d{10}$/.test(text) ? "coupon" : /^R[BL]:/.test(text) ? "bin" : "not-a-license");
  }
  const elements = elementsOf(text);
  const names = namesOf(elements);
  const idNumber = elements.get("DAQ") ?? "";
  if (idNumber.length > longestNumber || [names?.firstName, names?.lastName].some(isGarbage)) {
    return refused("separators-lost");
  }
  if (names === null || idNumber === "") {
    return refused("incomplete");
  }
  return { isRead: true, license: licenseOf(elements, { ...names, idNumber }) };
}

function refused(why: UnreadLicense): ReadLicense {
  return { isRead: false, why };
}

function isGarbage(name = ""): boolean {
  return name.length > longestName || elementInside.test(name);
}

/** Element id to value. Lines end with a line feed; keyboard scanners make carriage returns or both of it. */
function elementsOf(text: string): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  for (const line of text.replaceAll(recordSeparator, "\n").split(/[\r\n]+/)) {
    // The first element stands behind the header and the name of its part: `ANSI 636…DL00410278DLDAQ…`.
    const element = line.includes("ANSI ") ? (/(?:DL|ID)(D[A-Z]{2}[^\r\n]*)$/.exec(line)?.[1] ?? "") : line.trim();
    // A part of its own begins with its name too: `DLDAQ…`.
    const [, id, value] = /^(?:DL(?=D[A-Z]{2})|ID(?=D[A-Z]{2}))?([DZ][A-Z]{2})(.*)$/.exec(element) ?? [];
    if (id !== undefined && value !== undefined && !elements.has(id)) {
      elements.set(id, value.trim());
    }
  }
  return elements;
}

/** Old cards have one field, `LAST,FIRST,MIDDLE`; newer ones two. */
function namesOf(elements: ReadonlyMap<string, string>): { firstName: string; lastName: string } | null {
  const [lastOld = "", firstOld = ""] = (elements.get("DAA") ?? "").split(",");
  const lastName = elements.get("DCS") ?? elements.get("DAB") ?? lastOld;
  const firstName = elements.get("DAC") ?? elements.get("DCT")?.split(/[, ]/)[0] ?? firstOld;
  return lastName.trim() === "" ? null : { firstName: firstName.trim(), lastName: lastName.trim() };
}

function licenseOf(
  elements: ReadonlyMap<string, string>,
  person: { firstName: string; lastName: string; idNumber: string },
): License {
  const value = (id: string) => elements.get(id) ?? "";
  const country = value("DCG").toUpperCase().startsWith("CA") ? "CA" : "US";
  const state = value("DAJ").toUpperCase().slice(0, 2);
  return {
    firstName: asName(person.firstName),
    lastName: asName(person.lastName),
    idNumber: person.idNumber,
    street: asName(value("DAG")),
    city: asName(value("DAI")),
    state,
    zip: zipOf(value("DAK"), country),
    country,
    idState: state,
    birthDate: dateOf(value("DBB"), country),
    expiresOn: shopDateOf(value("DBA"), country),
  };
}

/** MMDDYYYY in the United States, YYYYMMDD in Canada; also where the first two digits are no month. Null: no date. */
function dateOf(digits: string, country: "US" | "CA"): BusinessDate | null {
  const [, first = "", second = "", third = "", fourth = ""] = /^(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const isYearFirst = country === "CA" || Number(first) > 12;
  const date = isYearFirst ? `${first}${second}-${third}-${fourth}` : `${third}${fourth}-${first}-${second}`;
  return isBirthDate(date) ? date : null;
}

/** Cards that never expire say so with a day far away, which is none. */
function shopDateOf(digits: string, country: "US" | "CA"): BusinessDate | null {
  const date = dateOf(digits, country);
  return isBusinessDate(date) ? date : null;
}

/** Cards pad the American code with zeros to nine digits or more. */
function zipOf(text: string, country: "US" | "CA"): string {
  if (country === "CA") {
    return text.replaceAll(/\s/g, "").toUpperCase().slice(0, 6);
  }
  const digits = text.replaceAll(/\D/g, "");
  const [zip, rest] = [digits.slice(0, 5), digits.slice(5, 9)];
  return rest.length === 4 && !/^0*$/.test(rest) ? `${zip}-${rest}` : zip;
}

/** Cards shout; people write `Mary-Ann O'Neil`. What has small letters already stays as it is. */
function asName(text: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, " ");
  if (trimmed !== trimmed.toUpperCase()) {
    return trimmed;
  }
  return trimmed.toLowerCase().replaceAll(/(^|[\s'-])(\p{L})/gu, (_all, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
