import { textsOf } from "#web/platform/language/texts.ts";

const newTextEnglish = {
  back: "Texts",
  title: "New text",
  phone: "Phone",
  hint: "Text people who wrote first or said yes to texts",
  existing: "You've texted {name} before. This adds to the conversation.",
  thisPhone: "this phone",
  sent: "Text sent",
  customer: "Or find a customer",
  customers: "Customers",
  noCustomer: "No customer with a phone by that name",
} as const;

export const text = textsOf("texting-new", newTextEnglish);
