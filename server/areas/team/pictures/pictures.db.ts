import type { Sql } from "#server/platform/db/db.ts";
import type { PictureType } from "#common/picture-type.ts";

type PictureKey = { storeId: number; employeeId: number };

export async function savePicture(
  sql: Sql,
  picture: PictureKey & { key: string; mediaType: Exclude<PictureType, "image/gif">; bytes: Buffer; now: Date },
): Promise<void> {
  const values = { key: picture.key, mediaType: picture.mediaType, bytes: picture.bytes, setAt: picture.now };
  await sql
    .insertInto("employeePictures")
    .values({ storeId: picture.storeId, employeeId: picture.employeeId, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "employeeId"]).doUpdateSet(values))
    .execute();
}

export async function deletePicture(sql: Sql, { storeId, employeeId }: PictureKey): Promise<void> {
  await sql
    .deleteFrom("employeePictures")
    .where("storeId", "=", storeId)
    .where("employeeId", "=", employeeId)
    .execute();
}

export async function saveAvatarUrl(
  sql: Sql,
  { storeId, employeeId, url }: PictureKey & { url: string | null },
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ avatarUrl: url })
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .execute();
}

export async function findPicture(sql: Sql, key: string): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  return sql.selectFrom("employeePictures").select(["mediaType", "bytes"]).where("key", "=", key).executeTakeFirst();
}
