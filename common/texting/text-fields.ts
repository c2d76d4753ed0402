/** What a text is about. Coupons and reminders are marketing: they need a consent of their own and wait for the hours. */
export const textKinds = ["conversation", "buy", "coupon", "reminder"] as const;

export const longestText = 1600;
