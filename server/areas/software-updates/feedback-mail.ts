import type { MailDocument } from "#server/platform/emails/mail-document.ts";
import type { Rating } from "./software-updates.db.ts";
import type { Release } from "./releases.rules.ts";

type Told = {
  release: Release;
  rating: Rating;
  body: string;
  mayContact: boolean;
  from: { fullName: string; email: string };
  store: string;
  appVersion: string | null;
  deviceId: string | null;
};

const ratings = { good: "Good", neutral: "Neutral", bad: "Bad" } as const;

/** What support reads of one person's feedback. */
export function feedbackDocument(told: Told): MailDocument {
  const { release, from } = told;
  return {
    subject: `${ratings[told.rating]}: ${release.title} (${release.version})`,
    paragraphs: [
      `${from.fullName} (${from.email}) at ${told.store} says: ${ratings[told.rating]}.`,
      ...(told.body === "" ? [] : [told.body]),
      told.mayContact ? "You may contact them about it." : "They don't want to be contacted.",
    ],
    footnotes: [`Version ${told.appVersion ?? "unknown"}, device ${told.deviceId ?? "unknown"}.`],
  };
}
