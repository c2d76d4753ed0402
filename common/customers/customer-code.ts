/** What a new customer gets as Customer Code at the register: nothing, or the mobile number in place of the phone. */
export const customerCodeRules = ["blank", "mobile"] as const;

export type CustomerCodeRule = (typeof customerCodeRules)[number];
