-- Imported tickets were known by their number alone; now by business date, register and number. What is here gets the new
-- key, so that the same file finds its tickets again. An import whose tickets all lie at midnight had dates without a
-- clock: each of its tickets lies a day early, before the boundary, and moves to its own day.
create temporary table renamed_tickets on commit drop as
select store_id, old_id, old_date, business_date,
  case
    when length(long_key) <= 64 then long_key
    else left(long_key, 31) || '#' || left(encode(sha256(convert_to(long_key, 'UTF8')), 'hex'), 32)
  end as new_id
from (
  select dated.*, dated.business_date || '/' || dated.terminal || '/' || dated.number as long_key
  from (
    select ticket.store_id, ticket.external_id as old_id, ticket.terminal, ticket.number, ticket.business_date as old_date,
      case
        when bool_and((ticket.at at time zone store.time_zone) = (ticket.business_date + 1)::timestamp)
          over (partition by ticket.store_id, ticket.device_id)
        then ticket.business_date + 1
        else ticket.business_date
      end as business_date
    from pos_transactions as ticket
    join devices as device
      on device.store_id = ticket.store_id and device.id = ticket.device_id and device.type = 'import'
    join stores as store on store.id = ticket.store_id
    where ticket.external_id = ticket.number
  ) as dated
) as keyed;

insert into pos_transactions (
  store_id, external_id, business_date, updated_at, seq, device_id, is_gone, received_at, number, terminal, cashier_code,
  customer_id, type, at, coupon_number, is_employee_purchase, is_wholesale, total_cents, tax_cents, net_cents, gift_cents,
  returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold, piece_codes, piece_counts)
select ticket.store_id, renamed.new_id, renamed.business_date, updated_at, seq, device_id, is_gone, received_at, number,
  terminal, cashier_code, customer_id, type, at, coupon_number, is_employee_purchase, is_wholesale, total_cents, tax_cents,
  net_cents, gift_cents, returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold, piece_codes,
  piece_counts
from pos_transactions as ticket
join renamed_tickets as renamed on renamed.store_id = ticket.store_id and renamed.old_id = ticket.external_id;

update pos_transaction_lines as line set transaction_id = renamed.new_id
from renamed_tickets as renamed
where renamed.store_id = line.store_id and renamed.old_id = line.transaction_id;

update pos_tenders as tender set transaction_id = renamed.new_id
from renamed_tickets as renamed
where renamed.store_id = tender.store_id and renamed.old_id = tender.transaction_id;

delete from pos_transactions as ticket
using renamed_tickets as renamed
where renamed.store_id = ticket.store_id and renamed.old_id = ticket.external_id;

-- The days that tickets left or came to. A file of dates knows no hours, so these stay unknown.
with touched as (
  select store_id, old_date as business_date from renamed_tickets where old_date <> business_date
  union
  select store_id, business_date from renamed_tickets where old_date <> business_date
), sums as (
  select ticket.store_id, ticket.business_date,
    coalesce(sum(net_cents) filter (where type <> 'void'), 0) as sales_cents,
    count(*) filter (where type <> 'void' and net_cents > 0) as customers,
    count(*) filter (where type <> 'void' and net_cents > 0 and customer_id is null) as sales_without_customer,
    coalesce(sum(items_sold) filter (where type <> 'void'), 0) as items_sold,
    coalesce(sum(returns_cents) filter (where type <> 'void'), 0) as returns_cents,
    coalesce(sum(discount_cents) filter (where type <> 'void'), 0) as discount_cents,
    coalesce(sum(tax_cents) filter (where type <> 'void'), 0) as tax_cents,
    coalesce(sum(gift_cents) filter (where type <> 'void'), 0) as gift_sold_cents,
    coalesce(sum(cost_used_cents) filter (where type <> 'void'), 0) as cost_used_cents,
    coalesce(sum(cost_new_cents) filter (where type <> 'void'), 0) as cost_new_cents
  from pos_transactions as ticket
  join touched using (store_id, business_date)
  where not ticket.is_gone
  group by ticket.store_id, ticket.business_date
)
insert into daily_reports as report (
  store_id, business_date, changed_at, sales_cents, customers, sales_without_customer, items_sold, returns_cents,
  discount_cents, tax_cents, gift_sold_cents, cost_used_cents, cost_new_cents, buys, buys_passed, buys_with_trade,
  buy_cash_cents, buy_trade_cents, items_bought, wait_seconds)
select touched.store_id, touched.business_date, now(), sales_cents, customers, sales_without_customer, items_sold,
  returns_cents, discount_cents, tax_cents, gift_sold_cents, cost_used_cents, cost_new_cents, 0, 0, 0, 0, 0, 0, '{}'
from touched left join sums using (store_id, business_date)
on conflict (store_id, business_date) do update set
  changed_at = excluded.changed_at, sales_cents = excluded.sales_cents, customers = excluded.customers,
  sales_without_customer = excluded.sales_without_customer, items_sold = excluded.items_sold,
  returns_cents = excluded.returns_cents, discount_cents = excluded.discount_cents, tax_cents = excluded.tax_cents,
  gift_sold_cents = excluded.gift_sold_cents, cost_used_cents = excluded.cost_used_cents,
  cost_new_cents = excluded.cost_new_cents, sales_by_hour_cents = null, customers_by_hour = null, items_by_hour = null,
  discounts_by_hour_cents = null;

-- No Day Close comes for imported history: its past days are final.
update daily_reports as report set status = 'final', changed_at = now()
from stores as store
where store.id = report.store_id and report.status = 'provisional' and report.sales_cents is not null
  and report.business_date < (now() at time zone store.time_zone)::date
  and exists (
    select from pos_transactions as ticket
    join devices as device
      on device.store_id = ticket.store_id and device.id = ticket.device_id and device.type = 'import'
    where ticket.store_id = report.store_id and ticket.business_date = report.business_date and not ticket.is_gone
  );

-- A number that no register can have reached kept a feed from ever getting an answer again.
update pos_feeds set delivered = delivered * int8multirange(int8range(1, 1000000000001))
where upper(delivered) > 1000000000001;
