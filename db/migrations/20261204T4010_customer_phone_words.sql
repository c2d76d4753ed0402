create view customer_phone_words_view with (security_invoker = true) as
  select words.account_id, words.word, words.record_id, record.mobile as phone
  from customer_words as words
  join customers as record on record.account_id = words.account_id
    and (record.id = words.customer_id or record.merged_into_id = words.customer_id)
  where record.erased_at is null;
comment on view customer_phone_words_view is
  'customers: by which words a phone is found, each customer''s for all phones of hers, for other areas.';
grant select on customer_phone_words_view to hangtag_service;
