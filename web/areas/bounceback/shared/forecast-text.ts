import { textsOf } from "#web/platform/language/texts.ts";

/** Text of the expected coupons beside a day's goal, in English. */
const forecastEnglish = {
  today_one: "About {count, number} coupon may come back today ({amount} off). The goal doesn't count it.",
  today_other: "About {count, number} coupons may come back today ({amount} off). The goal doesn't count them.",
} as const;

export const forecastText = textsOf("coupon-forecast", forecastEnglish);
