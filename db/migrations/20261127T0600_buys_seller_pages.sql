-- The page on which a waiting seller reads where they stand, and the form by which sellers check themselves in.
-- Buys are few: a store makes some dozens a day.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, adding-foreign-key-constraint
alter table buys
  add column page_token text,
  add column seller_plan text,
  add column seller_returns_at timestamptz,
  add column seller_answered_at timestamptz,
  add constraint buys__page_token check (page_token ~ '^[A-Za-z0-9_-]{22}$'),
  add constraint buys__seller_plan check (seller_plan in ('waits', 'returns', 'on_way', 'cancels')),
  add constraint buys__seller_returns check ((seller_plan = 'returns') = (seller_returns_at is not null)),
  add constraint buys__seller_answered check ((seller_plan is null) = (seller_answered_at is null));
create unique index buys__one_page on buys (store_id, page_token) where page_token is not null;
comment on column buys.page_token is '128 random bits for the seller''s own page; that of the request it came from.';
comment on column buys.seller_plan is 'What the seller chose on that page; null until then.';

alter table checkin_requests
  add column page_token text,
  add column policy_id uuid,
  add constraint checkin_requests__page_token check (page_token ~ '^[A-Za-z0-9_-]{22}$'),
  add constraint checkin_requests_store_id_policy_id_fkey foreign key (store_id, policy_id)
    references buy_policies (store_id, id);
create unique index checkin_requests__one_page on checkin_requests (store_id, page_token) where page_token is not null;
comment on column checkin_requests.page_token is '128 random bits for the seller''s own page; null when the counter added the request.';
comment on column checkin_requests.policy_id is 'The buy policy that the seller agreed to on the form.';

alter table checkin_requests drop constraint checkin_requests__source,
  add constraint checkin_requests__source check (source in ('online', 'counter', 'kiosk'));
alter table buys drop constraint buys__source,
  add constraint buys__source check (source in ('counter', 'online', 'drop_off', 'kiosk'));
alter table texting_consents drop constraint texting_consents__source,
  add constraint texting_consents__source
    check (source in ('inbound', 'check_in', 'kiosk', 'counter', 'carrier', 'online'));

alter table buy_settings
  add column takes_requests boolean not null default false,
  add column most_drop_offs smallint,
  add column closed_words text not null default '',
  add constraint buy_settings__most_drop_offs check (most_drop_offs between 0 and 999),
  add constraint buy_settings__closed_words check (char_length(closed_words) <= 200);
comment on column buy_settings.takes_requests is 'Sellers may check themselves in on the store''s public page.';
comment on column buy_settings.most_drop_offs is 'Self check-ins a day that are dropped off; null for no limit.';
comment on column buy_settings.closed_words is 'What the page says while the store doesn''t buy; empty for the usual words.';
