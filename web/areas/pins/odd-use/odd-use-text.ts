import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of what is worth a look, in English. */
const oddUseEnglish = {
  title: "Worth a look",
  back: "Team",
  text: "The last 14 days of PINs, punches and time cards. Each may have a good reason, so ask first.",
  "kind.GUESSED_PIN": "Many wrong PINs for their name in one day",
  "kind.TWO_REGISTERS": "One PIN at two registers within 20 seconds",
  "kind.CLOCKED_OUT": "Worked while clocked out",
  "kind.MANAGER_AWAY": "Manager PIN used while the manager was clocked out",
  "kind.OWN_HOURS": "Changed their own hours",
  pinGiven: "entered the PIN",
  did_one: "{count} event",
  did_other: "{count} events",
  "none.title": "Nothing stands out",
  "none.text":
    "We flag repeated wrong PINs, one PIN at two registers, work off the clock, a manager's PIN without the manager, and people who change their own hours",
} as const;

export const text = textsOf("odd-use", oddUseEnglish);
