import type pg from "pg";

export const threads = 50_000;
export const texts = 600_000;
const each = texts / threads;
/** Of how many words the texts are made, beside some that stand in every thread. */
const vocabulary = 3000;

/** The word of a number, such as `kaq17`: many begin alike, few are the same. */
export function wordOf(at: number): string {
  const letter = (place: number) => String.fromCodePoint(97 + (Math.floor(at / 26 ** place) % 26));
  return `${letter(0)}${letter(1)}q${at}`;
}

/** The customer's phone of a thread, the newest thread first. */
export function phoneOf(thread: number): string {
  return `+1614${String(2_000_000 + thread * 131)}`;
}

/**
 * Fills a store with three years of texts: 50,000 threads of twelve each, of which 40,000 are with customers who have a
 * name. Nine in ten are done; some hundred are unread, wait for a reply or have failed, and sixty belong to open buys.
 */
export async function fillTextingStore(owner: pg.Pool, store: { id: number; accountId: number }): Promise<void> {
  const values = [store.id, store.accountId];
  await owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, created_at)
     select $2, gen_random_uuid(), $1, 'First' || n % 200, 'Last' || n / 16, '+1614' || (2000000 + n * 131), now()
     from generate_series(0, ${threads * 0.8 - 1}) as n`,
    values,
  );
  await owner.query(
    `insert into buys (store_id, id, account_id, customer_id, business_date, number, bags, checked_in_at)
     select $1, gen_random_uuid(), $2, id, current_date, row_number() over (), 2, now()
     from (select id from customers where account_id = $2 order by mobile limit 60) as seller`,
    values,
  );
  await owner.query(
    `insert into texting_numbers (store_id, provider, phone, number_id, service_id, ordered_at, registration_state)
     values ($1, 'twilio', '+16144440001', 'PN1', 'MG1', now(), 'active')`,
    [store.id],
  );
  await owner.query(
    `insert into texting_threads (store_id, id, phone, state, needs_reply, unread_count, has_failed, is_pinned, created_at,
       last_message_at, last_inbound_at)
     select $1, gen_random_uuid(), '+1614' || (2000000 + n * 131), case when n < ${threads / 10} then 'open' else 'done' end,
       n < 4000 and n % 5 = 0, case when n < 4000 and n % 7 = 0 then 2 else 0 end, n < 4000 and n % 11 = 0, n % 9001 = 5,
       newest.at - interval '30 days', newest.at, newest.at
     from generate_series(0, ${threads - 1}) as n
     cross join lateral (select now() - n * interval '30 minutes' as at) as newest`,
    [store.id],
  );
  await fillTexts(owner, store);
  await owner.query(
    `insert into texting_consents (store_id, id, phone, action, purpose, source, wording, recorded_at)
     select $1, gen_random_uuid(), phone, 'opt_in', purpose, 'check_in', 'You may text me', created_at
     from texting_threads, unnest(array['buys', 'marketing']) as purpose where store_id = $1`,
    [store.id],
  );
  await owner.query(
    `vacuum analyze customers, buys, texting_threads, texting_messages, texting_words, texting_consents`,
  );
}

/** What the triggers would do for each row alone is done for all at once. */
async function fillTexts(owner: pg.Pool, store: { id: number }): Promise<void> {
  const words = Array.from({ length: vocabulary }, (_, at) => wordOf(at));
  await owner.query("alter table texting_messages disable trigger user");
  await owner.query(
    `insert into texting_messages (store_id, id, thread_id, direction, kind, body, segments, status, send_at, sent_at,
       ended_at, created_at)
     select $1, gen_random_uuid(), thread.id, way.direction, 'conversation',
       case way.direction when 'in' then 'Is my buy ready? ' else 'Yes, come by today. ' end
         || word[1 + n % ${vocabulary}] || ' ' || word[1 + (n * 7919) % ${vocabulary}] || ' '
         || word[1 + (n / 7) % ${vocabulary}],
       1, case way.direction when 'in' then 'received' else 'delivered' end,
       out.at, out.at, out.at, sent.at
     from (
       select id, last_message_at, row_number() over (order by last_message_at desc) - 1 as place
       from texting_threads where store_id = $1) as thread
     cross join generate_series(0, ${each - 1}) as back
     cross join lateral (select thread.place * ${each} + back as n, $2::text[] as word) as made
     cross join lateral (select case when back % 2 = 0 then 'in' else 'out' end as direction) as way
     cross join lateral (select thread.last_message_at - back * interval '2 days' as at) as sent
     cross join lateral (select case when way.direction = 'out' then sent.at end as at) as out`,
    [store.id, words],
  );
  await owner.query("alter table texting_messages enable trigger user");
  await owner.query(
    `insert into texting_words (store_id, word, thread_id)
     select distinct store_id, word, thread_id
     from texting_messages, regexp_split_to_table(lower(body), '[^[:alnum:]]+') as word
     where store_id = $1 and char_length(word) between 2 and 40`,
    [store.id],
  );
}
