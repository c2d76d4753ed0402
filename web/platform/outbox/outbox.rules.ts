import type { CallFailureCode } from "#common/refusal-codes.ts";

/** A change that could not be sent yet, with all that is needed to send it as the person who made it. */
export type WaitingChange = {
  /** The request's key: however often it is sent, and from however many windows, it acts once. */
  key: string;
  userId: number;
  storeId: number;
  employeeId: number | null;
  employeeName: string;
  /** The GraphQL operation and its text. */
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** Describes the change for people. */
  words: string;
  /** By this device's clock. */
  at: string;
  /** Why the server did not take it, or what it met when it did; it then waits for a person. */
  refusal: string | null;
  /** The server took it, and `refusal` is what a person has to read about it. Absent and null: it did not. */
  isSaved?: boolean | null;
};

/** Returns the pending changes of this user in this store. Other users' changes are neither shown nor sent. */
export function waitingChangesOf(
  all: readonly WaitingChange[],
  scope: { userId: number | undefined; storeId: number | null },
): readonly WaitingChange[] {
  return all.filter((change) => change.userId === scope.userId && change.storeId === scope.storeId);
}

const putOffCodes = new Set<CallFailureCode>([
  "unreachable",
  "too-many-changes",
  "took-too-long",
  "disk-full",
  "database-away",
]);

/** Whether the server may accept the same change a moment later. */
export function isPutOff(code: CallFailureCode): boolean {
  return putOffCodes.has(code) || code === "http-429" || code.startsWith("http-5");
}

/** Returns the oldest change that was not refused, so a refused one does not block the others. */
export function nextToSend(waiting: readonly WaitingChange[]): WaitingChange | null {
  return waiting.find((change) => change.refusal === null) ?? null;
}

export function withChange(all: readonly WaitingChange[], change: WaitingChange): readonly WaitingChange[] {
  return all.some(({ key }) => key === change.key) ? all : [...all, change];
}

export function withoutChange(all: readonly WaitingChange[], key: string): readonly WaitingChange[] {
  return all.filter((change) => change.key !== key);
}

export function withRefusal(
  all: readonly WaitingChange[],
  { key, refusal, isSaved = false }: { key: string; refusal: string | null; isSaved?: boolean },
): readonly WaitingChange[] {
  return all.map((change) => (change.key === key ? { ...change, refusal, isSaved } : change));
}
