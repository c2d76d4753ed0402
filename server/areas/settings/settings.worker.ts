import { textingNumberOrdered } from "#server/events/texting.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { keepCallAndTextNumber } from "./settings.ts";

export const settingsListeners: readonly EventListener[] = [
  {
    event: textingNumberOrdered.name,
    async handle(context, payload) {
      const { name: phone } = textingNumberOrdered.payload.parse(payload);
      if (context.store !== null) {
        await keepCallAndTextNumber({ ...context, store: context.store }, phone.slice("+1".length));
      }
    },
  },
];
