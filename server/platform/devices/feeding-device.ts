import type { ActingStore, Context } from "#server/platform/context/context.ts";
import { notSignedIn } from "#server/platform/refusals/refusal.ts";

/**
 * Returns the till or import of the request. Its token was checked before the operation; this checks it again inside the
 * transaction, so that a device revoked meanwhile cannot write.
 *
 * @throws Refusal 401 for anybody else
 */
export async function feedingDevice(context: Context): Promise<{ store: ActingStore; deviceId: string }> {
  const { store, deviceId, sql } = context;
  if (store === null || deviceId === null) {
    throw notSignedIn();
  }
  const device = await sql
    .selectFrom("devices")
    .select("id")
    .where("storeId", "=", store.id)
    .where("id", "=", deviceId)
    .where("type", "in", ["pos", "import"])
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (!device) {
    throw notSignedIn();
  }
  return { store, deviceId };
}
