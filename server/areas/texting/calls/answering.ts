/** What a caller hears: the service asks at once, so nothing waits for a worker here. */
import { z } from "zod";
import type { CallStep } from "#server/adapters/texting/texting.ts";
import { callDialedUrl } from "#server/areas/texting/addresses.ts";
import { threadPhone } from "#server/areas/texting/phones.rules.ts";
import { keepReport, reportFields } from "#server/areas/texting/reports.ts";
import { serviceOf } from "#server/areas/texting/texting-service.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { findRingingPhone } from "./calls.db.ts";

/** As long as the store's phone rings. */
const ringSeconds = 25;

/** Keeps that a call came, once, and says what to do with it: the store's phone rings. */
export const answerCall = operation({
  name: "texting.answerCall",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  isUnlimited: true,
  input: z.object({ fields: reportFields }),
  async run(context, { fields }): Promise<CallStep[]> {
    const call = serviceOf(context).readCall(fields);
    if (call === null) {
      throw invalidInput({ fields: ["This is no report of a call"] });
    }
    await keepReport(context, { kind: "call", messageId: null, fields });
    const phone = await findRingingPhone(context.sql, context.store.id);
    if (phone === null) {
      return [
        { say: "Thanks for calling. We can't connect your call. Please text this number, and we'll text you back." },
      ];
    }
    // A short code is no number that a phone could be shown.
    const callerId = call.from?.startsWith("+") === true ? threadPhone(call.from) : null;
    return [
      { say: `Thanks for calling ${context.store.name}. One moment, please.` },
      { dial: { phone, callerId, ringSeconds, doneUrl: callDialedUrl(context) } },
    ];
  },
});

/** Keeps what became of the ringing, once. Who reached nobody hears that a text is read. */
export const answerDialed = operation({
  name: "texting.answerDialed",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  isUnlimited: true,
  input: z.object({ fields: reportFields }),
  async run(context, { fields }): Promise<CallStep[]> {
    await keepReport(context, { kind: "call-dialed", messageId: null, fields });
    return serviceOf(context).readCall(fields)?.dialed?.isAnswered === true
      ? []
      : [{ say: "Sorry we missed you. Please text this number, and we'll text you back. Goodbye." }];
  },
});
