import { createHmac } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { sql as raw } from "kysely";
import type { Context } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** What an operation says of its answer when that holds a secret; see `OperationDefinition.secretAnswer`. */
export type SecretAnswer = "run-again" | "refuse-again";

type AnsweredRequest = { operation: string; input: unknown; secretAnswer: SecretAnswer | undefined };

type BoundKey = { key: string; accountId: number; userId: number; storeId: number | null; operation: string };

/**
 * A request that carries a key acts once: the same key gives the first answer again to the same login at the same store.
 * The key is inserted before the work, so a second request that arrives meanwhile waits for the first one's commit at the
 * unique index.
 */
export async function answerOnce<T>(context: Context, request: AnsweredRequest, act: () => Promise<T>): Promise<T> {
  const { idempotencyKey: key, user } = context;
  if (key === null || user === null || request.secretAnswer === "run-again") {
    return act();
  }
  const { operation, secretAnswer } = request;
  const bound = { key, accountId: user.accountId, userId: user.id, storeId: context.store?.id ?? null, operation };
  const inputHash = hashOfInput(context, { input: request.input, employeeId: context.employee?.id ?? null });
  if (!(await claim(context, bound, inputHash))) {
    return earlierAnswer(context, bound, [inputHash, hashOfInput(context, request.input)]);
  }
  const answer = await act();
  if (secretAnswer === undefined) {
    await context.sql
      .updateTable("idempotencyKeys")
      .set({ answer: JSON.stringify({ value: answer ?? null }) })
      .where("accountId", "=", bound.accountId)
      .where("userId", "=", bound.userId)
      .where("atStoreId", "is not distinct from", bound.storeId)
      .where("requestKey", "=", key)
      .execute();
  }
  return answer;
}

/** Keyed, because a short input (a PIN) could be guessed back from a plain hash. */
function hashOfInput(context: Context, input: unknown): Buffer {
  return createHmac("sha256", context.platform.secretKey)
    .update(JSON.stringify(input) ?? "")
    .digest();
}

/** False when the key was used before, also in a row of the program before the keys were bound. */
async function claim(context: Context, bound: BoundKey, inputHash: Buffer): Promise<boolean> {
  const { key, accountId, userId, storeId, operation } = bound;
  const claimed = await raw`
    insert into idempotency_keys (account_id, key, user_id, at_store_id, request_key, operation, input_hash)
    select ${accountId}::integer, ${uuidv7()}::uuid, ${userId}::integer, ${storeId}::integer, ${key}::uuid,
      ${operation}, ${inputHash}::bytea
    where not exists (select from idempotency_keys where account_id = ${accountId} and key = ${key})
    on conflict (account_id, user_id, at_store_id, request_key) where request_key is not null do nothing
    returning key`.execute(context.sql);
  return claimed.rows.length > 0;
}

/** @throws Refusal when the key came with another request, or when the answer was a secret and is not kept */
async function earlierAnswer<T>(context: Context, bound: BoundKey, inputHashes: readonly [Buffer, Buffer]): Promise<T> {
  const earlier = await context.sql
    .selectFrom("idempotencyKeys")
    .select(["operation", "inputHash", "answer", "requestKey"])
    .where("accountId", "=", bound.accountId)
    .where((is) =>
      is.or([
        is.and([
          is("userId", "=", bound.userId),
          is("atStoreId", "is not distinct from", bound.storeId),
          is("requestKey", "=", bound.key),
        ]),
        is("key", "=", bound.key),
      ]),
    )
    .executeTakeFirst();
  // A row of the program before the keys were bound holds the hash of the input alone.
  const inputHash = inputHashes[earlier?.requestKey === null ? 1 : 0];
  if (earlier?.operation !== bound.operation || !inputHash.equals(earlier.inputHash)) {
    throw new Refusal("key-used-before", { message: "This request key was used for another request", status: 422 });
  }
  if (earlier.answer === null) {
    throw new Refusal("answer-not-kept", { message: "Already done. We show this only once. Try again." });
  }
  return (earlier.answer as { value: T }).value; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what this same operation returned and stored above
}
