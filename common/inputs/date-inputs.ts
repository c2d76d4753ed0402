/** Dates as an operation takes them. Apart from the arithmetic on dates, which pages load without the schema library. */
import { z } from "zod";
import { firstBirthYear, firstYear, isBirthDate, isInShopYears, lastYear } from "#common/business-date.ts";

const shopDateText = `Enter a date from ${firstYear} to ${lastYear}`;
const birthDateText = `Enter a date from ${firstBirthYear} on`;

export const businessDate = z.iso.date({ error: shopDateText, abort: true }).refine(isInShopYears, shopDateText);

export const birthDate = z.iso.date({ error: birthDateText, abort: true }).refine(isBirthDate, birthDateText);
