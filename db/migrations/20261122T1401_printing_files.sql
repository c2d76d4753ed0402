alter table print_jobs add column pdf bytea;
comment on column print_jobs.pdf is 'What was to be printed, as everybody can open it: offered when it did not come out. Null for jobs from before there was this column.';
