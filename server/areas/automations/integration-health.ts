import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { foreignText, inputText, waitMs } from "#common/inputs/input-ranges.ts";
import { integrationStopped, integrationTried } from "#server/events/automations.ts";
import type { EventListener, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { openText } from "#server/platform/secrets/sealed-text.ts";
import * as db from "./integrations.db.ts";
import * as rules from "./integrations.rules.ts";
import { insertLogLine } from "./integration-log.db.ts";
import type { Need } from "#server/platform/providers/provider.ts";
import { cardOf, integrationId, integrationOf, lockConnected, registeredName, refreshScreens } from "./integration.ts";
import type { Integration } from "./integration.ts";
import { mailStoppedSignIn } from "./stopped-mail.ts";

/** `setup`, `token`, or one of the need's own. */
export const logKind = registeredName;
const credentialsText = z.record(inputText, inputText);

/** What is needed to call a service for the store. */
export type Connection = {
  credentials: Readonly<Record<string, string>>;
  placeId: string | null;
  renewedAt: Date | null;
  expiresAt: Date | null;
  isActive: boolean;
  failures: number;
  /** Nothing but a try that was claimed goes out before. */
  retryAt: Date | null;
};

/** The connection with its key opened, for who is about to call; null when there is none. Never leaves the server. */
export const openConnection = operation({
  name: "automations.openConnection",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Connection | null> {
    const row = await db.findIntegration(context.sql, { storeId: context.store.id, provider: id });
    if (row === null || row.secret === null) {
      return null;
    }
    const { placeId, renewedAt, expiresAt, failures, retryAt } = row;
    const credentials = credentialsOf(context, { id, secret: row.secret });
    return { credentials, placeId, renewedAt, expiresAt, failures, retryAt, isActive: row.activatedAt !== null };
  },
});

/** One of several processes may try now what failed before: false for the others, and before its time. */
export const claimTry = operation({
  name: "automations.claimTry",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<boolean> {
    const storeId = context.store.id;
    const row = await db.findIntegration(context.sql, { storeId, provider: id, isLocked: true });
    if (row === null || row.retryAt === null) {
      return row !== null;
    }
    const until = new Date(context.now.getTime() + rules.waitAfterFailures(row.failures));
    return db.claimTry(context.sql, { storeId, provider: id, now: context.now, until });
  },
});

/** A manager asks for a try before its time. What a person has to set right first stays as it is. */
export const tryServiceNow = operation({
  name: "automations.tryNow",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Integration> {
    const row = await lockConnected(context, id);
    const card = cardOf(context, id);
    if (row.retryAt !== null) {
      const key = { storeId: context.store.id, provider: id };
      await db.saveTryNow(context.sql, { ...key, now: context.now });
      await context.emit(
        integrationTried,
        { name: card.name, provider: id, need: card.need.id },
        { kind: "Integration", id },
      );
      return integrationOf(card, { ...row, retryAt: context.now });
    }
    return integrationOf(card, row);
  },
});

/** Lets an area book its work with a service of its need when a manager asks for a try now. */
export function onTriedNow(
  need: Pick<Need, "id">,
  book: (context: StoreContext, key: { id: string }) => Promise<void>,
): EventListener {
  return {
    event: integrationTried.name,
    async handle(context, payload) {
      const tried = integrationTried.payload.parse(payload);
      const { store } = context;
      if (store !== null && tried.need === need.id) {
        await book({ ...context, store }, { id: tried.provider });
      }
    },
  };
}

/** Records a success. A connection that ended meanwhile has no row to update. */
export const noteSuccess = operation({
  name: "automations.noteSuccess",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, kind: logKind, text: foreignText(500).min(1) }),
  async run(context, { id, kind, text }): Promise<void> {
    const integration = { storeId: context.store.id, provider: id };
    if (await db.saveOk(context.sql, { ...integration, at: context.now })) {
      await writeLog(context, { id, kind, level: "info", text });
    }
  },
});

/** Notes a failed call. The card keeps the service's text; a fault that only a person can fix is also an event. */
export const noteFailure = operation({
  name: "automations.noteFailure",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    kind: logKind,
    code: inputText.min(1).max(40),
    text: foreignText(500).min(1),
    retryAfterMs: waitMs.nullable(),
  }),
  async run(context, { id, kind, code, text, retryAfterMs }): Promise<void> {
    const key = { storeId: context.store.id, provider: id };
    const row = await db.findIntegration(context.sql, { ...key, isLocked: true });
    if (row === null || row.secret === null) {
      return;
    }
    const maskedText = rules.withoutSecrets(rules.masked(text, credentialsOf(context, { id, secret: row.secret })));
    // It answered; what it refused was one request, and the next may go out.
    const isWell = code === "refused";
    const failures = isWell ? row.failures : row.failures + 1;
    const waitBeforeRetryMs = rules.waitAfterFailures(failures, retryAfterMs);
    const retryAt = isWell ? row.retryAt : new Date(context.now.getTime() + waitBeforeRetryMs);
    const needsAction = rules.actionFor(code) ?? row.needsAction;
    await db.saveFailure(context.sql, {
      ...key,
      code,
      text: maskedText,
      at: context.now,
      failures,
      failingSince: failures === 0 ? null : (row.failingSince ?? context.now),
      retryAt,
      needsAction,
    });
    await writeLog(context, { id, kind, level: "error", text: maskedText === "" ? code : maskedText });
    if (needsAction !== null && needsAction !== row.needsAction) {
      const stopped = { name: cardOf(context, id).name, reason: maskedText };
      await context.emit(integrationStopped, stopped, { kind: "Integration", id });
      await (needsAction === "sign-in" && mailStoppedSignIn(context, stopped));
    }
  },
});

/** A line of the log, and a word to the screens that show it. */
export async function writeLog(
  context: StoreContext,
  { id, text, ...line }: { id: string; kind: string; level: "info" | "error"; text: string },
): Promise<void> {
  const { now } = context;
  const lineId = uuidv7({ msecs: now.getTime() });
  const shown = rules.withoutSecrets(text);
  await insertLogLine(context.sql, {
    ...line,
    storeId: context.store.id,
    provider: id,
    id: lineId,
    at: now,
    text: shown,
  });
  await refreshScreens(context, id);
}

/** What a secret is locked with besides the key: another store's, put in its place, does not open. */
export function sealingOf(context: StoreContext, id: string): Parameters<typeof openText>[1] {
  const place = `${context.store.id}:${id}`;
  return { secretKey: context.platform.secretKey, purpose: "automations.credentials", place };
}

function credentialsOf(
  context: StoreContext,
  { id, secret }: { id: string; secret: Buffer },
): Readonly<Record<string, string>> {
  return credentialsText.parse(JSON.parse(openText(secret, sealingOf(context, id))));
}
