/** Gives points, and withdraws those of what came back, each exactly once. */
import { z } from "zod";
import { foreignText, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import type { PointsBook } from "#server/adapters/loyalty/loyalty.ts";
import { claimTry, noteFailure, noteSuccess, openConnection } from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import * as db from "./awards.db.ts";
import type { ClaimedAward } from "./awards.db.ts";
import { awardKinds, isStillMatching, nextLookAt, pointsOwed } from "./earning.rules.ts";
import { bookAwards, findActiveLoyalty, serviceOf, withBook } from "./loyalty-service.ts";
import { awardKey, reversalKey } from "./request-key.ts";
import { countOutcome } from "./runs.db.ts";

const permission = "automations:manage" as const;
/** A try that takes longer has died with its process. */
const leaseMs = 60_000;
/** The job ends after so many and goes on in the next one. */
const mostOfJob = 200;

const awardKeyInput = { kind: z.enum(awardKinds), transactionId: inputText.min(1).max(110) };

/** Gives and withdraws what is due. A fault of the service ends it: the rest waits for the time that the fault names. */
export async function awardPoints(request: StoreRequest): Promise<void> {
  const service = await viewService(request, {});
  if (service === null) {
    return;
  }
  const isGoingOn = service.mayTry && (await settleSome(request, service.id));
  await bookRest(request, { isGoingOn });
}

/** Resolves to whether the service took all that was tried. */
async function settleSome(request: StoreRequest, id: string): Promise<boolean> {
  const counts = { awarded: 0, reversed: 0 };
  let isWell = true;
  for (let tried = 0; tried < mostOfJob && isWell; tried += 1) {
    const award = await claimAward(request, { id });
    if (award === null) {
      break;
    }
    try {
      const outcome = await withBook(request, id, (book) => settle(request, { id, book, award }));
      counts.awarded += outcome === "awarded" ? 1 : 0;
      counts.reversed += outcome === "reversed" ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ProviderFault)) {
        throw error;
      }
      isWell = await noteFault(request, { id, award, fault: error });
    }
  }
  await noteRound(request, { id, ...counts });
  return isWell;
}

type Settling = { id: string; book: PointsBook; award: ClaimedAward };
type Outcome = "awarded" | "reversed" | "waiting";

async function settle(request: StoreRequest, settling: Settling): Promise<Outcome> {
  return settling.award.awardedAt === null ? giveOne(request, settling) : takeBackOne(request, settling);
}

async function giveOne(request: StoreRequest, { id, book, award }: Settling): Promise<Outcome> {
  const key = keyOf(award);
  if (award.sentAt !== null && isKeyForgotten(request, { id, sentAt: award.sentAt })) {
    await noteUnknown(request, key);
    return "waiting";
  }
  const account = award.accountRef ?? (await findAccount(request, { id, book, award }));
  if (account === null) {
    await noteUnmatched(request, { ...key, happenedAt: award.happenedAt, hasPhone: award.phone !== null });
    return "waiting";
  }
  // From here on the points may be there, whatever becomes of this process.
  if (!(await markSending(request, { ...key, account, points: award.points }))) {
    return "waiting";
  }
  const entry = await book.addPoints({
    account,
    points: award.points,
    reason: reasonOf(request, award),
    idempotencyKey: awardKey({ storeId: request.store.id, ...key }),
  });
  return (await noteAwarded(request, { ...key, entry })) ? "awarded" : "waiting";
}

/** In our own book a family that shares a phone has an account each. */
function findAccount(request: StoreRequest, { id, book, award }: Settling): Promise<string | null> {
  const isHouse = serviceOf(request.platform, id).kind === "house";
  if (isHouse && award.personId !== null) {
    return Promise.resolve(award.personId);
  }
  return award.phone === null ? Promise.resolve(null) : book.findAccount(award.phone);
}

async function takeBackOne(request: StoreRequest, { book, award }: Settling): Promise<Outcome> {
  const key = keyOf(award);
  const points = award.reversingPoints > 0 ? award.reversingPoints : pointsOwed(award);
  if (points === 0 || award.accountRef === null || !(await markReversing(request, { ...key, points }))) {
    await leaveReversal(request, key);
    return "waiting";
  }
  await book.reversePoints({
    account: award.accountRef,
    points,
    reason: `${reasonOf(request, award)} came back`,
    idempotencyKey: reversalKey({ storeId: request.store.id, ...key }, award.reversedPoints),
  });
  const isNoted = await noteReversed(request, { ...key, points, reversedSoFar: award.reversedPoints });
  return isNoted ? "reversed" : "waiting";
}

function keyOf({ kind, transactionId }: ClaimedAward) {
  return { kind, transactionId };
}

function reasonOf({ store }: StoreRequest, { kind, number }: ClaimedAward): string {
  return `${kind === "sale" ? "Ticket" : "Buy"} ${number} at ${store.name}`.slice(0, 180);
}

/** A key that the service may have forgotten would give the points again. */
function isKeyForgotten(request: StoreRequest, { id, sentAt }: { id: string; sentAt: Date }): boolean {
  const service = serviceOf(request.platform, id);
  return service.kind === "outside" && request.platform.clock().getTime() - sentAt.getTime() > service.keysHoldMs;
}

/** The service that gives the store's points; null while it is not started. */
const viewService = operation({
  name: "loyalty.viewService",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  async run(context): Promise<{ id: string; mayTry: boolean } | null> {
    const id = await findActiveLoyalty(context);
    const connection = id === null ? null : await openConnection(context, { id });
    if (id === null || connection === null) {
      return null;
    }
    // After a failure one try has its turn, and not before its time.
    return { id, mayTry: connection.retryAt === null || (await claimTry(context, { id })) };
  },
});

const claimAward = operation({
  name: "loyalty.claimAward",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: inputText.max(40) }),
  run(context, { id }): Promise<ClaimedAward | null> {
    const { sql, now, store } = context;
    const until = new Date(now.getTime() + leaseMs);
    return db.claimAward(sql, { storeId: store.id, accountId: store.accountId, provider: id, now, until });
  },
});

const markSending = operation({
  name: "loyalty.markSending",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ ...awardKeyInput, account: foreignText(100).min(1), points: z.int().min(1).max(100_000_000) }),
  run: (context, input): Promise<boolean> =>
    db.markSending(context.sql, { storeId: context.store.id, ...input, at: context.now }),
});

const noteAwarded = operation({
  name: "loyalty.noteAwarded",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ ...awardKeyInput, entry: foreignText(100).min(1) }),
  async run(context, input): Promise<boolean> {
    const storeId = context.store.id;
    const saved = await db.saveAwarded(context.sql, { storeId, ...input, at: context.now });
    if (saved !== null) {
      await countOutcome(context.sql, { storeId, awarded: 1, points: saved.points });
    }
    return saved !== null;
  },
});

const noteUnmatched = operation({
  name: "loyalty.noteUnmatched",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ ...awardKeyInput, happenedAt: instantDate, hasPhone: z.boolean() }),
  async run(context, { happenedAt, hasPhone, ...key }): Promise<void> {
    const award = { storeId: context.store.id, ...key };
    if (!hasPhone) {
      await db.saveStanding(context.sql, { ...award, state: "no_phone", reason: "no_phone", nextTryAt: null });
      return;
    }
    const nextTryAt = nextLookAt(happenedAt, context.now);
    const state = isStillMatching(happenedAt, context.now) ? "pending" : "no_account";
    await db.saveStanding(context.sql, { ...award, state, reason: "not_joined", nextTryAt });
  },
});

/** The service has not answered for so long that it may have forgotten the key: a person has to look there. */
const noteUnknown = operation({
  name: "loyalty.noteUnknown",
  kind: "write",
  permission,
  on: "store",
  input: z.object(awardKeyInput),
  run: (context, key): Promise<void> =>
    db.saveStanding(context.sql, {
      ...{ storeId: context.store.id, ...key },
      ...{ state: "error", reason: "no_answer", nextTryAt: null },
    }),
});

const markReversing = operation({
  name: "loyalty.markReversing",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ ...awardKeyInput, points: z.int().min(1).max(100_000_000) }),
  run: (context, input): Promise<boolean> => db.markReversing(context.sql, { storeId: context.store.id, ...input }),
});

const noteReversed = operation({
  name: "loyalty.noteReversed",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    ...awardKeyInput,
    points: z.int().min(1).max(100_000_000),
    reversedSoFar: z.int().min(0).max(100_000_000),
  }),
  async run(context, input): Promise<boolean> {
    const storeId = context.store.id;
    const isNoted = await db.saveReversed(context.sql, { storeId, ...input, at: context.now });
    if (isNoted) {
      await countOutcome(context.sql, { storeId, reversedPoints: input.points });
    }
    return isNoted;
  },
});

const leaveReversal = operation({
  name: "loyalty.leaveReversal",
  kind: "write",
  permission,
  on: "store",
  input: z.object(awardKeyInput),
  run: (context, key): Promise<void> => db.endDue(context.sql, { storeId: context.store.id, ...key }),
});

/** Resolves to whether the next row may be tried: what was refused of one says nothing of the others. */
async function noteFault(
  request: StoreRequest,
  { id, award, fault }: { id: string; award: ClaimedAward; fault: ProviderFault },
): Promise<boolean> {
  const { code, message: text, retryAfterMs } = fault;
  await noteFailure(request, { id, kind: "points", code, text: text || code, retryAfterMs });
  if (code === "refused") {
    await noteRefused(request, { ...keyOf(award), text, isReversal: award.awardedAt !== null });
  }
  return code === "refused";
}

const noteRefused = operation({
  name: "loyalty.noteRefused",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ ...awardKeyInput, text: foreignText(500), isReversal: z.boolean() }),
  async run(context, { text, isReversal, ...key }): Promise<void> {
    const award = { storeId: context.store.id, ...key, problem: text };
    await (isReversal
      ? db.saveRefusedReversal(context.sql, award)
      : db.saveStanding(context.sql, { ...award, state: "error", reason: "refused", nextTryAt: null }));
  },
});

const noteRound = operation({
  name: "loyalty.noteRound",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    id: inputText.max(40),
    awarded: z.int().min(0).max(1000),
    reversed: z.int().min(0).max(1000),
  }),
  async run(context, { id, awarded, reversed }): Promise<void> {
    if (awarded + reversed > 0) {
      const parts = [awarded > 0 && `${awarded} awarded`, reversed > 0 && `${reversed} taken back`];
      const text = `Points: ${parts.filter((part) => part !== false).join(", ")}`;
      await noteSuccess(context, { id, kind: "points", text });
    }
  },
});

const bookRest = operation({
  name: "loyalty.bookRest",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ isGoingOn: z.boolean() }),
  async run(context, { isGoingOn }): Promise<void> {
    await bookAwards(context, { notBefore: isGoingOn ? null : await serviceRetryAt(context) });
  },
});

async function serviceRetryAt(context: StoreContext): Promise<Date | null> {
  const id = await findActiveLoyalty(context);
  return id === null ? null : ((await openConnection(context, { id }))?.retryAt ?? null);
}
