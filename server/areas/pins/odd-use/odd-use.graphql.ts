import { builder } from "#server/platform/graphql/builder.ts";
import { listOddUse } from "./odd-use.ts";
import type { NamedOddUse } from "./odd-use.ts";

const OddUseKind = builder.enumType("OddUseKind", {
  values: {
    GUESSED_PIN: { value: "guessedPin", description: "Many wrong PINs for one person over a day." },
    TWO_REGISTERS: { value: "twoRegisters", description: "One PIN at two registers within twenty seconds." },
    CLOCKED_OUT: { value: "clockedOut", description: "Work at a register while not clocked in." },
    MANAGER_AWAY: { value: "managerAway", description: "A manager's PIN while the manager was not clocked in." },
    OWN_HOURS: { value: "ownHours", description: "The own hours corrected or confirmed." },
  } as const,
});

const OddUseEventType = builder.objectRef<NamedOddUse["events"][number]>("OddUseEvent").implement({
  fields: (field) => ({
    id: field.exposeID("id", { description: "The history's entry has the same." }),
    name: field.exposeString("name"),
    at: field.expose("at", { type: "Instant" }),
    register: field.string({ nullable: true, resolve: ({ register }) => register?.name ?? null }),
  }),
});

const OddUseType = builder.objectRef<NamedOddUse>("OddUse").implement({
  description: "What one person did on one day that a manager may want to look at.",
  fields: (field) => ({
    id: field.exposeID("id"),
    kind: field.expose("kind", { type: OddUseKind }),
    employeeId: field.id({ resolve: ({ employeeId }) => String(employeeId) }),
    fullName: field.exposeString("fullName"),
    avatarUrl: field.exposeString("avatarUrl", { nullable: true }),
    from: field.expose("from", { type: "Instant" }),
    to: field.expose("to", { type: "Instant" }),
    acts: field.exposeInt("acts", { description: "How many things it was." }),
    registers: field.exposeStringList("registers"),
    events: field.expose("events", { type: [OddUseEventType], description: "Each of them, the oldest first." }),
  }),
});

builder.queryField("oddUse", (field) =>
  field.field({
    type: [OddUseType],
    description: "Use of PINs, clock and time cards in the last 14 days that is worth a look. For managers.",
    args: { employeeId: field.arg.id({ description: "Of one person; of everybody when left out." }) },
    resolve: (_root, { employeeId }, request) => listOddUse(request, { employeeId }),
  }),
);
