import type { MailDocument } from "#server/platform/emails/mail-document.ts";
import type { Rating } from "./software-updates.db.ts";
import type { Release } from "./releases.rules.ts";

type Feedback = {
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

/** Builds the mail to support about one person's feedback. */
export function feedbackDocument(feedback: Feedback): MailDocument {
  const { release, from } = feedback;
  return {
    subject: `${ratings[feedback.rating]}: ${release.title} (${release.version})`,
    paragraphs: [
      `${from.fullName} (${from.email}) at ${feedback.store} says: ${ratings[feedback.rating]}.`,
      ...(feedback.body === "" ? [] : [feedback.body]),
      feedback.mayContact ? "You may contact them about it." : "They don't want to be contacted.",
    ],
    footnotes: [`Version ${feedback.appVersion ?? "unknown"}, device ${feedback.deviceId ?? "unknown"}.`],
  };
}
