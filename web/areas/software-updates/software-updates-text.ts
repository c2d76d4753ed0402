import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the software updates in English. */
const softwareUpdatesEnglish = {
  "updates.title": "Software updates",
  "updates.upToDate": "You are up to date",
  "updates.upToDateText": "You use version {version}. What is new stands here.",
  "updates.running": "This is version {version}",
  "updates.markAll": "Mark all read",
  "updates.markOne": "Mark as read",
  "updates.new": "New",
  "updates.version": "Version {version} · {date}",
  "updates.requiredBy": "Needed by {date}",
  "updates.feedback": "Give feedback",
  "updates.feedbackGiven": "Your feedback",
  "feedback.title": "Feedback on {title}",
  "feedback.rating": "How do you like it?",
  "feedback.good": "Good",
  "feedback.neutral": "Neutral",
  "feedback.bad": "Bad",
  "feedback.body": "What should we know?",
  "feedback.mayContact": "You may contact me about it",
  "feedback.where": "It goes to support with your store, version and device.",
  "feedback.until": "You can change it until {date}.",
  "feedback.closed": "Feedback can be changed for 7 days. This is what you said.",
  "feedback.cancel": "Cancel",
  "feedback.send": "Send",
  "feedback.save": "Save",
  "feedback.sent": "Thank you for your feedback",
  "feedback.missing": "This release is not there any more",
  "feedback.missingText": "It may be meant for other stores.",
} as const;

export const text = textsOf("software-updates", softwareUpdatesEnglish);
