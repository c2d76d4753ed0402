/** Workbooks as spreadsheet programs and points of sale write them. */
import { strToU8, zipSync } from "fflate";

/** A text, a number as it is kept, a moment as its serial number with the style of a date, yes or no, or nothing. */
export type Cell = string | number | boolean | null | { serial: number; style: "date" | "moment" | "clock" };

const styleNumbers = { date: 1, moment: 2, clock: 3 } as const;
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="4">
  <xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>`;

export function aWorkbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Uint8Array {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names
      .map(
        (_name, at) => `<Relationship Id="rId${at + 1}" Type="${sheetType}" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join("")}<Relationship Id="rId99" Type="${stylesType}" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
  };
  Object.values(sheets).forEach((rows, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(rows);
  });
  return zipped(parts);
}

export function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheetType = `${relation}/worksheet`;
const stylesType = `${relation}/styles`;

/** Empty rows are left out, as programs do. */
export function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells, at) => {
    const filled = cells.map((cell, place) => cellXml(cell, `${letters(place)}${at + 1}`)).join("");
    return filled === "" ? "" : `<row r="${at + 1}">${filled}</row>`;
  });
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, at: string): string {
  if (cell === null) {
    return "";
  }
  if (typeof cell === "object") {
    return `<c r="${at}" s="${styleNumbers[cell.style]}"><v>${cell.serial}</v></c>`;
  }
  if (typeof cell === "boolean") {
    return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  }
  return typeof cell === "number"
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

function letters(place: number): string {
  const rest = String.fromCharCode(65 + (place % 26));
  return place < 26 ? rest : letters(Math.floor(place / 26) - 1) + rest;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
