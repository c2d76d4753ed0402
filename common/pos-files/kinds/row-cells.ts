import { boundaryAt } from "#common/pos-files/day-boundary.ts";
import { businessDateAt } from "#common/store-time.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { roundToCents } from "#common/pos-files/exact-amount.ts";
import type { FileLine, Place } from "#common/pos-files/export-lines.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import {
  type Moment,
  momentExamples,
  parseAmount,
  parseDay,
  parseMoment,
  parseQuantity,
} from "#common/pos-files/file-values.ts";

/** Why a row is refused, as a sentence for people. */
export class RowFault extends Error {
  override readonly name = "RowFault";
}

export type RowPlace<Map extends ExportMap = ExportMap> = Place<Map> & { writtenAt: Date };

const yes = /^(y|yes|true|t|1|x|active|taken|buy|bought|accepted)$/i;
const no = /^(n|no|false|f|0|inactive|passed|pass|declined|rejected)$/i;

/** The cells of one row, by what the map says of them. A column that the map does not name has no value. */
export class RowCells {
  readonly #record: FileLine["record"];
  readonly #place: RowPlace;

  constructor({ record }: FileLine, place: RowPlace) {
    this.#record = record;
    this.#place = place;
  }

  text(column: string | undefined): string {
    return column === undefined ? "" : (this.#record.get(column)?.trim() ?? "");
  }

  optional(column: string | undefined): string | null {
    return this.text(column) || null;
  }

  /** @throws RowFault when it is empty */
  required(column: string): string {
    const text = this.text(column);
    if (text === "") {
      throw new RowFault(`${column} is empty`);
    }
    return text;
  }

  /** Null when the cell is empty. @throws RowFault */
  cents(column: string | undefined): number | null {
    const text = this.text(column);
    if (text === "") {
      return null;
    }
    const amount = parseAmount(text, this.#place.map.decimal);
    if (amount === undefined) {
      throw new RowFault(`${column} is not an amount`);
    }
    return roundToCents(amount);
  }

  /** @throws RowFault when it is empty or no amount */
  requiredCents(column: string): number {
    this.required(column);
    return this.cents(column) ?? 0;
  }

  /** Without its sign, where the column says which way the money goes and registers write either. @throws RowFault */
  size(column: string | undefined): number | null {
    const cents = this.cents(column);
    return cents === null ? null : Math.abs(cents);
  }

  /** @throws RowFault */
  count(column: string | undefined): number | null {
    const text = this.text(column);
    const count = parseQuantity(text, this.#place.map.decimal);
    if (text !== "" && count === undefined) {
      throw new RowFault(`${column} is not a whole number`);
    }
    return count ?? null;
  }

  /** @throws RowFault */
  isYes(column: string | undefined): boolean | null {
    const text = this.text(column);
    if (text !== "" && !yes.test(text) && !no.test(text)) {
      throw new RowFault(`${column} is neither yes nor no`);
    }
    return text === "" ? null : yes.test(text);
  }

  /** @throws RowFault */
  moment(column: string): Moment {
    const { map, timeZone, boundaryMinutes } = this.#place;
    const { dateFormat } = map;
    return this.#parsed(column, (text) => parseMoment(text, { dateFormat, timeZone, boundaryMinutes }));
  }

  /** @throws RowFault */
  instant(column: string | undefined): string | null {
    return column === undefined || this.text(column) === "" ? null : this.moment(column).at.toISOString();
  }

  /** A calendar day, whatever the clock behind it says. @throws RowFault */
  date(column: string): BusinessDate {
    return this.#parsed(column, (text) => parseDay(text, this.#place.map.dateFormat));
  }

  /** The point of sale's own business date, or that of the time. @throws RowFault */
  businessDate(column: string | undefined, moment: Moment): BusinessDate {
    const text = this.text(column);
    if (column === undefined || text === "") {
      return moment.businessDate;
    }
    return this.date(column);
  }

  /** For rows without a time of their own: they are as old as their file. */
  written(): { updatedAt: string; businessDate: BusinessDate } {
    const { writtenAt, timeZone, boundaryMinutes } = this.#place;
    const minutes = boundaryAt(boundaryMinutes, writtenAt);
    const businessDate = businessDateAt(writtenAt, { timeZone, boundaryMinutes: minutes, hasDayClose: () => false });
    return { updatedAt: writtenAt.toISOString(), businessDate };
  }

  #parsed<Value>(column: string, parse: (text: string) => Value | undefined): Value {
    const value = parse(this.required(column));
    if (value === undefined) {
      throw new RowFault(`${column} is not a time like ${momentExamples[this.#place.map.dateFormat]}`);
    }
    return value;
  }
}
