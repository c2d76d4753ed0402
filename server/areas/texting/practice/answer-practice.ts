import { z } from "zod";
import { lockNumber } from "#server/areas/texting/guard.db.ts";
import { lockMessage } from "#server/areas/texting/messages.db.ts";
import { keepReport } from "#server/areas/texting/reports.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { practiceReply } from "./practice-replies.rules.ts";

/** Reports of the practice carrier, kept as a carrier's are; a second run reports nothing new. */
export async function answerPracticeText(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const text = request.store.isTraining === true ? await findPracticeText(request, { id }) : null;
  if (text === null) {
    return;
  }
  const { providerId, phone, kind, from } = text;
  await keepReport(request, { kind: "status", messageId: id, fields: { id: providerId, status: "delivered" } });
  const body = practiceReply({ kind, id });
  if (body !== null) {
    const fields = { id: `reply-${providerId}`, from: phone, to: from, body };
    await keepReport(request, { kind: "incoming", messageId: null, fields });
  }
}

/** A made-up customer writes first, so that there is a person to answer. Once for the same id. */
export async function textFromPractice(
  request: StoreRequest,
  { id, phone, body }: { id: string; phone: string; body: string },
): Promise<void> {
  if (request.store.isTraining === true) {
    const fields = { id: `first-${id}`, from: `+1${phone}`, to: "", body };
    await keepReport(request, { kind: "incoming", messageId: null, fields });
  }
}

type PracticeText = { providerId: string; phone: string; kind: string; from: string };

const findPracticeText = operation({
  name: "texting.findPracticeText",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run({ sql, store }, { id }): Promise<PracticeText | null> {
    const number = await lockNumber(sql, store.id);
    const message = await lockMessage(sql, { storeId: store.id, id });
    const providerId = message?.providerId ?? null;
    if (message === undefined || number === null || providerId === null) {
      return null;
    }
    return { providerId, phone: message.phone, kind: message.kind, from: number.phone };
  },
});
