/** The register of one demonstration store that is known by its exports alone, with the mapping that a manager made. */
import { setTimeout as delay } from "node:timers/promises";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import type { Request } from "#server/platform/context/context.ts";
import { listDevices } from "#server/platform/pos/devices.ts";
import { listDeviceMappings, saveDeviceMapping } from "#server/platform/pos/mappings/device-mappings.ts";

/** The store that has one, and the key of its till. */
export const oldRegister = { store: "sixth", key: "sixth-2", name: "Register 2" };

const mapping: RegisterMapping = {
  exports: [
    {
      kind: "ticketLines",
      files: "sales_r2_*.csv",
      decimal: ".",
      dateFormat: "month-day-year",
      goods: "used",
      columns: {
        number: "TRX_NO",
        at: "BATCHDT",
        time: "TRX_TM",
        businessDate: "BUSDT",
        terminal: "REG",
        cashier: "CASHIER",
        sku: "SKU",
        description: "DESCR",
        category: "DEPT",
        quantity: "QTY",
        amount: "NET_AMT",
        tax: "TAX_AMT",
      },
      tenders: {
        CASH: "cash",
        CHECK: "check",
        VISA: "visa",
        MC: "mastercard",
        AMEX: "amex",
        DISC: "discover",
        DEBIT: "debit",
        GIFTCARD: "giftCard",
        STORECR: "storeCredit",
        TRADE: "tradeCredit",
        OTHER: "other",
      },
    },
  ],
};

const lookEveryMs = 1000;

/** Saves the mapping as soon as the register is paired; one that a person has changed stays. */
export async function mapOldRegister(request: Request, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const devices = await listDevices(request, {});
    const register = devices.find(({ name, revokedAt }) => name === oldRegister.name && revokedAt === null);
    if (register !== undefined) {
      const versions = await listDeviceMappings(request, { deviceId: register.id });
      if (versions.length === 0) {
        const saving = { mapping: JSON.stringify(mapping), fileName: "sales_r2.csv", baseVersion: 0 };
        await saveDeviceMapping(request, { deviceId: register.id, ...saving });
      }
      return;
    }
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
