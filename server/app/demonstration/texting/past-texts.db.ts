import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export async function hasNumber(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("textingNumbers")
    .select("storeId")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNumber(
  sql: Sql,
  number: {
    storeId: number;
    provider: string;
    phone: string;
    numberId: string;
    serviceId: string;
    orderedAt: Date;
    askedAt: Date;
    callsUrl: string;
    registrationState: string;
    entity: { accountId: number; entityId: string; campaignId: string } | null;
  },
): Promise<void> {
  const { entity, ...columns } = number;
  const campaign = entity && { ...entity, campaignState: "approved", campaignRevision: 1, checkedAt: number.orderedAt };
  await sql
    .insertInto("textingNumbers")
    .values({ ...columns, ...campaign })
    .execute();
  const callAndTextNumber = number.phone.slice(2);
  await sql.updateTable("stores").set({ callAndTextNumber }).where("id", "=", number.storeId).execute();
}

export async function insertApproved(
  sql: Sql,
  entity: {
    accountId: number;
    id: string;
    einSealed: Buffer;
    einLast4: string;
    details: Record<"legalName" | "address" | "city" | "state" | "zip" | "contactEmail" | "contactPhone", string>;
    steps: Readonly<Record<string, string>>;
    submittedAt: Date;
    decidedAt: Date;
  },
): Promise<void> {
  const { details, steps, ...columns } = entity;
  await sql
    .insertInto("textingEntities")
    .values({
      ...columns,
      ...details,
      ...{ entityType: "llc", dba: "Second Story", website: "https://example.com/second-story" },
      ...{ privacyUrl: "https://example.com/second-story/privacy", termsUrl: "https://example.com/second-story/terms" },
      ...{ contactFirstName: "Evelyn", contactLastName: "Hart", contactTitle: "Owner", brandState: "approved" },
      brandMade: JSON.stringify(steps),
    })
    .execute();
}

type Row = { storeId: number; id: string };

export async function insertThreads(
  sql: Sql,
  threads: (Row & {
    phone: string;
    state: string;
    needsReply: boolean;
    unreadCount: number;
    createdAt: Date;
    lastMessageAt: Date;
    lastInboundAt: Date | null;
    lastOutboundAt: Date | null;
    untextableReason: string | null;
  })[],
): Promise<void> {
  await sql.insertInto("textingThreads").values(threads).execute();
}

/** What the store often says, in this order. */
export async function insertTemplates(
  sql: Sql,
  templates: readonly { storeId: number; id: string; name: string; body: string; position: number; createdAt: Date }[],
): Promise<void> {
  await sql.insertInto("textingTemplates").values(templates).execute();
}

/** What is answered automatically. */
export async function insertAutoResponses(
  sql: Sql,
  responses: readonly {
    storeId: number;
    id: string;
    kind: string;
    body: string;
    keywords: string[];
    isOn: boolean;
    createdAt: Date;
  }[],
): Promise<void> {
  await sql.insertInto("textingAutoResponses").values(responses).execute();
}

export async function insertConsents(
  sql: Sql,
  consents: (Row & { phone: string; purpose: string; wording: string; wordingVersion: string; recordedAt: Date })[],
): Promise<void> {
  await sql
    .insertInto("textingConsents")
    .values(consents.map((consent) => ({ ...consent, action: "opt_in", source: "check_in" })))
    .execute();
}

export type PastMessage = Row & {
  threadId: string;
  body: string;
  segments: number;
  createdAt: Date;
  kind: string;
  employeeId: number | null;
};

type PastPicture = { mediaType: string; bytes: Buffer };

export async function insertReceived(
  sql: Sql,
  messages: readonly (PastMessage & { picture: PastPicture | null })[],
): Promise<void> {
  const rows = messages.map(({ picture, ...message }) => {
    const media = picture === null ? [] : [{ url: drawnUrl, type: picture.mediaType }];
    return { ...message, direction: "in", status: "received", media: JSON.stringify(media) };
  });
  await sql.insertInto("textingMessages").values(rows).execute();
  const pictures = messages.flatMap(({ storeId, id: messageId, createdAt: receivedAt, picture }) =>
    picture === null
      ? []
      : [{ ...picture, storeId, messageId, receivedAt, place: 0, state: "kept", sourceUrl: drawnUrl }],
  );
  if (pictures.length > 0) {
    await sql.insertInto("textingPictures").values(pictures).execute();
  }
}

const drawnUrl = "https://example.com/drawn.png";

/** Calls are lines among the texts; null is missed. */
export async function insertCalls(
  sql: Sql,
  calls: readonly (Row & { threadId: string; createdAt: Date; callSeconds: number | null })[],
): Promise<void> {
  await sql
    .insertInto("textingMessages")
    .values(
      calls.map((call) => ({ ...call, direction: "in", kind: "call", status: "received", body: "", segments: 0 })),
    )
    .execute();
}

/** What the simulated service charges; all texts of the past are of one part. */
const partPriceMicros = 7900;

/** Through the same guard as any other text, one step after the other. */
export async function insertSent(
  sql: Sql,
  messages: readonly (PastMessage & { failed: string | null })[],
): Promise<void> {
  const storeId = messages[0]?.storeId ?? 0;
  const rows = messages.map(({ failed: _failed, ...message }) => ({
    ...message,
    direction: "out",
    status: "queued",
    sendAt: message.createdAt,
  }));
  await sql.insertInto("textingMessages").values(rows).execute();
  const step = (status: string) =>
    sql
      .updateTable("textingMessages")
      .set({ status })
      .where("storeId", "=", storeId)
      .where(
        "id",
        "in",
        messages.map(({ id }) => id),
      );
  await step("sending").execute();
  await step("sent")
    .set({ sentAt: raw`created_at` })
    .execute();
  const failed = messages.filter((message) => message.failed !== null);
  for (const { id, failed: reason } of failed) {
    await step("undelivered")
      .set({ failureReason: reason, failureCode: reason === "landline" ? "30006" : "30003", failureText: "" })
      .set({ endedAt: raw`created_at + interval '4 seconds'` })
      .where("id", "=", id)
      .execute();
  }
  await step("delivered")
    .set({ priceMicros: partPriceMicros })
    .set({ endedAt: raw`created_at + interval '4 seconds'` })
    .where("status", "=", "sent")
    .execute();
}

/** The names on texts that the store wrote. */
export async function listWriterIds(sql: Sql, storeId: number): Promise<number[]> {
  const rows = await sql.selectFrom("employees").select("id").where("storeId", "=", storeId).orderBy("id").execute();
  return rows.map(({ id }) => id);
}
