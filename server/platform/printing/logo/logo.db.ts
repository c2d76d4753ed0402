import type { DotPicture } from "#common/printing/dot-picture.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SavedLogo = { version: number; logo: DotPicture | null };

export async function findLogo(sql: Sql, storeId: number): Promise<SavedLogo> {
  const row = await sql
    .selectFrom("storeLogos")
    .select(["version", "width", "height", "dots"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  if (row === undefined) {
    return { version: 0, logo: null };
  }
  const { version, width, height, dots } = row;
  const isThere = width !== null && height !== null && dots !== null;
  return { version, logo: isThere ? { width, height, dots } : null };
}

/** 0 before the first. */
export async function findLogoVersion(sql: Sql, storeId: number): Promise<number> {
  const row = await sql.selectFrom("storeLogos").select("version").where("storeId", "=", storeId).executeTakeFirst();
  return row?.version ?? 0;
}

type Saving = { storeId: number; logo: DotPicture | null; now: Date };

export async function saveLogo(sql: Sql, { storeId, logo, now }: Saving): Promise<void> {
  const picture = {
    width: logo?.width ?? null,
    height: logo?.height ?? null,
    dots: logo === null ? null : Buffer.from(logo.dots),
    setAt: now,
  };
  await sql
    .insertInto("storeLogos")
    .values({ storeId, version: 1, ...picture })
    .onConflict((conflict) =>
      conflict.column("storeId").doUpdateSet((row) => ({ ...picture, version: row("storeLogos.version", "+", 1) })),
    )
    .execute();
}
