/** Beside no point of sale yet: the register is paired and prints, and a person has still to choose. */
import { once } from "node:events";
import type { PosAdapter } from "#till/pos/pos.ts";

export const noPosName = "a point of sale";

const notChosen = () => Promise.reject(new Error("No point of sale is chosen on this register yet"));

export function noPos(): PosAdapter {
  return {
    terminalNumber: "1",
    state: () => ({ connected: false, name: noPosName, version: "" }),
    capabilities: () => ({}),
    async run(_feed, signal) {
      if (!signal.aborted) {
        await once(signal, "abort");
      }
    },
    resend: notChosen,
    checkIn: notChosen,
    checkInStatus: async () => ({ status: "unknown", posBuyId: null }),
    lookupCustomer: async () => ({ customers: [] }),
    listEmployees: async () => ({ employees: [] }),
  };
}
