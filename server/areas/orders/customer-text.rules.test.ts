import { expect, test } from "vitest";
import { readyText } from "./customer-text.rules.ts";

test("the offered text names the order, the store, the pieces and until when it is open", () => {
  const order = {
    name: "#1042",
    customerName: "Amara Okonkwo",
    store: "Maple Street",
    pieces: 3,
    closesAt: null,
    refunded: [],
  };
  const closesAt = new Date("2026-11-22T03:00:00Z");
  expect(readyText({ ...order, closesAt }, "America/Chicago")).toBe(
    "Hi Amara, order #1042 is ready at Maple Street: 3 items. We're open until 9:00 PM.",
  );
  expect(readyText({ ...order, customerName: null, pieces: 1 }, "UTC")).toBe(
    "Hi, order #1042 is ready at Maple Street: 1 item.",
  );
  expect(readyText({ ...order, refunded: ["Snow pants"] }, "UTC")).toBe(
    "Hi Amara, order #1042 is ready at Maple Street: 3 items. Snow pants sold here first and was refunded. Sorry about that.",
  );
  expect(readyText({ ...order, refunded: ["Snow pants", "Boots"] }, "UTC")).toContain(
    "2 items sold here first and were refunded.",
  );
});
