import { v7 as uuidv7 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

/** What every store begins with: a back room whose bins go to the floor, where they are emptied. */
export async function insertDefaultLocations(sql: Sql, change: { storeId: number; at: Date }): Promise<void> {
  const [backRoom, floor] = [uuidv7(), uuidv7()];
  const common = { storeId: change.storeId, createdAt: change.at };
  await sql
    .insertInto("backstockLocations")
    .values([
      { ...common, id: floor, number: 2, name: "Floor", position: 1, isTerminal: true },
      { ...common, id: backRoom, number: 1, name: "Back room", position: 0, isDefault: true, nextLocationId: floor },
    ])
    .execute();
}
