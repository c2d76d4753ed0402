import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the page about customers at the register in English. */
const registerEnglish = {
  title: "Customers at the register",
  back: "Reports",
  "shares.title": "Sales without a customer",
  "shares.yesterday": "Yesterday",
  "shares.weeks": "Last 28 days",
  "shares.of": "{count} of {all} sales",
  "shares.why":
    "Sales tickets without a customer, divided by sales. Without a customer there are no loyalty points and no coupons by text.",
  "shares.rows": "See yesterday's sales without a customer",
  "numbers.title": "Numbers to check",
  "numbers.BLANK":
    "These customers have no phone, and their Customer Code looks like a phone number but isn't 10 plain digits. Correct them at the register.",
  "numbers.MOBILE":
    "With the mobile number as Customer Code, the phone stays blank. These customers have both, or a code that isn't 10 plain digits. Correct them at the register.",
  "numbers.rule": "Change the rule",
  "head.name": "Customer",
  "head.phone": "Phone",
  "head.code": "Customer Code",
  "head.check": "Check",
  "check.MISTYPED": "Code isn't 10 plain digits",
  "check.TWICE": "Number in both fields",
  "none.title": "No numbers to check",
  "none.text": "Each number we got from the register is where loyalty looks for it",
} as const;

export const text = textsOf("customers-register", registerEnglish);
