-- An older program that is started again during an upgrade has to know whether it understands what a newer one changed.
alter table schema_migrations add column works_with text;

comment on column schema_migrations.works_with is
  'The oldest Hangtag that works on the schema after this migration; null: only one that has the file';
