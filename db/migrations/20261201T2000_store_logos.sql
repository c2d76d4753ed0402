-- The picture above a store's receipts and coupons.

create table store_logos (
  store_id integer not null references stores (id),
  version integer not null,
  width integer,
  height integer,
  dots bytea,
  set_at timestamptz not null,
  primary key (store_id),
  constraint store_logos__version check (version >= 1),
  constraint store_logos__picture check (
    (dots is null and width is null and height is null)
    or (
      dots is not null and width is not null and height is not null
      and width between 8 and 384 and width % 8 = 0 and height between 1 and 128
      and octet_length(dots) = width / 8 * height
    )
  )
);
comment on table store_logos is 'printing: black dots as a receipt printer prints them; without dots the store has no logo any more.';
comment on column store_logos.version is 'Counts each change, so that a register sees by one number whether its copy is the newest.';
comment on column store_logos.dots is 'Row by row, eight dots a byte, the leftmost in its highest bit.';
call hangtag.isolate_store_table('store_logos');
