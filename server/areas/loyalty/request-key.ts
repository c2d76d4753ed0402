import { v5 as uuidv5 } from "uuid";
import type { AwardKind } from "./earning.rules.ts";

/** Of our own requests; any other UUID would do as well. */
const requestNamespace = "0d5d6b0a-6f3e-4f4e-8f0f-2f2a5a9c7e31";

type Transaction = { storeId: number; kind: AwardKind; transactionId: string };

/** The same for every try of one transaction's points. */
export function awardKey({ storeId, kind, transactionId }: Transaction): string {
  return uuidv5([storeId, kind, transactionId].join(" "), requestNamespace);
}

/** The same for every try of one reversal; what goes back later, after that many points, is another. */
export function reversalKey({ storeId, kind, transactionId }: Transaction, reversedPoints: number): string {
  return uuidv5([storeId, kind, transactionId, "back", reversedPoints].join(" "), requestNamespace);
}
