import type { SecondHandEntry, SecondHandRule } from "#web/areas/buys/second-hand/second-hand.queries.ts";

export const aRule: SecondHandRule = {
  ...{ id: "0193a6f0-0000-7000-8000-000000000061", version: 1, name: "Instruments", wording: "Sec. 12" },
  ...{ categoryCodes: ["GTR-E"], holdDays: 7, requiredFields: ["SERIAL"], reportHours: 72, exportForm: "PIECES" },
  ...{ isActive: true, startsOn: "2026-02-01" },
};

/** A buy of March 1 that is held until March 8 and lacks its serial number. */
export function anEntry(fields: Partial<SecondHandEntry> = {}): SecondHandEntry {
  return {
    ...{
      number: 1,
      buyId: null,
      buyKey: "B1",
      buyNumber: "12",
      date: "2026-03-01",
      completedAt: "2026-03-01T18:00:00Z",
    },
    ...{ holdUntil: "2026-03-08", ruleNames: ["Instruments"], categoryCodes: ["GTR-E"], requiredFields: ["SERIAL"] },
    ...{ missing: ["SERIAL"], reportDueAt: "2026-03-04T18:00:00Z", reportedAt: null, reportedBy: null },
    ...{ voidReason: null, customerId: null, customerName: "Ada Park", idType: "DRIVER_LICENSE", idState: "CO" },
    ...{ idMasked: "***4321", itemsTaken: 1, paid: 40_000, handledBy: "Nina Okonkwo" },
    ...{ plate: "", serials: "", photo: "" },
    ...fields,
  };
}
