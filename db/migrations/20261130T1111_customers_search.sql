-- Customers by the beginning of a name, a phone or an email, in a company of 200,000.
-- The table is filled in the transaction that makes it; nobody reads it before.
-- squawk-ignore-file require-concurrent-index-creation
create table customer_words (
  account_id integer not null,
  word text collate "C" not null,
  record_id uuid not null,
  customer_id uuid not null,
  primary key (account_id, word, record_id),
  foreign key (account_id, record_id) references customers (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  constraint customer_words__word check (char_length(word) between 1 and 254)
);
create index customer_words__of_record on customer_words (account_id, record_id, word);
create index customer_words__of_customer on customer_words (account_id, customer_id);
comment on table customer_words is
'customers: what a customer is searched by: words of the name, the phone whole and from its middle, the email. In byte order: a pattern would not pass row-level security to an index.';
comment on column customer_words.record_id is 'Whose word it is; a merged record keeps its words, which lead to the survivor.';
call hangtag.isolate_account_table('customer_words');

create or replace function hangtag.plain_text(of_text text)
returns text language sql immutable parallel safe
return regexp_replace(normalize(lower(of_text), nfd), U&'[\0300-\036F]', '', 'g');
comment on function hangtag.plain_text is 'In small letters without accents.';

create or replace function hangtag.words_of_customer(record customers)
returns setof text language sql immutable
begin atomic
  select distinct word from (
    select left(name_word, 60) as word
    from regexp_split_to_table(hangtag.plain_text(record.first_name || ' ' || record.last_name), '[^[:alnum:]]+') as name_word
    union all select substr(record.mobile, 3)
    union all select substr(record.mobile, 6)
    union all select right(record.mobile, 4)
    union all select lower(record.email)
  ) as words
  where word <> '' and record.erased_at is null;
end;
comment on function hangtag.words_of_customer is 'What a record is found by.';

create or replace function hangtag.keep_customer_words()
returns trigger language plpgsql as $$
begin
  delete from customer_words where account_id = new.account_id and record_id = new.id;
  insert into customer_words (account_id, word, record_id, customer_id)
  select new.account_id, word, new.id, coalesce(new.merged_into_id, new.id) from hangtag.words_of_customer(new) as word;
  return null;
end $$;
comment on function hangtag.keep_customer_words is 'Keeps customer_words equal to the customers.';

insert into customer_words (account_id, word, record_id, customer_id)
select customers.account_id, word, customers.id, coalesce(customers.merged_into_id, customers.id)
from customers cross join lateral hangtag.words_of_customer(customers) as word;

create trigger customers__words
after insert or update of first_name, last_name, mobile, email, merged_into_id on customers
for each row execute function hangtag.keep_customer_words();
