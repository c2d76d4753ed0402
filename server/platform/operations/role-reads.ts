import { personOf } from "#common/permissions.ts";
import type { Request } from "#server/platform/context/context.ts";

/** What is equal for two requests that may share one answer; null for an employee, who may see what is theirs alone. */
export function findRoleKey(request: Request, questions: string): string | null {
  const { user, employee, store, scope, system } = request;
  const person = user && personOf({ ...user, employee });
  return person === "employee" ? null : JSON.stringify([person, system, store?.id, scope, questions]);
}

/** The caller without a name or an id, so that nothing of theirs can get into an answer that others receive. */
export function anyoneOfRole(request: Request): Request {
  const { user, employee } = request;
  return {
    ...request,
    user: user && { ...user, id: 0, email: "", fullName: "", sessionId: "" },
    employee: employee && { ...employee, id: 0, fullName: "" },
    deviceId: null,
    address: "",
    idempotencyKey: null,
  };
}

/** Who waits for the run in progress to end, by key. */
export type WaitingRuns<Member> = Map<string, Member[]>;

/**
 * Runs at once when no other run of the key is in progress, else together with all who come before that one ends. So
 * there is one run of a key at a time, and it began after each of its members came.
 */
export async function joinRun<Member>(
  waiting: WaitingRuns<Member>,
  { key, member, run }: { key: string; member: Member; run: (members: readonly Member[]) => Promise<void> },
): Promise<void> {
  const others = waiting.get(key);
  if (others) {
    others.push(member);
    return;
  }
  try {
    for (let members = [member]; members.length > 0; members = waiting.get(key) ?? []) {
      waiting.set(key, []);
      await run(members); // oxlint-disable-line no-await-in-loop -- each run begins after the one before
    }
  } finally {
    waiting.delete(key);
  }
}
