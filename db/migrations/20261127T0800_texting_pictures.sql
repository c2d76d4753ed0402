-- What customers send with their texts. In the database, so that a backup has it and every process can serve it.
create table texting_pictures (
  store_id integer not null references stores (id),
  message_id uuid not null,
  place smallint not null,
  state text not null default 'waiting',
  media_type text,
  bytes bytea,
  source_url text not null,
  received_at timestamptz not null,
  primary key (store_id, message_id, place),
  foreign key (store_id, message_id) references texting_messages (store_id, id),
  constraint texting_pictures__place check (place between 0 and 9),
  constraint texting_pictures__state check (state in ('waiting', 'kept', 'unsupported', 'missing', 'deleted')),
  constraint texting_pictures__kept check ((state = 'kept') = (bytes is not null) and (bytes is null) = (media_type is null)),
  constraint texting_pictures__media_type check (media_type in ('image/jpeg', 'image/png', 'image/gif')),
  constraint texting_pictures__size check (octet_length(bytes) between 1 and 5242880)
);
create index texting_pictures__old on texting_pictures (store_id, received_at) where state in ('waiting', 'kept');
comment on table texting_pictures is 'texting: the pictures that came with texts, kept for 180 days.';
comment on column texting_pictures.place is 'Among those of one text, from 0.';
comment on column texting_pictures.state is 'Waiting to be fetched; kept; of a kind or size that is not shown; gone at the service; deleted after 180 days.';
comment on column texting_pictures.source_url is 'Where the service has it.';
call hangtag.isolate_store_table('texting_pictures');

-- Those of earlier texts are fetched during the next night.
insert into texting_pictures (store_id, message_id, place, source_url, received_at)
select message.store_id, message.id, picture.place - 1, picture.media ->> 'url', message.created_at
from texting_messages as message
cross join lateral jsonb_array_elements(message.media) with ordinality as picture (media, place)
where message.media <> '[]'::jsonb and picture.place <= 10 and picture.media ->> 'url' <> '';
