-- What a seller brought out of season is asked for again when its season begins.
-- Both tables are small: some reasons and messages a store.
-- squawk-ignore-file constraint-missing-not-valid
alter table buy_reasons
  add column is_seasonal boolean not null default false,
  add constraint buy_reasons__seasonal check (not is_seasonal or kind = 'pass');
comment on column buy_reasons.is_seasonal is 'Passed pieces of this reason are welcome when the next season begins.';
update buy_reasons set is_seasonal = true where kind = 'pass' and lower(name) = 'wrong season';

alter table buy_messages drop constraint buy_messages__kind, drop constraint buy_messages__automatic,
  add constraint buy_messages__kind check
    (kind in ('checked_in', 'later', 'ready', 'reminder', 'last_call', 'bring_back', 'question', 'custom')),
  add constraint buy_messages__automatic check
    (not is_automatic or kind in ('checked_in', 'later', 'reminder', 'last_call', 'bring_back'));
alter table buy_texts drop constraint buy_texts__kind,
  add constraint buy_texts__kind check
    (kind in ('checked_in', 'later', 'ready', 'reminder', 'last_call', 'bring_back', 'question', 'custom', 'auto_reply'));
