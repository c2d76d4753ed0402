-- The pull list asks what was sold and bought in two weeks: of 2,300 tickets the lines had to be looked up one ticket at a
-- time. Like its sums, a ticket's pieces by code are now kept with it: written in the same row, so never out of step.
alter table pos_transactions
  add column piece_codes text[] not null default '{}',
  add column piece_counts integer[] not null default '{}';
comment on column pos_transactions.piece_codes is 'Category codes of the merchandise lines, each once.';
comment on column pos_transactions.piece_counts is 'Pieces of each of piece_codes, returned ones taken off.';

alter table pos_buys
  add column piece_codes text[] not null default '{}',
  add column piece_counts integer[] not null default '{}';
comment on column pos_buys.piece_codes is 'Categories of the pieces that were taken, each once.';
comment on column pos_buys.piece_counts is 'Pieces taken of each of piece_codes.';

update pos_transactions as ticket
set piece_codes = counted.codes, piece_counts = counted.counts
from (
  select store_id, transaction_id, array_agg(category_code order by category_code) as codes,
    array_agg(pieces order by category_code) as counts
  from (
    select store_id, transaction_id, category_code, sum(quantity)::integer as pieces
    from pos_transaction_lines
    where goods in ('used', 'new')
    group by store_id, transaction_id, category_code
  ) as lines
  group by store_id, transaction_id
) as counted
where counted.store_id = ticket.store_id and counted.transaction_id = ticket.external_id;

update pos_buys as buy
set piece_codes = counted.codes, piece_counts = counted.counts
from (
  select store_id, buy_id, array_agg(category order by category) as codes, array_agg(pieces order by category) as counts
  from (
    select store_id, buy_id, category, count(*)::integer as pieces
    from pos_buy_lines
    where is_taken
    group by store_id, buy_id, category
  ) as lines
  group by store_id, buy_id
) as counted
where counted.store_id = buy.store_id and counted.buy_id = buy.external_id;

-- Unnested in the list of columns: a function in `from` is set up anew for each ticket, which takes twice as long.
create or replace view pos_sold_pieces_view with (security_invoker = true) as
select store_id, business_date, at, unnest(piece_codes) as category_code, unnest(piece_counts) as quantity
from pos_transactions
where not is_gone and type <> 'void' and not is_wholesale;
comment on view pos_sold_pieces_view is 'pos: merchandise by ticket and code for other areas; returned pieces are taken off.';

create view pos_bought_counts_view with (security_invoker = true) as
select store_id, business_date, completed_at, unnest(piece_codes) as category_code, unnest(piece_counts) as quantity
from pos_buys
where not is_gone and status = 'complete';
comment on view pos_bought_counts_view is 'pos: how many pieces the store took from the public, by buy and code, for other areas.';
grant select on pos_bought_counts_view to hangtag_service;
