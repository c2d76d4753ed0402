import { randomUUID } from "node:crypto";
import type { TestStore } from "./people.ts";
import type { TestProgram as WholeProgram } from "./test-program.ts";

type TestProgram = Pick<WholeProgram, "owner">;

export type TestLocations = { backRoomId: string; floorId: string };

/** The two locations that every store begins with. */
export async function findLocations(program: TestProgram, store: TestStore): Promise<TestLocations> {
  const { rows } = await program.owner.query<{ back: string; floor: string }>(
    `select (array_agg(id) filter (where is_default))[1] as back, (array_agg(id) filter (where is_terminal))[1] as floor
     from backstock_locations where store_id = $1`,
    [store.id],
  );
  return { backRoomId: rows[0]?.back ?? "", floorId: rows[0]?.floor ?? "" };
}

export async function aCategory(program: TestProgram, store: TestStore, name: string): Promise<{ id: string }> {
  const id = randomUUID();
  await program.owner.query(
    `insert into backstock_categories (store_id, id, name, position, created_at)
     select $1, $2, $3, count(*), now() from backstock_categories where store_id = $1`,
    [store.id, id, name],
  );
  return { id };
}

export async function aBin(
  program: TestProgram,
  store: TestStore,
  number: number,
): Promise<{ id: string; number: number }> {
  const id = randomUUID();
  await program.owner.query("insert into bins (store_id, id, number, created_at) values ($1, $2, $3, now())", [
    store.id,
    id,
    number,
  ]);
  return { id, number };
}

/** A bin that holds something, without the event of its filling. */
export async function aFilledBin(
  program: TestProgram,
  store: TestStore,
  fields: { number: number; categoryId: string; locationId: string; inventoryDate?: string },
): Promise<{ id: string; binId: string }> {
  const { id: binId } = await aBin(program, store, fields.number);
  const id = randomUUID();
  await program.owner.query(
    `insert into backstock_fillings
       (store_id, id, bin_id, category_id, location_id, inventory_date, created_at, filled_on)
     values ($1, $2, $3, $4, $5, coalesce($6::date, current_date), now(), current_date)`,
    [store.id, id, binId, fields.categoryId, fields.locationId, fields.inventoryDate ?? null],
  );
  return { id, binId };
}
