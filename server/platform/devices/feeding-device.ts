import type { ActingStore, Context } from "#server/platform/context/context.ts";
import { notSignedIn } from "#server/platform/refusals/refusal.ts";

/**
 * The till, or the import, that speaks: told by its token before the operation, looked at again in its transaction, so
 * that a device which was revoked meanwhile gets nothing in.
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
