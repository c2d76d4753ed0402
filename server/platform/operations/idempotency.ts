import { createHmac } from "node:crypto";
import type { Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

/**
 * A request that carries a key acts once: the same key gives the first answer again. The key is inserted before the work,
 * so a second request that arrives meanwhile waits for the first one's commit at the unique index.
 */
export async function answerOnce<T>(
  context: Context,
  request: { operation: string; input: unknown },
  act: () => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key, user } = context;
  if (key === null || user === null) {
    return act();
  }
  // Keyed, because a short input (a PIN) could be guessed back from a plain hash.
  const inputHash = createHmac("sha256", context.platform.secretKey)
    .update(JSON.stringify(request.input) ?? "")
    .digest();
  const claimed = await context.sql
    .insertInto("idempotency_keys")
    .values({ account_id: user.accountId, key, operation: request.operation, input_hash: inputHash })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!claimed) {
    return earlierAnswer(context, { key, accountId: user.accountId, operation: request.operation, inputHash });
  }
  const answer = await act();
  await context.sql
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify({ value: answer ?? null }) })
    .where("account_id", "=", user.accountId)
    .where("key", "=", key)
    .execute();
  return answer;
}

async function earlierAnswer<T>(
  context: Context,
  request: { key: string; accountId: number; operation: string; inputHash: Buffer },
): Promise<T> {
  const earlier = await context.sql
    .selectFrom("idempotency_keys")
    .select(["operation", "input_hash", "answer"])
    .where("account_id", "=", request.accountId)
    .where("key", "=", request.key)
    .executeTakeFirst();
  if (earlier?.operation !== request.operation || !request.inputHash.equals(earlier.input_hash)) {
    throw new Refusal("key-used-before", { message: "This request key was used for another request", status: 422 });
  }
  return (earlier.answer as { value: T }).value; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what this same operation returned and stored above
}
