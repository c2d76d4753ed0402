import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import {
  autoResponseFormFields,
  autoResponseNames,
  keywordsProblem,
  readKeywords,
  singleKinds,
} from "#common/texting/auto-responses.ts";
import { fillTemplate } from "#common/texting/fill-template.ts";
import { textAutoResponseDeleted, textAutoResponseSaved, textAutoResponseSwitched } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./auto-responses.db.ts";
import type { AutoResponse } from "./auto-responses.rules.ts";

export type { AutoResponse } from "./auto-responses.rules.ts";

export type AutoResponses = {
  responses: AutoResponse[];
  /** Without them there is no after hours. */
  hasStoreHours: boolean;
};

export const listTextAutoResponses = operation({
  name: "texting.listAutoResponses",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<AutoResponses> {
    const [responses, hasStoreHours] = await Promise.all([db.listResponses(sql, store.id), db.hasHours(sql, store.id)]);
    return { responses, hasStoreHours };
  },
});

/** A new auto-response, or other words for one. Brings back one that was deleted. */
export const saveTextAutoResponse = operation({
  name: "texting.saveAutoResponse",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    ...autoResponseFormFields,
    startsOn: businessDate.nullable(),
    endsOn: businessDate.nullable(),
  }),
  async run(context, input): Promise<AutoResponse> {
    const storeId = context.store.id;
    await db.lockResponses(context.sql, storeId);
    const response = ofItsKind(input);
    const others = (await db.listResponses(context.sql, storeId)).filter(({ id }) => id !== response.id);
    refuseUnfit(response, others);
    await refuseWithoutHours(context, response);
    await db.saveResponse(context.sql, { ...response, storeId, now: context.now });
    await context.emit(
      textAutoResponseSaved,
      { name: autoResponseNames[response.kind] },
      { kind: "TextAutoResponse", id: response.id },
    );
    return response;
  },
});

export const switchTextAutoResponse = operation({
  name: "texting.switchAutoResponse",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isOn: z.boolean() }),
  async run(context, { id, isOn }): Promise<AutoResponse> {
    const response = { ...(await lockedResponse(context, id)), isOn };
    await refuseWithoutHours(context, response);
    await db.saveResponse(context.sql, { ...response, storeId: context.store.id, now: context.now });
    const subject = { kind: "TextAutoResponse", id } as const;
    await context.emit(textAutoResponseSwitched, { name: autoResponseNames[response.kind], isOn }, subject);
    return response;
  },
});

export const deleteTextAutoResponse = operation({
  name: "texting.deleteAutoResponse",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<boolean> {
    const { kind } = await lockedResponse(context, id);
    await db.deleteResponse(context.sql, { storeId: context.store.id, id, now: context.now });
    await context.emit(textAutoResponseDeleted, { name: autoResponseNames[kind] }, { kind: "TextAutoResponse", id });
    return true;
  },
});

async function lockedResponse(context: StoreContext, id: string): Promise<AutoResponse> {
  await db.lockResponses(context.sql, context.store.id);
  const responses = await db.listResponses(context.sql, context.store.id);
  const response = responses.find((candidate) => candidate.id === id);
  if (response === undefined) {
    throw notFound("Auto-response");
  }
  return response;
}

/** Only what its kind uses. */
function ofItsKind({ keywords, startsOn, endsOn, ...response }: AutoResponse): AutoResponse {
  const isHoliday = response.kind === "holiday";
  return {
    ...response,
    keywords: response.kind === "keyword" ? readKeywords(keywords.join(",")) : [],
    startsOn: isHoliday ? startsOn : null,
    endsOn: isHoliday ? endsOn : null,
  };
}

function refuseUnfit({ kind, body, keywords, startsOn, endsOn }: AutoResponse, others: readonly AutoResponse[]): void {
  if (fillTemplate(body, {}) === "") {
    throw invalidInput({ body: ["Add some words of your own, so the text is never blank"] });
  }
  if (singleKinds.includes(kind) && others.some((other) => other.kind === kind)) {
    throw invalidInput({ kind: ["Your store has one of these already"] });
  }
  if (others.length >= db.mostResponses) {
    throw invalidInput({ kind: [`A store has at most ${db.mostResponses} auto-responses`] });
  }
  const problem = kind === "keyword" ? keywordsProblem(keywords) : null;
  if (problem !== null) {
    throw invalidInput({ keywords: [problem] });
  }
  refuseDates({ kind, startsOn, endsOn });
}

function refuseDates({ kind, startsOn, endsOn }: Pick<AutoResponse, "kind" | "startsOn" | "endsOn">): void {
  if (kind !== "holiday") {
    return;
  }
  if (startsOn === null) {
    throw invalidInput({ startsOn: ["First day is required"] });
  }
  if (endsOn === null || endsOn < startsOn) {
    throw invalidInput({ endsOn: ["The last day can't be before the first"] });
  }
}

/** Nobody knows when it is after hours. */
async function refuseWithoutHours({ sql, store }: StoreContext, { kind, isOn }: AutoResponse): Promise<void> {
  if (kind === "after_hours" && isOn && !(await db.hasHours(sql, store.id))) {
    throw invalidInput({ isOn: ["Set store hours first"] });
  }
}
