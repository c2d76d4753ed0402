/**
 * The types of everything that comes in: over GraphQL and REST, from a register's feed, into an operation. Each has a
 * range that a shop can mean, so that no input can reach a rule or a column that was never thought for it. `operation()`
 * refuses an input that is made of anything else (`server/platform/operations/input-rules.ts`). Dates are in
 * `business-date.ts`, which pages use without the schema library.
 */
import { z } from "zod";
import { businessDate } from "./date-inputs.ts";
import { daysBetween, firstYear, isInShopYears, lastYear } from "#common/business-date.ts";
import { isReadable } from "./field-schemas.ts";

/** A million dollars: more than a shop takes in on a day. */
export const mostDayCents = 100_000_000;
/** That on every day of the longest month. */
export const mostMonthCents = 31 * mostDayCents;
/** What the database's own numbers of records hold. */
const mostRecordNumber = 2_147_483_647;
/** Ten thousand percent, up and down. */
const mostPercentTenths = 100_000;
/** What a register may have sent in all: a row every millisecond for thirty years. */
export const mostFeedNumber = 1_000_000_000_000;

const instantText = `Enter a time from ${firstYear} to ${lastYear}`;

/** A text to which a length is added with `max`: `inputText.trim().min(1).max(60)`. */
export const inputText = z.string().check(isReadable);

/** Bytes as a text of JSON; a longest length is added with `max`. */
export const inputBase64 = z.base64();

/** The version of a record as its reader got it. */
export const versionText = inputText.max(40);

export const inputEmail = z.email("Must be a valid email").max(254);

/** The id of a store, a user, an employee. */
export const recordNumber = z.int().min(1).max(mostRecordNumber);
/** The same where it may come as a text: GraphQL's `ID`, a part of an address. */
export const recordNumberText = z.coerce.number<number | string>().int().min(1).max(mostRecordNumber);

export const count = z.int().min(0).max(1_000_000);
/** How many minutes a day is old. */
export const minuteOfDay = z.int().min(0).max(1439);
export const weekday = z.int().min(0).max(6);

const notNegative = "Use $0 or more";

/** An amount of one day, in cents. */
export const dayMoney = z.int().min(0, notNegative).max(mostDayCents, "Use at most $1,000,000");
/** An amount of one month, in cents. */
export const monthMoney = z.int().min(0, notNegative).max(mostMonthCents, "Use at most $31,000,000");

export const percentTenths = z.int().min(-mostPercentTenths).max(mostPercentTenths);

/** Ten years, and a day for each end: no report goes further back, and every day of it is work. */
const mostRangeDays = 3660;

/** Days whose every one is looked at. */
export const dateRange = z
  .object({ from: businessDate, to: businessDate })
  .refine(({ from, to }) => daysBetween(from, to) < mostRangeDays, { error: "Choose at most ten years", path: ["to"] });

/** An instant as a text in UTC. */
export const instant = z.iso
  .datetime({ error: instantText, abort: true })
  .refine((text) => isInShopYears(text), instantText);
/** An instant as a text, with an offset as a register's clock has it. */
export const instantWithOffset = z.iso
  .datetime({ offset: true, error: instantText, abort: true })
  .refine((text) => isInShopYears(text), instantText);
/** An instant as a `Date`, from one part of the program to another. */
export const instantDate = z.coerce
  .date<Date>()
  .min(new Date(Date.UTC(firstYear, 0, 1)), instantText)
  .max(new Date(Date.UTC(lastYear, 11, 31)), instantText);

/** A point in the register's count of its rows or batches. */
export const feedNumber = z.int().min(1).max(mostFeedNumber);
/** A record's version, or the place of a record in a list. */
export const wholeNumber = z.int().min(-mostRecordNumber).max(mostRecordNumber);
/** A wait that another service asks for. */
export const waitMs = z.number().min(0).max(mostFeedNumber);

/** The check of a text that was made readable instead of being refused. */
export const isMadeReadable = z.overwrite<string>((text) => text.replaceAll("\0", "").toWellFormed());

/**
 * A text of another program (a scheduling service, a browser's header, a record that is already ours): nobody is there who
 * could type it better, so it is cut and cleaned instead of refused.
 */
export function foreignText(most: number): z.ZodString {
  return z
    .string()
    .check(z.overwrite((text) => text.slice(0, most)))
    .check(isMadeReadable)
    .max(most);
}

/** The check of a part that is checked elsewhere: by what made it, or afterwards, piece by piece. */
export const isCheckedElsewhere = z.refine(() => true);

/** A value from another part of the program, whose type the compiler knows. */
export function checkedElsewhere<Value>(): z.ZodType<Value> {
  return z.custom<Value>().check(isCheckedElsewhere);
}
