import { z } from "zod";
import { phoneNumber } from "#common/inputs/field-schemas.ts";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { phoneDigits } from "#common/phone.ts";
import { texting } from "#server/adapters/texting/texting.ts";
import type { NumberOrder, TextingService } from "#server/adapters/texting/texting.ts";
import { textingNumberOrdered } from "#server/events/texting.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { callEndedUrl, callUrl, incomingUrl } from "./addresses.ts";
import * as db from "./numbers.db.ts";
import { advanceRegistrationJob } from "./registration/registration.jobs.ts";

/** Gets the store its number, in its own area code when there is one. Keeps the reason when there is none. */
export async function orderStoreNumber(request: StoreRequest): Promise<void> {
  const open = request.platform.services.findProgramWide(texting);
  const order = open && (await planOrder(request, {}));
  if (open === null) {
    return;
  }
  if (order === null) {
    await setUpCalls(request, open.service);
    return;
  }
  const { id: provider } = open;
  try {
    const bought = await open.service.orderNumber(order);
    const problem = bought === null ? "No number is for sale right now" : null;
    await keepOrder(request, { provider, bought, problem });
  } catch (error) {
    if (error instanceof ProviderFault) {
      await keepOrder(request, { provider, bought: null, problem: error.message });
    }
    throw error;
  }
}

/** A number that was bought before calls were taken, or while the program had another address, is set up again. */
async function setUpCalls(request: StoreRequest, service: TextingService): Promise<void> {
  const number = await planCalls(request, {});
  if (number !== null) {
    await service.setUpCalls(number);
    await keepCalls(request, { callUrl: number.callUrl });
  }
}

const planCalls = operation({
  name: "texting.planCalls",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Parameters<TextingService["setUpCalls"]>[0] | null> {
    const urls = { callUrl: callUrl(context), callEndedUrl: callEndedUrl(context) };
    const numberId = await db.findNumberWithoutCalls(context.sql, { storeId: context.store.id, ...urls });
    return numberId === null ? null : { numberId, ...urls };
  },
});

const keepCalls = operation({
  name: "texting.keepCalls",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ callUrl: inputText.min(1).max(1000) }),
  async run(context, { callUrl: callsUrl }): Promise<void> {
    await db.keepCallsUrl(context.sql, { storeId: context.store.id, callsUrl });
  },
});

/** Where a store without a phone of its own gets its number from; Twilio then takes any of the country. */
const anyAreaCode = "000";

const planOrder = operation({
  name: "texting.planOrder",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<NumberOrder | null> {
    const store = await db.findStoreWithoutNumber(context.sql, context.store.id);
    return store === undefined
      ? null
      : {
          areaCode: phoneDigits(store.phoneNumber ?? "").slice(0, 3) || anyAreaCode,
          country: store.country === "CA" ? "CA" : "US",
          // What an earlier try bought is found again by it.
          label: `hangtag-store-${context.store.id}`,
          inboundUrl: incomingUrl(context),
          callUrl: callUrl(context),
          callEndedUrl: callEndedUrl(context),
        };
  },
});

/** What the service calls the number or the messaging service. */
const serviceKey = inputText.min(1).max(64);

const keepOrder = operation({
  name: "texting.keepOrder",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({
    provider: inputText.regex(/^[a-z][a-z-]{1,39}$/),
    bought: z.object({ phone: phoneNumber, numberId: serviceKey, serviceId: serviceKey }).nullable(),
    problem: foreignText(500).nullable(),
  }),
  async run(context, { provider, bought, problem }): Promise<void> {
    const storeId = context.store.id;
    if (problem !== null) {
      await db.keepOrderProblem(context.sql, { storeId, provider, orderProblem: problem });
    }
    if (bought === null) {
      return;
    }
    const phone = `+1${bought.phone}`;
    const number = { ...bought, phone, storeId, provider, orderedAt: context.now, callsUrl: callUrl(context) };
    if (await db.keepNumber(context.sql, number)) {
      await context.emit(textingNumberOrdered, { name: phone }, { kind: "Store", id: storeId });
      await context.addJob(advanceRegistrationJob, { storeId });
    }
  },
});
