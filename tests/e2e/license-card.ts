import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { scanKeys } from "#tests/e2e/scan-keys.ts";

/** A card of its own, as its scanner types it: line by line. */
export function aCard(lastName: string, number: string): string[] {
  const lines = [`ANSI 636030080102DL00410278ZW03190024DLDAQ${number}`, `DCS${lastName}`, "DACNORA", "DBB04121990"];
  return ["@", ...[...lines, "DBA04122040", "DAG12 ELM ST", "DAIMADISON", "DAJWI", "DAK537030000", "DCGUSA"]];
}

export async function scanCard(page: Page, lines: readonly string[]): Promise<void> {
  await scanKeys(
    page,
    lines.flatMap((line) => [...line, "Enter"]),
  );
}

/** A phone that no seller of the demonstration has. */
export function aPhone(): string {
  return `906${randomInt(2_000_000, 9_999_999)}`;
}
