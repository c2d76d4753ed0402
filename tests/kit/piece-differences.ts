import type pg from "pg";

/**
 * Returns the differences between the stored piece counts by date and code and a fresh count over the lines. A code with
 * as many returns as sales may be 0 or absent.
 */
export async function pieceDifferences(owner: pg.Pool, storeId: number): Promise<unknown[]> {
  const result = await owner.query(
    `with kept as (
       select 'sold' as kind, business_date, at, category_code, quantity from pos_sold_pieces_view where store_id = $1
       union all
       select 'bought', business_date, completed_at, category_code, quantity from pos_bought_counts_view where store_id = $1
     ), counted as (
       select 'sold' as kind, ticket.business_date, ticket.at, line.category_code, line.quantity
       from pos_transactions as ticket
       join pos_transaction_lines as line on line.store_id = ticket.store_id and line.transaction_id = ticket.external_id
       where ticket.store_id = $1 and not ticket.is_gone and ticket.type <> 'void' and not ticket.is_wholesale
         and line.goods in ('used', 'new')
       union all
       select 'bought', business_date, completed_at, category_code, 1 from pos_bought_pieces_view where store_id = $1
     )
     select kind, business_date::text, at, category_code, sum(difference)::int as difference
     from (
       select kind, business_date, at, category_code, quantity as difference from kept
       union all
       select kind, business_date, at, category_code, -quantity from counted
     ) as counts
     group by kind, business_date, at, category_code
     having sum(difference) <> 0`,
    [storeId],
  );
  return result.rows;
}
