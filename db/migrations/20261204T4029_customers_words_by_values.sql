-- PostgreSQL 15.20 and its sisters of that day refuse to rewrite a table whose row type a function's body uses, and the
-- next migration rewrites customers. The function takes values instead; a database that is past that one loses nothing.
create or replace function hangtag.words_of_customer(
  full_name text, mobile text, email text
) returns setof text language sql immutable
begin atomic
  select distinct word from (
    select left(name_word, 60) as word
    from regexp_split_to_table(hangtag.plain_text(full_name), '[^[:alnum:]]+') as name_word
    union all select substr(mobile, 3)
    union all select substr(mobile, 6)
    union all select right(mobile, 4)
    union all select lower(email)
  ) as words
  where word <> '';
end;
comment on function hangtag.words_of_customer(text, text, text) is 'What a record that is not erased is found by.';

create or replace function hangtag.keep_customer_words()
returns trigger language plpgsql as $$
begin
  delete from customer_words where account_id = new.account_id and record_id = new.id;
  insert into customer_words (account_id, word, record_id, customer_id)
  select new.account_id, word, new.id, coalesce(new.merged_into_id, new.id)
  from hangtag.words_of_customer(new.first_name || ' ' || new.last_name, new.mobile, new.email) as word
  where new.erased_at is null;
  return null;
end $$;

drop function hangtag.words_of_customer(customers);
