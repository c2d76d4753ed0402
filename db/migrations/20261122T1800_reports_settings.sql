create table report_settings (
  store_id integer primary key references stores (id),
  columns text[] not null,
  saved_at timestamptz not null,
  constraint report_settings__columns check (cardinality(columns) between 1 and 60)
);
comment on table report_settings is 'reports: which figures the reports of a store show, in their order; a store without a row shows the usual ones.';
comment on column report_settings.columns is 'Names of figures as the API has them; one that is no figure any more is left out when read.';
call hangtag.isolate_store_table('report_settings');
