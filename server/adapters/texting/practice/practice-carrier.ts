import { v7 as uuidv7 } from "uuid";
import { texting } from "#server/adapters/texting/texting.ts";
import type { TextingService } from "#server/adapters/texting/texting.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";

/**
 * The carrier of training stores. It takes every text and calls nobody: what a made-up customer's phone does is reported
 * by the texting area itself, so nothing here knows an address.
 */
export const practiceCarrier = defineProvider({
  id: "training",
  name: "Practice carrier",
  need: texting,
  about: "Takes the texts of training stores. Nothing leaves.",
  exchange: { gets: "Made-up replies", sends: "Nothing", never: "Anything of a real person" },
  credentials: [],
  addresses: {},
  open: openPracticeCarrier,
});

function openPracticeCarrier(): TextingService {
  return {
    send: async () => ({ kind: "accepted", id: `practice-${uuidv7()}` }),
    view: async (id) => ({ id, status: "delivered", failure: null, priceMicros: 0 }),
    orderNumber: async () => null,
    setUpCalls: async () => undefined,
    // Nobody outside speaks for it.
    isGenuine: () => false,
    readStatus: ({ id, status }) => (id !== undefined && status === "delivered" ? { id, status, failure: null } : null),
    readIncoming: ({ id, from, to, body }) =>
      id === undefined || from === undefined || to === undefined || body === undefined
        ? null
        : { id, from, to, body, media: [] },
    fetchMedia: async () => ({ kind: "gone" }),
    readCall: () => null,
    toResponse: () => ({ contentType: "text/plain", body: "" }),
    registration: {
      advanceBrand: refuse,
      viewBrand: refuse,
      submitCampaign: refuse,
      viewCampaign: refuse,
    },
  };
}

async function refuse(): Promise<never> {
  throw new ProviderFault("refused", "A training store registers with nobody");
}
