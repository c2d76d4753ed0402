import { practiceTexting } from "#server/adapters/texting/texting-providers.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { TestStore } from "#tests/kit/people.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

/** The bare training copy of a store, as the job makes it first: a number at the practice carrier and nobody in it. */
export async function aTrainingStore(program: Pick<TestProgram, "owner">, store: TestStore): Promise<TestStore> {
  const name = `${store.name} training`;
  const account = await program.owner.query<{ id: number }>(
    "insert into accounts (name, training_of) values ($1, $2) returning id",
    [name, store.accountId],
  );
  const accountId = Number(account.rows[0]?.id);
  const copy = await program.owner.query<{ id: number }>(
    `insert into stores (account_id, name, initials, number, brand_kind, time_zone, training_of)
     select $1, $2, initials, number, brand_kind, time_zone, id from stores where id = $3 returning id`,
    [accountId, name, store.id],
  );
  const id = Number(copy.rows[0]?.id);
  await program.owner.query("insert into store_settings (store_id) values ($1)", [id]);
  await program.owner.query(
    `insert into texting_numbers (store_id, provider, phone, number_id, service_id, ordered_at, registration_state)
     values ($1, 'training', '+16085550100', 'practice', 'practice', now(), 'active')`,
    [id],
  );
  return { id, accountId, name };
}

/** A program that knows no outside service, and has the practice carrier. */
export function practiceServices(): Services {
  return openServices([], [practiceTexting.open({})]);
}
