-- Three journal entries for each closed business date, made from its Day Close and the register's own rows. The lines of
-- an entry are data, because the franchisor's sheet changes; what an amount is made of stays in the program.

create table journal_template_lines (
  kind text not null,
  key text not null,
  position smallint not null,
  name text not null,
  side text not null,
  source text not null,
  definition text not null,
  primary key (kind, key),
  constraint journal_template_lines__kind check (kind in ('SALES', 'BUYS', 'COGS')),
  constraint journal_template_lines__side check (side in ('debit', 'credit'))
);
create unique index journal_template_lines__position on journal_template_lines (kind, position);
comment on table journal_template_lines is 'books: the lines that each kind of entry may have, of all companies; public knowledge of the franchise.';
comment on column journal_template_lines.side is 'Where a positive amount stands; a negative one stands on the other side.';
comment on column journal_template_lines.source is 'The figure that the amount is: a name of figureNames in journal.rules.ts.';
comment on column journal_template_lines.definition is 'What the amount is made of, in words for the people of a store.';
grant select on journal_template_lines to hangtag_service;

insert into journal_template_lines (kind, key, position, name, side, source, definition) values
  ('SALES', 'cash_to_deposit', 10, 'Cash to deposit', 'debit', 'cashToDeposit', 'Cash in the drawers from sales: taken, less paid back on returns and paid out, plus what was over or less what was short.'),
  ('SALES', 'checks', 20, 'Checks', 'debit', 'checks', 'Paid by check.'),
  ('SALES', 'visa_mastercard', 30, 'Visa and Mastercard', 'debit', 'visaMastercard', 'Paid with Visa or Mastercard, less refunds to these cards.'),
  ('SALES', 'amex', 40, 'American Express', 'debit', 'amex', 'Paid with American Express, less refunds to these cards.'),
  ('SALES', 'discover', 50, 'Discover', 'debit', 'discover', 'Paid with Discover, less refunds to these cards.'),
  ('SALES', 'debit_cards', 60, 'Debit cards', 'debit', 'debitCards', 'Paid with debit cards, less refunds to these cards.'),
  ('SALES', 'gift_cards_redeemed', 70, 'Gift cards redeemed', 'debit', 'giftRedeemed', 'Paid with gift cards. What the store owes on them goes down.'),
  ('SALES', 'store_credit_redeemed', 80, 'Store credit redeemed', 'debit', 'storeCreditRedeemed', 'Paid with store credit from returns. What the store owes goes down.'),
  ('SALES', 'trade_credit_redeemed', 90, 'Trade credit redeemed', 'debit', 'tradeCreditRedeemed', 'Paid with credit from buys. What the store owes goes down.'),
  ('SALES', 'other_tenders', 100, 'Other tenders', 'debit', 'otherTenders', 'Everything else that customers paid with.'),
  ('SALES', 'paid_out', 110, 'Paid out', 'debit', 'paidOut', 'Cash taken out of the drawers for other things than buys.'),
  ('SALES', 'cash_short', 120, 'Cash short', 'debit', 'cashShort', 'Less was counted in the drawers than should be in them.'),
  ('SALES', 'sales_used', 130, 'Sales, used', 'credit', 'salesUsed', 'Used goods sold, before tax, less returns and discounts.'),
  ('SALES', 'sales_new', 140, 'Sales, new', 'credit', 'salesNew', 'New goods sold, before tax, less returns and discounts.'),
  ('SALES', 'other_income', 150, 'Other and service income', 'credit', 'salesOther', 'Sold at the register besides used and new goods, before tax.'),
  ('SALES', 'gift_cards_sold', 160, 'Gift cards sold', 'credit', 'giftSold', 'Gift cards sold or loaded. The store owes this until they are used.'),
  ('SALES', 'sales_tax', 170, 'Sales tax payable', 'credit', 'tax', 'Sales tax on the day''s tickets, all authorities together.'),
  ('SALES', 'store_credit_issued', 180, 'Store credit issued', 'credit', 'storeCreditIssued', 'Given back as store credit on returns. The store owes this until it is used.'),
  ('SALES', 'paid_in', 190, 'Paid in', 'credit', 'paidIn', 'Cash put into the drawers that is not from sales.'),
  ('SALES', 'cash_over', 200, 'Cash over', 'credit', 'cashOver', 'More was counted in the drawers than should be in them.'),
  ('BUYS', 'goods_bought', 10, 'Inventory, used goods bought', 'debit', 'buysCost', 'What the store paid for goods from the public: cash, and trade at face value.'),
  ('BUYS', 'cash_paid', 20, 'Cash paid for buys', 'credit', 'buysCash', 'Paid to sellers in cash.'),
  ('BUYS', 'checks_issued', 30, 'Checks issued for buys', 'credit', 'buysCheck', 'Paid to sellers by check.'),
  ('BUYS', 'trade_credit_issued', 40, 'Trade credit issued for buys', 'credit', 'buysTrade', 'Paid to sellers as trade credit. The store owes this until it is used.'),
  ('BUYS', 'digital_payouts', 50, 'Digital payouts', 'credit', 'buysDigital', 'Paid to sellers through a payment app.'),
  ('COGS', 'cost_used', 10, 'Cost of used goods sold', 'debit', 'cogsUsed', 'What the used goods sold had cost, less returns.'),
  ('COGS', 'cost_new', 20, 'Cost of new goods sold', 'debit', 'cogsNew', 'What the new goods sold had cost, less returns.'),
  ('COGS', 'inventory_used', 30, 'Inventory, used', 'credit', 'inventoryUsed', 'Used goods that left the inventory, at cost.'),
  ('COGS', 'inventory_new', 40, 'Inventory, new', 'credit', 'inventoryNew', 'New goods that left the inventory, at cost.'),
  ('COGS', 'inventory_adjustments', 50, 'Inventory adjustments', 'debit', 'adjustments', 'Write-offs and counts.');

create table journal_entries (
  store_id integer not null references stores (id),
  business_date date not null,
  kind text not null,
  revision smallint not null,
  state text not null,
  debit_cents bigint not null,
  credit_cents bigint not null,
  rounded_cents smallint not null,
  difference_cents bigint not null,
  close_seq bigint not null,
  made_at timestamptz not null,
  primary key (store_id, business_date, kind, revision),
  constraint journal_entries__kind check (kind in ('SALES', 'BUYS', 'COGS')),
  constraint journal_entries__revision check (revision >= 1),
  constraint journal_entries__state check (state in ('ready', 'out_of_balance')),
  constraint journal_entries__sums check (debit_cents >= 0 and credit_cents >= 0),
  constraint journal_entries__rounded check (rounded_cents between -5 and 5 and (rounded_cents = 0 or kind = 'SALES')),
  constraint journal_entries__balance check (state = 'out_of_balance' or debit_cents = credit_cents)
);
comment on table journal_entries is 'books: the entry of a kind and business date, a row for each time it came out different; the highest revision holds.';
comment on column journal_entries.rounded_cents is 'What went to cash over (above 0) or cash short so that the entry balances.';
comment on column journal_entries.difference_cents is 'What keeps the entry out of balance: debits less credits, or the Day Close''s sales less those of its tickets.';
comment on column journal_entries.close_seq is 'The Day Close that it was made from, by the register''s count.';
call hangtag.isolate_store_table('journal_entries');

create table journal_lines (
  store_id integer not null,
  business_date date not null,
  kind text not null,
  revision smallint not null,
  line_key text not null,
  debit_cents bigint not null,
  credit_cents bigint not null,
  primary key (store_id, business_date, kind, revision, line_key),
  foreign key (store_id, business_date, kind, revision)
    references journal_entries (store_id, business_date, kind, revision) on delete cascade,
  foreign key (kind, line_key) references journal_template_lines (kind, key),
  constraint journal_lines__one_side check (debit_cents >= 0 and credit_cents >= 0 and (debit_cents = 0) <> (credit_cents = 0))
);
comment on table journal_lines is 'books: the lines of an entry; those of zero are left out.';
call hangtag.isolate_store_table('journal_lines');

create table journal_waiting_dates (
  store_id integer not null references stores (id),
  business_date date not null,
  primary key (store_id, business_date)
);
comment on table journal_waiting_dates is 'books: closed business dates whose rows changed since their entries were made. Empty when all are made.';
call hangtag.isolate_store_table('journal_waiting_dates');

create view pos_tenders_view with (security_invoker = true) as
select store_id, transaction_id, kind, amount_cents
from pos_tenders;
comment on view pos_tenders_view is 'pos: how tickets were paid, for other areas; negative when money went back.';

create or replace view pos_ticket_lines_view with (security_invoker = true) as
select store_id, transaction_id, sku, goods, quantity, net_cents, cost_cents
from pos_transaction_lines;

create or replace view pos_day_closes_report_view with (security_invoker = true) as
select closes.store_id, closes.business_date, closes.closed_at, closes.closed_by, closes.net_sales_cents,
  closes.transactions, closes.returns_cents, closes.discounts_cents, closes.tax_cents, closes.gift_sold_cents,
  closes.over_short_cents, closes.buys_cash_cents, closes.buys_trade_cents, closes.cogs_used_cents, closes.cogs_new_cents,
  closes.tenders, closes.categories, closes.drawer, checks.difference_cents, checks.round as resend_rounds,
  checks.flagged_at, closes.seq
from pos_day_closes as closes
left join pos_reconciliations as checks
  on checks.store_id = closes.store_id and checks.business_date = closes.business_date
where not closes.is_gone;

grant select on pos_tenders_view to hangtag_service;

insert into journal_waiting_dates (store_id, business_date)
select store_id, business_date from pos_day_closes where not is_gone;
