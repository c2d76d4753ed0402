import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ageOn } from "./age.ts";
import { readLicense } from "./driver-license.ts";
import type { License } from "./driver-license.ts";

const header = "@\n\u001e\rANSI 636030080102DL00410278ZW03190024DL";
const ohio = ["DAQRB123456", "DCSSAMPLE", "DACMARY-ANN", "DADLEE", "DBB04121990", "DBA04122031", "DAG12 ELM ST"];
const place = ["DAICOLUMBUS", "DAJOH", "DAK432150000  ", "DCGUSA"];

function card(elements: readonly string[], lineEnd = "\n"): string {
  return `${header}${[...elements, ...place].join(lineEnd)}\r`.replaceAll("\n", lineEnd);
}

function licenseIn(raw: string): License {
  const read = readLicense(raw);
  expect(read.isRead).toBe(true);
  return (read as { license: License }).license; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asserted the line above
}

test("[BUY-11] a license fills name, address, number, state, birth date and expiry", () => {
  expect(licenseIn(card(ohio))).toEqual({
    firstName: "Mary-Ann",
    lastName: "Sample",
    street: "12 Elm St",
    city: "Columbus",
    state: "OH",
    zip: "43215",
    country: "US",
    idNumber: "RB123456",
    idState: "OH",
    birthDate: "1990-04-12",
    expiresOn: "2031-04-12",
  });
});

describe("dates", () => {
  test.each([
    ["of a Canadian card, year first", ["DBB19900412", "DBA20310412", "DCGCAN"], "1990-04-12", "2031-04-12"],
    [
      "year first without a country, by the month that is none",
      ["DBB19900412", "DBA20310412"],
      "1990-04-12",
      "2031-04-12",
    ],
    ["month first", ["DBB12311999", "DBA01012030"], "1999-12-31", "2030-01-01"],
    ["that do not exist are none", ["DBB02301990", "DBAXXXXXXXX"], null, null],
  ])("%s", (_what, dates, ...[birthDate, expiresOn]) => {
    const raw = `${header}${["DAQS1", "DCSROY", "DACLUC", ...dates].join("\n")}\r`;
    expect(licenseIn(raw)).toMatchObject({ birthDate, expiresOn });
  });
});

test.each([
  ["4321500", "43215"],
  ["432151234", "43215-1234"],
  ["432150000", "43215"],
])("a postal code %s reads %s", (written, zip) => {
  expect(licenseIn(`${header}DAQ1\nDCSA\nDACB\nDAK${written}\nDCGUSA\r`).zip).toBe(zip);
});

test("old cards with one field for the name are read, and carriage returns of a keyboard scanner", () => {
  expect(licenseIn(`${header}DAQ1\rDAADOE,JANE,Q\rDBB04121990\r`)).toMatchObject({
    firstName: "Jane",
    lastName: "Doe",
  });
  expect(licenseIn(card(ohio, "\r\n")).idNumber).toBe("RB123456");
});

describe("what is refused", () => {
  test.each([
    [
      "a card whose separators were lost",
      card(ohio, "")
        .replaceAll("\u001e", "")
        .replaceAll(/[\r\n]/g, ""),
      "separators-lost",
    ],
    ["a name that holds the next element", `${header}DAQ1\nDCSSAMPLEDAC1MARYDBB04121990\r`, "separators-lost"],
    ["a name of more than 40 letters", `${header}DAQ1\nDCS${"A".repeat(41)}\nDACB\r`, "separators-lost"],
    ["a card without a number", `${header}DCSSAMPLE\nDACMARY\r`, "incomplete"],
    ["a card without a name", `${header}DAQ12\nDBB04121990\r`, "incomplete"],
    ["a coupon", "BB0000000017", "coupon"],
    ["a bin's label", "RB:12345:212", "bin"],
    ["a place's label", "RL:12345:2", "bin"],
    ["a piece of clothing", "4006381333931", "not-a-license"],
    ["nothing", "", "not-a-license"],
  ])("%s", (_what, raw, why) => {
    expect(readLicense(raw)).toEqual({ isRead: false, why });
  });
});

test("no text makes it fail, and no name it reads is longer than 40 or holds an element", () => {
  const holds = fc.property(fc.string(), (noise) => {
    const read = JSON.stringify(readLicense(`${header}DAQ7\nDCS${noise}\nDACB\r`));
    expect(read).toMatch(/"isRead":(true|false)/);
    expect(read).not.toMatch(/"lastName":"[^"\\]{41}/);
  });
  fc.assert(holds);
});

test.each([
  ["2008-11-22", "2026-11-22", 18],
  ["2008-11-23", "2026-11-22", 17],
  ["2008-02-29", "2026-02-28", 17],
])("who was born on %s is on %s %i years old", (born, day, years) => {
  expect(ageOn(born, day)).toBe(years);
});

const withElements = (...elements: string[]) => `${header}${["DAQS1", "DCSROY", ...elements].join("\n")}\r`;

test("the longest name and number are taken", () => {
  expect(licenseIn(`${header}DAQ1\nDCS${"A".repeat(40)}\nDACB\r`).lastName).toHaveLength(40);
  expect(licenseIn(`${header}DAQ${"1".repeat(25)}\nDCSROY\nDACLUC\r`).idNumber).toHaveLength(25);
  expect(readLicense(`${header}DAQ${"1".repeat(26)}\nDCSROY\nDACLUC\r`)).toEqual({
    isRead: false,
    why: "separators-lost",
  });
});

test.each([
  ["DACLUC", "Luc"],
  ["DCTLUC MARIE", "Luc"],
  ["DCTLUC,MARIE", "Luc"],
])("%s is the first name %s", (element, firstName) => {
  expect(licenseIn(withElements(element)).firstName).toBe(firstName);
});

test("a state has two letters, and a Canadian code six signs", () => {
  expect(licenseIn(withElements("DACLUC", "DAJohio")).state).toBe("OH");
  expect(licenseIn(withElements("DACLUC", "DAKk1a 0b1 ", "DCGCAN")).zip).toBe("K1A0B1");
  expect(licenseIn(withElements("DACLUC", "DAKK1A0B12", "DCGCAN")).zip).toBe("K1A0B1");
  expect(licenseIn(withElements("DACLUC", "DAK43215123456", "DCGUSA")).zip).toBe("43215-1234");
});

test.each([
  ["01122031", "2031-01-12"],
  ["12012031", "2031-12-01"],
  ["20310112", "2031-01-12"],
])("a card that expires %s is good until %s", (written, date) => {
  expect(licenseIn(withElements("DACLUC", `DBA${written}`)).expiresOn).toBe(date);
});

test("a scan without the sign at its beginning is a license by its header alone", () => {
  expect(licenseIn(withElements("DACLUC").slice(1)).firstName).toBe("Luc");
  expect(readLicense("@")).toEqual({ isRead: false, why: "incomplete" });
});

test("of an element that comes twice the first counts", () => {
  expect(licenseIn(withElements("DACLUC", "DACMAX")).firstName).toBe("Luc");
});
