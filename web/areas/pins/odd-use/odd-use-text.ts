import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of what is worth a look, in English. */
const oddUseEnglish = {
  title: "Worth a look",
  back: "Team",
  text: "The last 14 days, by PIN, clock and time card. Each may have a good reason: ask first.",
  "kind.GUESSED_PIN": "Many wrong PINs for their name in one day",
  "kind.TWO_REGISTERS": "One PIN at two registers within 20 seconds",
  "kind.CLOCKED_OUT": "At work while clocked out",
  "kind.MANAGER_AWAY": "Manager PIN while the manager was not clocked in",
  "kind.OWN_HOURS": "Changed their own hours",
  pinGiven: "gave the PIN",
  did_one: "{count} thing done",
  did_other: "{count} things done",
  "none.title": "Nothing stands out",
  "none.text":
    "Here you see many wrong PINs, a PIN at two registers at once, work off the clock, a manager's PIN without the manager, and people changing their own hours.",
} as const;

export const text = textsOf("odd-use", oddUseEnglish);
