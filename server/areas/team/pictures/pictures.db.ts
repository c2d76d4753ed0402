import type { Sql } from "#server/platform/db/db.ts";
import type { PictureType } from "./pictures.rules.ts";

type Who = { storeId: number; employeeId: number };

export async function savePicture(
  sql: Sql,
  picture: Who & { key: string; mediaType: PictureType; bytes: Buffer; now: Date },
): Promise<void> {
  const values = { key: picture.key, media_type: picture.mediaType, bytes: picture.bytes, set_at: picture.now };
  await sql
    .insertInto("employee_pictures")
    .values({ store_id: picture.storeId, employee_id: picture.employeeId, ...values })
    .onConflict((conflict) => conflict.columns(["store_id", "employee_id"]).doUpdateSet(values))
    .execute();
}

export async function deletePicture(sql: Sql, { storeId, employeeId }: Who): Promise<void> {
  await sql
    .deleteFrom("employee_pictures")
    .where("store_id", "=", storeId)
    .where("employee_id", "=", employeeId)
    .execute();
}

export async function saveAvatarUrl(
  sql: Sql,
  { storeId, employeeId, url }: Who & { url: string | null },
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ avatar_url: url })
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .execute();
}

export async function findPicture(sql: Sql, key: string): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  return sql
    .selectFrom("employee_pictures")
    .select(["media_type as mediaType", "bytes"])
    .where("key", "=", key)
    .executeTakeFirst();
}
