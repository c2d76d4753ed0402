import { z } from "zod";
import { phoneNumber } from "#common/inputs/field-schemas.ts";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { phoneDigits } from "#common/phone.ts";
import { texting } from "#server/adapters/texting/texting.ts";
import type { NumberOrder } from "#server/adapters/texting/texting.ts";
import { textingNumberOrdered } from "#server/events/texting.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import * as db from "./numbers.db.ts";
import { advanceRegistrationJob } from "./registration/registration.jobs.ts";
import { incomingUrl } from "./outcomes.ts";

/** Gets the store its number, in its own area code when there is one. Keeps the reason when there is none. */
export async function orderStoreNumber(request: StoreRequest): Promise<void> {
  const open = request.platform.services.findProgramWide(texting);
  const order = open && (await planOrder(request, {}));
  if (open === null || order === null) {
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
    if (await db.keepNumber(context.sql, { ...bought, phone, storeId, provider, orderedAt: context.now })) {
      await context.emit(textingNumberOrdered, { name: phone }, { kind: "Store", id: storeId });
      await context.addJob(advanceRegistrationJob, { storeId });
    }
  },
});
