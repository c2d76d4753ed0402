import { createHmac } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { sql as raw } from "kysely";
import type { Context } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** What happens to a repeated request whose response holds a secret; see `OperationDefinition.secretAnswer`. */
export type SecretAnswer = "run-again" | "refuse-again";

type IdempotentRequest = { operation: string; input: unknown; secretAnswer: SecretAnswer | undefined };

type RequestKey = { key: string; accountId: number; userId: number; storeId: number | null; operation: string };

/**
 * Runs a request with an idempotency key once; a repeat by the same user at the same store gets the first response. The
 * key is inserted before the work, so a concurrent repeat waits at the unique index for the first commit.
 */
export async function answerOnce<T>(context: Context, request: IdempotentRequest, run: () => Promise<T>): Promise<T> {
  const { idempotencyKey: key, user } = context;
  if (key === null || user === null || request.secretAnswer === "run-again") {
    return run();
  }
  const { operation, secretAnswer } = request;
  const accountId = accountInReach(context, user);
  const requestKey = { key, accountId, userId: user.id, storeId: context.store?.id ?? null, operation };
  const inputHash = hashInput(context, { input: request.input, employeeId: context.employee?.id ?? null });
  if (!(await claimKey(context, requestKey, inputHash))) {
    return repeatAnswer(context, requestKey, [inputHash, hashInput(context, request.input)]);
  }
  const result = await run();
  if (secretAnswer === undefined) {
    await context.sql
      .updateTable("idempotencyKeys")
      .set({ answer: JSON.stringify({ value: result ?? null }) })
      .where("accountId", "=", requestKey.accountId)
      .where("userId", "=", requestKey.userId)
      .where("atStoreId", "is not distinct from", requestKey.storeId)
      .where("requestKey", "=", key)
      .execute();
  }
  return result;
}

/** Of the user; at a training store only its own account is in reach. */
function accountInReach({ store }: Context, user: { accountId: number }): number {
  return store?.isTraining === true ? store.accountId : user.accountId;
}

/** Returns a keyed hash, because a short input (a PIN) could be guessed from a plain one. */
function hashInput(context: Context, input: unknown): Buffer {
  return createHmac("sha256", context.platform.secretKey)
    .update(JSON.stringify(input) ?? "")
    .digest();
}

/** Returns false when the key was used before, including rows written before keys were bound to a user. */
async function claimKey(context: Context, requestKey: RequestKey, inputHash: Buffer): Promise<boolean> {
  const { key, accountId, userId, storeId, operation } = requestKey;
  const claimed = await raw`
    insert into idempotency_keys (account_id, key, user_id, at_store_id, request_key, operation, input_hash)
    select ${accountId}::integer, ${uuidv7()}::uuid, ${userId}::integer, ${storeId}::integer, ${key}::uuid,
      ${operation}, ${inputHash}::bytea
    where not exists (select from idempotency_keys where account_id = ${accountId} and key = ${key})
    on conflict (account_id, user_id, at_store_id, request_key) where request_key is not null do nothing
    returning key`.execute(context.sql);
  return claimed.rows.length > 0;
}

/** @throws Refusal when the key belongs to another request, or when the response was secret and is not stored */
async function repeatAnswer<T>(
  context: Context,
  requestKey: RequestKey,
  inputHashes: readonly [Buffer, Buffer],
): Promise<T> {
  const earlier = await context.sql
    .selectFrom("idempotencyKeys")
    .select(["operation", "inputHash", "answer", "requestKey"])
    .where("accountId", "=", requestKey.accountId)
    .where((is) =>
      is.or([
        is.and([
          is("userId", "=", requestKey.userId),
          is("atStoreId", "is not distinct from", requestKey.storeId),
          is("requestKey", "=", requestKey.key),
        ]),
        is("key", "=", requestKey.key),
      ]),
    )
    .executeTakeFirst();
  // Rows written before keys were bound to a user hold the hash of the input alone.
  const inputHash = inputHashes[earlier?.requestKey === null ? 1 : 0];
  if (earlier?.operation !== requestKey.operation || !inputHash.equals(earlier.inputHash)) {
    throw new Refusal("key-used-before", { message: "This request key was used for another request", status: 422 });
  }
  if (earlier.answer === null) {
    throw new Refusal("answer-not-kept", { message: "Already done. We show this only once. Try again." });
  }
  return (earlier.answer as { value: T }).value; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what this same operation returned and stored above
}
