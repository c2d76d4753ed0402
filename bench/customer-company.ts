import type pg from "pg";

export const customers = 200_000;
/** Many are called alike, as people are. */
const firstNames = 400;
const lastNames = 6000;

/** Fills a company with 200,000 customers, each with one finished buy of its store. */
export async function fillCustomers(owner: pg.Pool, store: { id: number; accountId: number }): Promise<void> {
  await owner.query("alter table customers disable trigger user");
  await owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, email, created_at)
     select $2, gen_random_uuid(), $1, ${nameOf("n", firstNames)}, ${nameOf("n * 31", lastNames)},
       '+1614' || (2000000 + n * 37), 'person' || n || '@mail.example', now()
     from generate_series(0, ${customers - 1}) as n`,
    [store.id, store.accountId],
  );
  await owner.query("alter table customers enable trigger user");
  await owner.query(
    `insert into customer_words (account_id, word, record_id, customer_id)
     select person.account_id, word, person.id, person.id
     from customers as person
       cross join lateral hangtag.words_of_customer(first_name || ' ' || last_name, mobile, email) as word
     where person.account_id = $1`,
    [store.accountId],
  );
  await owner.query(
    `insert into buys (store_id, id, account_id, customer_id, business_date, number, bags, status, stage, checked_in_at)
     select $1, gen_random_uuid(), $2, id, date '2020-01-01' + (place / 900)::int, 1 + place % 900, 2, 'complete', 'complete', now()
     from (select id, row_number() over () - 1 as place from customers where account_id = $2) as person`,
    [store.id, store.accountId],
  );
  await owner.query("vacuum analyze customers, customer_words, buys");
}

/** A made-up name of letters alone, the same for each number below `count`. */
function nameOf(number: string, count: number): string {
  const letter = (place: number) => `chr(97 + (((${number}) % ${count}) * 7 / ${26 ** place} + ${place} * 5) % 26)`;
  return `initcap(${[0, 1, 2, 3, 4].map(letter).join(" || ")})`;
}
