import { sql as raw } from "kysely";
import { z } from "zod";
import type { RegistrationProblem } from "#server/adapters/texting/texting.ts";
import { entityTypes, registrationFieldNames, registrationStates } from "#common/texting/registration-fields.ts";
import type { Sql } from "#server/platform/db/db.ts";

const oneOf = z.enum(["pending", "failed", "approved", "suspended"]);
const problems = z.array(
  z.object({ field: z.enum(registrationFieldNames).nullable(), code: z.string(), text: z.string() }),
);
const steps = z.record(z.string(), z.string());

const detailColumns = [
  ...(["legalName", "dba", "address", "city", "state", "zip", "website", "privacyUrl", "termsUrl"] as const),
  ...(["contactFirstName", "contactLastName", "contactEmail", "contactPhone", "contactTitle"] as const),
] as const;

type EntityKey = { accountId: number; id: string };

export type Entity = NonNullable<Awaited<ReturnType<typeof findEntity>>>;

export async function findEntity(sql: Sql, key: EntityKey, options: { isLocked?: boolean } = {}) {
  const row = await sql
    .selectFrom("textingEntities")
    .select(detailColumns)
    .select(["id", "entityType", "einSealed", "einLast4", "revision", "brandState", "brandMade", "brandProblems"])
    .select(["brandClaimedAt", "submittedAt", "decidedAt"])
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .$if(options.isLocked === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        ...row,
        entityType: z.enum(entityTypes).parse(row.entityType),
        brandState: oneOf.parse(row.brandState),
        brandMade: steps.parse(row.brandMade),
        brandProblems: problems.parse(row.brandProblems),
      };
}

/** Of the whole company, by name. */
export async function listEntities(sql: Sql, accountId: number) {
  return sql
    .selectFrom("textingEntities")
    .select(["id", "legalName", "einLast4"])
    .where("accountId", "=", accountId)
    .orderBy("legalName")
    .orderBy("id")
    .execute();
}

export type EntityDetails = Pick<Entity, (typeof detailColumns)[number] | "entityType">;

export async function insertEntity(
  sql: Sql,
  entity: EntityKey & EntityDetails & { einSealed: Buffer; einLast4: string; submittedAt: Date },
): Promise<void> {
  await sql.insertInto("textingEntities").values(entity).execute();
}

export async function changeEntity(
  sql: Sql,
  { accountId, id }: EntityKey,
  change: Partial<EntityDetails> & {
    einSealed?: Buffer;
    einLast4?: string;
    revision?: number;
    brandState?: z.infer<typeof oneOf>;
    brandMade?: Readonly<Record<string, string>>;
    brandProblems?: readonly RegistrationProblem[];
    brandClaimedAt?: Date | null;
    submittedAt?: Date;
    decidedAt?: Date | null;
  },
): Promise<void> {
  const { brandMade, brandProblems, ...columns } = change;
  await sql
    .updateTable("textingEntities")
    .set({
      ...columns,
      ...(brandMade && { brandMade: JSON.stringify(brandMade) }),
      ...(brandProblems && { brandProblems: JSON.stringify(brandProblems) }),
    })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

export type NumberState = NonNullable<Awaited<ReturnType<typeof findNumberState>>>;

export async function findNumberState(sql: Sql, storeId: number, options: { isLocked?: boolean } = {}) {
  const row = await sql
    .selectFrom("textingNumbers")
    .select(["phone", "serviceId", "orderProblem", "registrationState", "entityId", "askedAt", "orderedAt"])
    .select(["campaignId", "campaignState", "campaignProblems", "campaignRevision", "checkedAt"])
    .where("storeId", "=", storeId)
    .$if(options.isLocked === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        ...row,
        registrationState: z.enum(registrationStates).parse(row.registrationState),
        campaignState: oneOf.nullable().parse(row.campaignState),
        campaignProblems: problems.parse(row.campaignProblems),
      };
}

/** The store said yes to a number; the first yes counts. */
export async function insertNumberOrder(
  sql: Sql,
  order: { storeId: number; provider: string; askedAt: Date },
): Promise<void> {
  await sql
    .insertInto("textingNumbers")
    .values(order)
    .onConflict((conflict) =>
      conflict
        .column("storeId")
        .doUpdateSet((is) => ({ askedAt: is.fn.coalesce("textingNumbers.askedAt", is.val(order.askedAt)) })),
    )
    .execute();
}

export async function changeNumber(
  sql: Sql,
  storeId: number,
  change: {
    accountId?: number;
    entityId?: string;
    registrationState?: string;
    campaignId?: string;
    campaignState?: z.infer<typeof oneOf>;
    campaignProblems?: readonly RegistrationProblem[];
    campaignRevision?: number;
    checkedAt?: Date;
  },
): Promise<void> {
  const { campaignProblems, ...columns } = change;
  await sql
    .updateTable("textingNumbers")
    .set({ ...columns, ...(campaignProblems && { campaignProblems: JSON.stringify(campaignProblems) }) })
    .where("storeId", "=", storeId)
    .execute();
}

/** What the form begins with. */
export async function findStoreDetails(sql: Sql, storeId: number) {
  return sql
    .selectFrom("stores")
    .select(["name", "country", "phoneNumber", "address", "city", "state", "zip"])
    .where("id", "=", storeId)
    .executeTakeFirstOrThrow();
}

/** Of the whole company, also stores that the connection may not enter. */
export async function listCompanyStoreIds(sql: Sql, accountId: number): Promise<number[]> {
  const result = await raw<{ id: number }>`
    /* texting.listCompanyStoreIds */
    select id from hangtag.company_stores(${accountId}) order by id`.execute(sql);
  return result.rows.map(({ id }) => id);
}
