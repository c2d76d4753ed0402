-- A register that keeps sums of tickets alone says so: its one line stands for the whole ticket and is no piece.

-- The readers of this column know a sum without pieces since this version.
-- squawk-ignore ban-drop-not-null
alter table pos_transactions alter column items_sold drop not null;
comment on column pos_transactions.items_sold is 'Merchandise lines, returned ones left out; null of a ticket whose pieces the register does not give.';
