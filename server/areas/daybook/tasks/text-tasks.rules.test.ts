import { expect, test } from "vitest";
import { textFailures } from "#common/texting/text-failure.ts";
import { taskOfFailedText } from "./text-tasks.rules.ts";

const dana = { customer: "Dana Whitfield", phone: "(614) 555-0148" };

test.each([
  { reason: "landline", kind: "buy", work: "call", name: "Call Dana Whitfield, a landline can't get texts" },
  { reason: "landline", kind: "conversation", work: "call", name: "Call Dana Whitfield, a landline can't get texts" },
  { reason: "landline", kind: "coupon", work: "ask-number", name: "Ask Dana Whitfield for a cell number next visit" },
  { reason: "landline", kind: "reminder", work: "ask-number", name: "Ask Dana Whitfield for a cell number next visit" },
  { reason: "invalid", kind: "buy", work: "ask-number", name: "Ask Dana Whitfield for a cell number next visit" },
  { reason: "opted-out", kind: "buy", work: "call", name: "Call Dana Whitfield, they opted out of texts" },
  { reason: "unreachable", kind: "buy", work: "retry", name: "Text Dana Whitfield again or call" },
  { reason: "unknown", kind: "coupon", work: "retry", name: "Text Dana Whitfield again or call" },
  { reason: "blocked", kind: "buy", work: "carrier", name: "Carriers block your texts. Check your texting approval." },
  {
    reason: "not-registered",
    kind: "reminder",
    work: "carrier",
    name: "Carriers block your texts. Check your texting approval.",
  },
])("X10: a $kind text, $reason, is work: $work", ({ reason, kind, work, name }) => {
  expect(taskOfFailedText({ ...dana, reason, kind })).toMatchObject({ work, name });
});

test("X10: a customer who opted out is not called about a coupon", () => {
  expect(taskOfFailedText({ ...dana, reason: "opted-out", kind: "coupon" })).toBeNull();
});

test("X10: only what a carrier has against the store is the managers' alone", () => {
  const ofManagers = textFailures.filter(
    (reason) => taskOfFailedText({ ...dana, reason, kind: "buy" })?.access === "manager",
  );
  expect(ofManagers).toEqual(["blocked", "not-registered"]);
});

test("X10: the task names the phone and what the customer did not hear about", () => {
  const task = taskOfFailedText({ ...dana, reason: "unreachable", kind: "buy" });
  expect(task?.details).toBe("(614) 555-0148. The text about their buy didn't arrive.");
});

test("X10: a phone without a customer's name is said once", () => {
  const { phone } = dana;
  const task = taskOfFailedText({ customer: phone, phone, reason: "landline", kind: "buy" });
  expect(task?.name).toBe("Call (614) 555-0148, a landline can't get texts");
  expect(task?.details).toBe("The text about their buy didn't arrive.");
});
