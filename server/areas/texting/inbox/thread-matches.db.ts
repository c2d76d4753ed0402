import { sql as raw } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { withoutAccents } from "#common/people/without-accents.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ThreadSearch } from "./thread-search.rules.ts";

/** As many are listed by their ids; where more match, the threads are looked through from the newest one. */
const mostIds = 5000;

/** `condition` is about `thread`; at least so many threads meet it. */
export type ThreadMatches = { condition: RawBuilder<SqlBool>; atLeast: number };

type Searched = { storeId: number; accountId: number; search: ThreadSearch };

/** Looks once which threads a search means, for the page and for the count. */
export async function findMatches(sql: Sql, { search, ...key }: Searched): Promise<ThreadMatches> {
  const { digits, words } = search;
  if (digits !== null) {
    return findByPhone(sql, { ...key, digits });
  }
  return words.length === 0 ? { condition: raw`false`, atLeast: 0 } : findByWords(sql, { ...key, words });
}

const wholePhone = 10;

async function findByPhone(sql: Sql, { storeId, digits }: { storeId: number; digits: string }): Promise<ThreadMatches> {
  if (digits.length === wholePhone) {
    return { condition: raw`thread.phone = ${`+1${digits}`}`, atLeast: 0 };
  }
  const condition = raw<SqlBool>`thread.phone like ${`%${digits}%`}`;
  const ids = await listIds(
    sql,
    raw`select thread.id from texting_threads as thread where thread.store_id = ${storeId} and ${condition}`,
  );
  return isMany(ids) ? { condition, atLeast: ids.length } : { condition: isOneOf(ids), atLeast: ids.length };
}

type Words = { storeId: number; accountId: number; words: readonly string[] };

/** By the customer's name, the register's where we have no record, or what was texted. */
async function findByWords(sql: Sql, key: Words): Promise<ThreadMatches> {
  const named = await listIds(sql, namedIds(key));
  const written = await listIds(sql, writtenIds(key));
  const registered = (await listIds(sql, registeredIds(key))).slice(0, mostIds);
  const atLeast = new Set([...named, ...written, ...registered]).size;
  if (!isMany(named) && !isMany(written)) {
    // One list of ids is looked up by the index; two with an "or" between them are not.
    return { condition: isOneOf([...named, ...written, ...registered]), atLeast };
  }
  const byName = isMany(named) ? isNamed(key) : isOneOf(named);
  const byText = isMany(written) ? isWritten(key) : isOneOf(written);
  return { condition: raw<SqlBool>`(${byName} or ${byText} or ${isOneOf(registered)})`, atLeast };
}

async function listIds(sql: Sql, query: RawBuilder<unknown>): Promise<string[]> {
  const result = await raw<{ id: string }>`
    /* texting.findMatches */ ${query} limit ${mostIds + 1}`.execute(sql);
  return result.rows.map(({ id }) => id);
}

function isMany(ids: readonly string[]): boolean {
  return ids.length > mostIds;
}

function isOneOf(ids: readonly string[]): RawBuilder<SqlBool> {
  return raw`thread.id = any(${[...new Set(ids)]}::uuid[])`;
}

function namedIds(key: Words): RawBuilder<unknown> {
  return raw`select thread.id from (${namedPhones(key)}) as named
    join texting_threads as thread on thread.store_id = ${key.storeId} and thread.phone = named.phone`;
}

/** Asked of one thread after the other, as of what was texted. */
function isNamed(key: Words): RawBuilder<SqlBool> {
  return raw`(select true from (${namedPhones(key)}) as named where named.phone = thread.phone limit 1)`;
}

/** Each of the words begins one of the customer's names. */
function namedPhones({ accountId, words }: Words): RawBuilder<unknown> {
  const [first = "", ...others] = words.map(withoutAccents);
  const alsoHas = others.map(
    (word) => raw`and exists (select from customer_phone_words_view as other where other.account_id = ${accountId}
      and other.record_id = name.record_id and ${isBegunBy("other.word", word)})`,
  );
  return raw`select name.phone from customer_phone_words_view as name
    where name.account_id = ${accountId} and ${isBegunBy("name.word", first)} ${raw.join(alsoHas, raw` `)}`;
}

/** So many of the newest threads are looked through for names that no index has: those of the register alone. */
const registerLooks = 20_000;

function registeredIds({ storeId, accountId, words }: Words): RawBuilder<unknown> {
  const conditions = words.map(
    (word) => raw`strpos(' ' || regexp_replace(hangtag.plain_text(register.name), '[^[:alnum:]]+', ' ', 'g'),
      ${` ${withoutAccents(word)}`}) > 0`,
  );
  return raw`select thread.id from (
      select id, phone from texting_threads where store_id = ${storeId}
      order by last_message_at desc, id limit ${registerLooks}) as thread
    where exists (
      select from (
        select name from pos_contacts_view where store_id = ${storeId} and phone_digits = substr(thread.phone, 3)
        union all
        select name from pos_contacts_view where store_id = ${storeId} and customer_code = substr(thread.phone, 3)
      ) as register where ${raw.join(conditions, raw` and `)})
    and not exists (
      select from customer_phones_view as known where known.account_id = ${accountId} and known.phone = thread.phone)`;
}

/** One word of the index leads to the threads, which are then asked for the others. */
function writtenIds({ storeId, words: [first = "", ...others] }: Words): RawBuilder<unknown> {
  const joined = others.map(
    (word, at) => raw`join texting_words as ${raw.ref(`word${at}`)} on ${raw.ref(`word${at}.store_id`)} = ${storeId}
      and ${raw.ref(`word${at}.thread_id`)} = word.thread_id and ${isBegunBy(`word${at}.word`, word)}`,
  );
  return raw`select word.thread_id as id from texting_words as word ${raw.join(joined, raw` `)}
    where word.store_id = ${storeId} and ${isBegunBy("word.word", first)}`;
}

/** Asked of one thread after the other: a set of so many would have to be made whole first. */
function isWritten({ storeId, words }: Words): RawBuilder<SqlBool> {
  const conditions = words.map(
    (word) => raw`(select true from texting_words as word where word.store_id = ${storeId}
      and word.thread_id = thread.id and ${isBegunBy("word.word", word)} limit 1)`,
  );
  return raw`(${raw.join(conditions, raw` and `)})`;
}

/** Ranges in byte order, since a pattern would not pass row-level security to the index of the words. */
function isBegunBy(column: string, word: string): RawBuilder<SqlBool> {
  return raw`(${raw.ref(column)} >= ${word} and ${raw.ref(column)} < ${`${word}\u{10ffff}`})`;
}
