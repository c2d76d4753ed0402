/** Our terms of service, in English. A change is a new version in `common/people/terms.ts`; the old words stay in the history. */
export const termsParts: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: "1. Who agrees to what",
    paragraphs: [
      'These terms are between your company and the company that runs this Hangtag ("we"). By signing up you say that you may agree for your company.',
      "Hangtag helps you run your stores: the day, the team, buys, backstock, coupons, texts and reports. Your point of sale stays yours and is not part of it.",
    ],
  },
  {
    title: "2. Your account",
    paragraphs: [
      "Give a working email and keep your password and PINs to yourself. What happens with them counts as done by you, until you tell us that someone else has them.",
      "You decide who in your team can sign in, and what each person may see and do.",
    ],
  },
  {
    title: "3. Your data stays yours",
    paragraphs: [
      "What you and your team enter, and what your registers send, belongs to you. We use it to run Hangtag for you and for nothing else, and we don't sell it.",
      "Each company sees its own data only. You can export it at any time, also after you cancel, for 90 days. Then we delete it.",
      "You answer for what you collect: ask your customers before you text or email them, keep ID numbers only where the law asks for them, and delete a customer's data when they ask.",
    ],
  },
  {
    title: "4. Texts and email",
    paragraphs: [
      "Texts and email go out in your name. Write only to people who agreed, and stop when they ask. Hangtag holds back texts to people who opted out; please don't work around it.",
    ],
  },
  {
    title: "5. Price and payment",
    paragraphs: [
      "Nothing is charged during Open to Buy. A store's monthly subscription starts the day after its Grand Opening, and we show you the price before you agree to pay. From two open stores on, each costs 5% less.",
      "You can cancel at any time, to the end of the month that is paid.",
    ],
  },
  {
    title: "6. What you can count on",
    paragraphs: [
      "We keep Hangtag running with care, back it up each night, and tell you about changes that matter. It may be down now and then for updates or reasons out of our hands, so your point of sale never depends on it.",
      "Figures come from your registers and your team. Check them before you rely on them for taxes, pay or the law.",
    ],
  },
  {
    title: "7. Liability",
    paragraphs: [
      "As far as the law allows, our liability is limited to what you paid us in the twelve months before the damage, and neither side owes the other lost profit. This does not limit liability for intent, gross negligence or injury.",
    ],
  },
  {
    title: "8. Fair use and ending",
    paragraphs: [
      "Don't use Hangtag to break the law, to spam, or to get at other companies' data. We may suspend an account that does, and tell you why.",
      "When these terms change we ask you to agree to the new version. The version you agreed to is kept with your account.",
    ],
  },
];
