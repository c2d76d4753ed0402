-- A seller chooses on the public page when to drop off. Small tables: some rows a store, and the requests of one day at a time.
-- squawk-ignore-file constraint-missing-not-valid
alter table buy_settings
  add column drop_offs_per_hour smallint,
  add column drop_off_every_minutes smallint not null default 15,
  add constraint buy_settings__drop_offs_per_hour check (drop_offs_per_hour between 1 and 99),
  add constraint buy_settings__drop_off_every_minutes check (drop_off_every_minutes between 1 and 60);
comment on column buy_settings.drop_offs_per_hour is 'How many sellers may choose a time within the same hour. Null: no times are offered.';

alter table checkin_requests
  add column drop_off_at timestamptz,
  add constraint checkin_requests__drop_off_at check (drop_off_at is null or is_drop_off);
comment on column checkin_requests.drop_off_at is 'When the seller means to bring the bags; null when they came with them. The business date is of that day.';

alter table buy_messages drop constraint buy_messages__kind, drop constraint buy_messages__automatic,
  add constraint buy_messages__kind check
    (kind in ('checked_in', 'later', 'ready', 'reminder', 'last_call', 'bring_back', 'drop_off', 'question', 'custom')),
  add constraint buy_messages__automatic check
    (not is_automatic or kind in ('checked_in', 'later', 'reminder', 'last_call', 'bring_back', 'drop_off'));
alter table buy_texts drop constraint buy_texts__kind,
  add constraint buy_texts__kind check
    (kind in ('checked_in', 'later', 'ready', 'reminder', 'last_call', 'bring_back', 'drop_off', 'question', 'custom',
      'auto_reply'));
