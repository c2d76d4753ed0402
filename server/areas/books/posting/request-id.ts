import { v5 as uuidv5 } from "uuid";
import type { BusinessDate } from "#common/business-date.ts";
import type { JournalKind } from "#server/areas/books/journal.rules.ts";

/** Of our own requests; any other UUID would do as well. */
const requestNamespace = "5f0a3c0e-6b1d-4c58-9a37-0d6f3f1f2a11";

/** The same for every try of one revision and round, so that a service that remembers it posts once. */
export function postRequestId(posting: {
  storeId: number;
  companyId: string;
  date: BusinessDate;
  kind: JournalKind;
  revision: number;
  round: number;
}): string {
  const { storeId, companyId, date, kind, revision, round } = posting;
  return uuidv5([storeId, companyId, date, kind, revision, round].join(" "), requestNamespace);
}
