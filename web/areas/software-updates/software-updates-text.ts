import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the software updates in English. */
const softwareUpdatesEnglish = {
  "updates.title": "Software updates",
  "updates.back": "Settings",
  "updates.upToDate": "You're up to date",
  "updates.upToDateText": "You have version {version}. New features show here.",
  "updates.running": "Version {version}",
  "updates.markAll": "Mark all read",
  "updates.markOne": "Mark as read",
  "updates.new": "New",
  "updates.version": "Version {version} · {date}",
  "updates.requiredBy": "Required by {date}",
  "updates.feedback": "Give feedback",
  "updates.feedbackGiven": "Your feedback",
  "feedback.title": "Feedback on {title}",
  "feedback.chooseRating": "Choose a rating",
  "feedback.rating": "How do you like it?",
  "feedback.good": "Good",
  "feedback.neutral": "Neutral",
  "feedback.bad": "Bad",
  "feedback.body": "Tell us more",
  "feedback.mayContact": "You may contact me about it",
  "feedback.where": "We send this to support with your store, version and device",
  "feedback.until": "You can change it until {date}",
  "feedback.closed": "Feedback closes after 7 days",
  "feedback.cancel": "Cancel",
  "feedback.send": "Send",
  "feedback.save": "Save",
  "feedback.sent": "Thanks for your feedback",
  "feedback.missing": "Release not found",
  "feedback.missingText": "It may be for other stores",
} as const;

export const text = textsOf("software-updates", softwareUpdatesEnglish);
