import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type LookPiece = {
  position: number;
  categoryCode: string;
  description: string;
  brand: string | null;
  size: string | null;
  wasTaken: boolean;
  passReason: string | null;
  isTakenAgain: boolean | null;
};

export type LookHead = {
  id: string;
  buyNumber: string;
  buyerCode: string;
  buyerName: string;
  employeeId: number;
  employeeName: string;
  answeredAt: Date | null;
};

type Day = { storeId: number; date: BusinessDate };

/** The look of a day; null where nobody has begun it. */
export async function findLook(sql: Sql, { storeId, date }: Day): Promise<LookHead | null> {
  const result = await raw<LookHead>`
    /* buys.findLook */
    select look.id, look.buy_number, look.buyer_code, look.employee_id, look.answered_at,
      ${buyerName(storeId, "look")} as buyer_name, trim(person.first_name || ' ' || person.last_name) as employee_name
    from second_looks as look
    join employees as person on person.store_id = look.store_id and person.id = look.employee_id
    where look.store_id = ${storeId} and look.business_date = ${date}`.execute(sql);
  return result.rows[0] ?? null;
}

const buyerName = (storeId: number, table: string) => raw<string>`coalesce(
  (select nullif(trim(first_name || ' ' || last_name), '') from employees
   where store_id = ${storeId} and drs_employee_code = ${raw.ref(`${table}.buyerCode`)} order by is_active desc, id limit 1),
  (select name from pos_employees_view
   where store_id = ${storeId} and drs_employee_code = ${raw.ref(`${table}.buyerCode`)}
   order by is_active desc, external_id limit 1),
  ${raw.ref(`${table}.buyerCode`)})`;

export async function listLookPieces(sql: Sql, key: { storeId: number; lookId: string }): Promise<LookPiece[]> {
  return await sql
    .selectFrom("secondLookPieces")
    .select(["position", "categoryCode", "description", "brand", "size", "wasTaken", "passReason", "isTakenAgain"])
    .where("storeId", "=", key.storeId)
    .where("lookId", "=", key.lookId)
    .orderBy("position")
    .execute();
}

export type LookBuy = { posBuyId: string; number: string; buyerCode: string; buyerName: string };

/**
 * A finished buy of the last week of which something was taken and something passed, and that nobody has looked at twice.
 * Which one, the day decides: it is the same for everybody who asks. With an employee, one that another person has sorted.
 */
export async function findLookBuy(
  sql: Sql,
  { storeId, date, employeeId }: Day & { employeeId: number | null },
): Promise<LookBuy | null> {
  const result = await raw<LookBuy>`
    /* buys.findLookBuy */
    select buy.external_id as pos_buy_id, buy.number, buy.buyer_code, ${buyerName(storeId, "buy")} as buyer_name
    from pos_buys_report_view as buy
    where buy.store_id = ${storeId} and buy.business_date between ${date}::date - 7 and ${date}::date
      and buy.status = 'complete' and buy.buyer_code is not null
      and buy.items_offered >= 5 and buy.items_taken between 1 and buy.items_offered - 1
      and not exists (
        select from second_looks as looked where looked.store_id = ${storeId} and looked.pos_buy_id = buy.external_id)
      and not exists (
        select from employees as sorter
        where sorter.store_id = ${storeId} and sorter.id = ${employeeId} and sorter.drs_employee_code = buy.buyer_code)
    order by md5(buy.external_id || ${date}::text) limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

/** False where the day has a look already, or the same request came twice. */
export async function insertLook(
  sql: Sql,
  look: Day & { id: string; buy: LookBuy; employeeId: number; at: Date },
): Promise<boolean> {
  const { storeId, date, id, buy, employeeId, at } = look;
  const inserted = await sql
    .insertInto("secondLooks")
    .values({
      ...{ storeId, id, businessDate: date, posBuyId: buy.posBuyId, buyNumber: buy.number, buyerCode: buy.buyerCode },
      ...{ employeeId, startedAt: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Copies five pieces of the buy, at least one of each answer, in an order that says nothing. */
export async function insertLookPieces(
  sql: Sql,
  { storeId, lookId, posBuyId }: { storeId: number; lookId: string; posBuyId: string },
): Promise<void> {
  await raw`
    /* buys.insertLookPieces */
    insert into second_look_pieces (store_id, look_id, position, category_code, description, brand, size, was_taken, pass_reason)
    select ${storeId}, ${lookId}::uuid, row_number() over (order by shuffled), category_code, description, brand, size, is_taken,
      pass_reason
    from (
      select piece.*, md5(piece.line || ${lookId}::text) as shuffled,
        row_number() over (partition by piece.is_taken order by md5(${lookId}::text || piece.line)) as rank
      from pos_offered_pieces_view as piece
      where piece.store_id = ${storeId} and piece.buy_id = ${posBuyId}
      order by rank, md5(${lookId}::text || piece.line) limit 5
    ) as chosen`.execute(sql);
}

/** Writes the answers in the order of the pieces; false where the look is answered already. */
export async function saveAnswers(
  sql: Sql,
  { storeId, id, answers, at }: { storeId: number; id: string; answers: readonly boolean[]; at: Date },
): Promise<boolean> {
  const answered = await sql
    .updateTable("secondLooks")
    .set({ answeredAt: at })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .where("answeredAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (answered === undefined) {
    return false;
  }
  await raw`
    /* buys.saveAnswers */
    update second_look_pieces as piece set is_taken_again = given.answer
    from unnest(${[...answers]}::boolean[]) with ordinality as given (answer, position)
    where piece.store_id = ${storeId} and piece.look_id = ${id} and piece.position = given.position`.execute(sql);
  return true;
}

export type Agreement = { buyer: string; category: string; pieces: number; agreed: number };

/** How often second looks agreed with a buyer in a range, by category. */
export async function countAgreement(
  sql: Sql,
  range: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<Agreement[]> {
  const result = await raw<Agreement>`
    /* buys.countAgreement */
    select look.buyer_code as buyer, piece.category_code as category, count(*)::integer as pieces,
      count(*) filter (where piece.is_taken_again = piece.was_taken)::integer as agreed
    from second_looks as look
    join second_look_pieces as piece on piece.store_id = look.store_id and piece.look_id = look.id
    where look.store_id = ${range.storeId} and look.answered_at is not null
      and look.business_date between ${range.from}::date and ${range.to}::date
    group by look.buyer_code, piece.category_code
    order by 1, 2`.execute(sql);
  return result.rows;
}
