-- The buying guard: what the drawer has for sellers, and from how many weeks of supply a buyer is told. A row for each store.
-- squawk-ignore-file constraint-missing-not-valid
alter table buy_settings
  add column drawer_cash_cents integer,
  add column most_supply_weeks smallint default 12,
  add constraint buy_settings__drawer_cash check (drawer_cash_cents between 1 and 10000000),
  add constraint buy_settings__most_supply_weeks check (most_supply_weeks between 1 and 98);
comment on column buy_settings.drawer_cash_cents is 'Cash that the drawer has for sellers on a day. Null: no plan, and nothing is said of it.';
comment on column buy_settings.most_supply_weeks is 'A buyer is told of goods of which there is more. Null: of none.';

create view backstock_section_stock_view with (security_invoker = true) as
select section.store_id, section.id as section_id, section.name,
  array(
    select code.category_code from backstock_section_codes as code
    where code.store_id = section.store_id and code.section_id = section.id
    order by code.category_code
  ) as category_codes,
  filling.inventory_date,
  coalesce(sum(coalesce(filling.item_count, category.items_per_bin, 40)), 0)::integer as pieces
from backstock_sections as section
left join (
  backstock_categories as category
  join backstock_fillings as filling
    on filling.store_id = category.store_id and filling.category_id = category.id and filling.archived_at is null
  join backstock_locations as location
    on location.store_id = filling.store_id and location.id = filling.location_id and not location.is_terminal
) on category.store_id = section.store_id and category.section_id = section.id
where section.archived_at is null
group by section.store_id, section.id, section.name, filling.inventory_date;
comment on view backstock_section_stock_view is 'backstock: the pieces that wait in bins for each section of the floor by the date of their age, counted, or as many as such a bin brings (40 where no one has said), for other areas. A section without bins has one row.';
grant select on backstock_section_stock_view to hangtag_service;
