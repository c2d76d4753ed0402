-- A list shows the first of each batch; those made before had no place in it.
update coupons set seq = place.seq
from (
  select store_id, id, row_number() over (partition by store_id, batch_id order by id) as seq
  from coupons where source = 'bulk' and batch_id is not null
) as place
where place.store_id = coupons.store_id and place.id = coupons.id and place.seq between 2 and 100;

comment on column coupons.seq is 'Its place among those of one sale, or of one batch.';
