/** What the values of settings may be, each with the end of the sentence that refuses another one. */
import { isIP } from "node:net";
import { z } from "zod";
import { splitHosts } from "./split-hosts.ts";

/** A sentence for each wrong setting, which begins with its name. */
export function sentencesOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
}

/** Validates an address and keeps its text, because a password in it must not be re-encoded. */
export function address(schemes: readonly string[], example: string) {
  return z
    .string()
    .trim()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== "",
      `must be an address like ${example}.`,
    );
}

/** An address without a trailing slash, to append paths to. */
export const baseAddress = address(["http:", "https:"], "https://api.example.com").transform((text) =>
  text.replace(/\/+$/, ""),
);

/** A database may be reached through a socket, so its address may leave the host out; one with standbys has several. */
export const databaseAddress = z
  .string()
  .trim()
  .refine(
    (text) =>
      splitHosts(text).every(
        (host) => URL.canParse(host) && ["postgres:", "postgresql:"].includes(new URL(host).protocol),
      ),
    "must be an address like postgres://user:password@host:5432/hangtag.",
  );

export const portNumber = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text.trim()) && isPort(Number(text)), "must be a whole number from 1 to 65535.")
  .transform(Number);

function isPort(value: number): boolean {
  return value >= 1 && value <= 65_535;
}

export const timeZoneName = z
  .string()
  .trim()
  .refine(isTimeZone, "must be a time zone like America/New_York or Europe/Paris.");

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Addresses of machines and networks, with commas between. */
export const addressRanges = z
  .string()
  .transform((text) => text.split(",").map((range) => range.trim()))
  .refine((all) => all.every(isAddressOrRange), "must be addresses like 10.0.0.11 or 10.0.0.0/24 with commas between.");

function isAddressOrRange(text: string): boolean {
  const [ip = "", bits, ...more] = text.split("/");
  const most = isIP(ip) === 6 ? 128 : 32;
  return (
    isIP(ip) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}
