-- What a night's look at the figures found, and what a manager said of it.
create table report_alerts (
  store_id integer not null references stores (id),
  id uuid not null,
  kind text not null,
  raised_on date not null,
  week_on date not null,
  place smallint not null,
  ends_on date not null,
  part bigint not null,
  whole bigint not null,
  usual_millionths bigint not null,
  weeks smallint not null,
  raised_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by text,
  primary key (store_id, id),
  constraint report_alerts__three_a_week unique (store_id, week_on, place),
  constraint report_alerts__place check (place between 1 and 3),
  constraint report_alerts__week check (extract(isodow from week_on) = 1 and raised_on - week_on between 0 and 6),
  constraint report_alerts__kind check (kind in ('REFUNDS', 'DISCOUNTS', 'VOIDS', 'NO_CUSTOMER', 'OVER_SHORT', 'WAITS', 'PASSES')),
  constraint report_alerts__answer check (answer in ('EXPLAINED', 'WATCH', 'WRONG')),
  constraint report_alerts__answered check ((answer is null) = (answered_at is null)),
  constraint report_alerts__sample check (weeks between 1 and 8 and whole > 0 and part >= 0 and usual_millionths >= 0)
);
comment on table report_alerts is 'reports: a figure of a store that was far from its own usual, with its evidence and what a manager said of it.';
comment on column report_alerts.raised_on is 'The store''s date on which the night found it.';
comment on column report_alerts.week_on is 'The Monday of raised_on: with place it keeps a fourth alert of a week out, whoever inserts.';
comment on column report_alerts.ends_on is 'The last of the seven days that it is about.';
comment on column report_alerts.part is 'Over those days: cents, tickets, seconds or buys, by kind; whole is what it is divided by.';
comment on column report_alerts.usual_millionths is 'The median quotient of the weeks before, in millionths.';
comment on column report_alerts.weeks is 'How many weeks before had enough days.';
comment on column report_alerts.answered_by is 'The name of who said it, as it was then.';
call hangtag.isolate_store_table('report_alerts');
