import type { Page } from "@playwright/test";
import type { Somebody } from "#tests/e2e/sign-in.ts";

type Screen = {
  /** Also the name of its picture. */
  name: string;
  path: string;
  /** Who opens it; null: nobody is signed in. */
  as: Somebody | null;
  /** A link on that page which leads there (or its table's first row), where the address holds an id that nobody knows beforehand. */
  follows?: string;
  /** What has to stand there before it is looked at. */
  shows: string;
};

/** Whatever the hour and the store's time zone, two days are another business date. */
const aDayToCome = dayFromNow(30);

/** The week that has just begun holds nobody's hours yet. */
const lastWeeks = `from=${dayFromNow(-13)}&to=${dayFromNow(0)}`;

const firstRow = "the first row";

/** Every screen there is. Axe and the pictures go through this one list: a new screen gets its line here. */
export const screens: readonly Screen[] = [
  { name: "login", path: "/auth/login", as: null, shows: "Sample company" },
  { name: "forgot-password", path: "/auth/forgot-password", as: null, shows: "we'll send you a link" },
  { name: "reset-password", path: "/auth/reset-password", as: null, shows: "Open the link in our email" },
  { name: "sign-up", path: "/sign-up", as: null, shows: "Set up your company" },
  { name: "sign-up-link-unknown", path: "/sign-up/confirm?token=unknown", as: null, shows: "Open the newest link" },
  { name: "terms", path: "/terms", as: null, shows: "Your data stays yours" },
  { name: "self-check-in", path: "/checkin/maple-street-1", as: null, shows: "Bags and boxes" },
  { name: "self-check-in-spanish", path: "/checkin/maple-street-1?lang=es", as: null, shows: "Bolsas y cajas" },
  { name: "check-in-sign", path: "/checkin/maple-street-1/sign", as: null, shows: "Selling today?" },
  { name: "seller-page-unknown", path: "/b/1.unknown", as: null, shows: "Page not found" },
  { name: "mail-link-unknown", path: "/mail/stop/1.unknown", as: null, shows: "This link doesn't work" },
  { name: "check-in-tablet", path: "/kiosk", as: null, shows: "Pairing code" },
  { name: "change-password", path: "/auth/change-password", as: "manager", shows: "Old password" },
  { name: "onboarding", path: "/onboarding/1", as: "manager", shows: "Welcome to Maple Street" },
  { name: "onboarding-team", path: "/onboarding/1?screen=team", as: "manager", shows: "Add your team" },
  { name: "onboarding-install", path: "/onboarding/1?screen=install", as: "manager", shows: "is paired" },
  { name: "history-import", path: "/s/2/settings/history-import", as: "owner", shows: "Drop your sales history" },
  { name: "daybook", path: "/s/1/daybook", as: "manager", shows: "Here now" },
  { name: "daybook-past", path: `/s/1/daybook/${dayFromNow(-2)}`, as: "manager", shows: "Tasks" },
  { name: "daybook-register", path: "/s/2/daybook", as: "lakesideRegister", shows: "Here now" },
  { name: "new-task", path: "/s/1/daybook/tasks/new", as: "manager", shows: "For managers only" },
  { name: "new-note", path: "/s/1/daybook/notes/new", as: "manager", shows: "Pin until" },
  { name: "task-lists", path: "/s/1/daybook/settings", as: "manager", shows: "Through the day" },
  {
    name: "task-list",
    path: "/s/1/daybook/settings",
    as: "manager",
    follows: "Opening",
    shows: "Delete list",
  },
  { name: "new-task-list", path: "/s/1/daybook/settings/task-lists/new", as: "manager", shows: "No tasks yet" },
  { name: "all-notes", path: "/s/1/daybook/all-notes", as: "manager", shows: "Pinned now" },
  { name: "new-shift", path: "/s/1/daybook/shifts/new", as: "manager", shows: "Position" },
  { name: "handover", path: "/s/1/daybook/handover", as: "manager", shows: "Right now" },
  { name: "log-fields", path: "/s/1/daybook/settings/log-fields", as: "manager", shows: "Log fields" },
  { name: "buys", path: "/s/1/buys", as: "manager", shows: "In line" },
  { name: "buys-requests", path: "/s/1/buys?buysTab=requests", as: "manager", shows: "Put in line" },
  { name: "buys-complete", path: "/s/1/buys?buysTab=complete", as: "manager", shows: "Complete" },
  { name: "shelf-list", path: "/s/1/buys/shelf", as: "manager", shows: "On the shelf" },
  { name: "check-in", path: "/s/1/buys/checkin/new", as: "manager", shows: "Type the license" },
  { name: "check-in-one-page", path: "/s/1/buys/detail/v1_new", as: "manager", shows: "Pile location" },
  { name: "buy-settings", path: "/s/1/buys/settings", as: "manager", shows: "Require ID number" },
  { name: "buy-text", path: "/s/1/buys/settings/prewritten-sms/new", as: "manager", shows: "What it's for" },
  { name: "backstock", path: "/s/1/backstock", as: "manager", shows: "bins" },
  { name: "backstock-fill", path: "/s/1/backstock/detail/new", as: "manager", shows: "Inventory date" },
  { name: "backstock-scan", path: "/s/1/backstock/scan", as: "manager", shows: "Move several" },
  { name: "texting", path: "/s/1/texting", as: "manager", shows: "Reply" },
  {
    name: "texting-thread",
    path: "/s/1/texting?filter=needs_reply",
    as: "manager",
    follows: "(608) 555",
    shows: "Texts about buys",
  },
  { name: "texting-missed", path: "/s/1/texting", as: "manager", follows: "Missed call", shows: "Text back" },
  {
    name: "texting-picture",
    // Found by its words: a colleague of the demonstration may have answered since.
    path: "/s/1/texting?q=Worn+twice",
    as: "manager",
    follows: "(608) 555-3073",
    shows: "Worn twice, no stains",
  },
  { name: "texting-failed", path: "/s/1/texting?filter=failed", as: "manager", shows: "Not delivered" },
  { name: "new-text", path: "/s/1/texting/new", as: "manager", shows: "Text people who wrote first" },
  { name: "texting-number", path: "/s/1/texting/settings/number", as: "manager", shows: "Counter sign" },
  { name: "text-templates", path: "/s/1/texting/settings/template", as: "manager", shows: "New template" },
  { name: "text-template", path: "/s/1/texting/settings/template/new", as: "manager", shows: "Fill-ins" },
  { name: "auto-responses", path: "/s/1/texting/settings/auto-response", as: "manager", shows: "New auto-response" },
  { name: "auto-response", path: "/s/1/texting/settings/auto-response/new", as: "manager", shows: "When it answers" },
  { name: "texting-sign", path: "/s/1/texting/settings/number/sign", as: "manager", shows: "Print sign" },
  { name: "texting-form", path: "/s/3/texting/settings/number", as: "owner", shows: "Counter sign" },
  { name: "coupons", path: "/s/1/bounceback", as: "manager", shows: "Rows per page" },
  { name: "coupon-scan", path: "/s/1/bounceback/scan", as: "manager", shows: "Find coupon" },
  {
    name: "coupon-not-valid",
    path: "/s/1/bounceback/scan?code=BB1",
    as: "manager",
    shows: "Not a valid coupon number",
  },
  {
    name: "coupon",
    path: "/s/1/bounceback?status=REDEEMABLE",
    as: "manager",
    follows: firstRow,
    shows: "Sale before tax",
  },
  {
    name: "coupon-used",
    path: "/s/1/bounceback?status=REDEEMED",
    as: "manager",
    follows: firstRow,
    shows: "Don't take it off again",
  },
  { name: "new-coupon", path: "/s/1/bounceback/detail/new", as: "manager", shows: "Number of coupons" },
  { name: "team", path: "/s/1/team", as: "manager", shows: "Linked code" },
  { name: "team-links", path: "/s/1/team?links=true", as: "manager", shows: "employees" },
  { name: "team-person", path: "/s/1/team?person=3", as: "manager", shows: "Change pay" },
  { name: "timecards", path: "/s/1/team/timecards", as: "manager", shows: "Over 40 hours" },
  { name: "timecard", path: `/s/1/team/timecards/3?${lastWeeks}`, as: "manager", shows: "In and out" },
  { name: "odd-use", path: "/s/1/team/odd-use", as: "manager", shows: "The last 14 days" },
  { name: "users", path: "/s/1/settings/users", as: "manager", shows: "Last used" },
  { name: "team-inactive", path: "/s/1/team?filter=inactive", as: "manager", shows: "Inactive" },
  { name: "settings", path: "/s/1/settings", as: "manager", shows: "Locks after" },
  { name: "store", path: "/s/1/settings/store", as: "manager", shows: "Call-and-text number" },
  { name: "new-store", path: "/s/1/settings/store/new", as: "manager", shows: "What the store sells" },
  { name: "hours", path: "/s/1/settings/hours", as: "manager", shows: "Usual week" },
  { name: "switches", path: "/s/1/settings/switches", as: "manager", shows: "Lock the screen after" },
  { name: "automations", path: "/s/1/settings/automations", as: "manager", shows: "Homebase" },
  { name: "online-shop", path: "/s/1/settings/automations/orders/shopify", as: "manager", shows: "Write-back" },
  { name: "webhook-secret", path: "/s/1/orders/sharedsecret", as: "manager", shows: "Webhook address" },
  { name: "item-unknown", path: "/s/1/inventory/detail/show/999", as: "manager", shows: "Item not found" },
  {
    name: "online-order",
    path: "/s/1/daybook",
    as: "manager",
    follows: "#1039",
    shows: "So far",
  },
  { name: "schedule", path: "/s/1/settings/automations/scheduling/when-i-work", as: "manager", shows: "Developer key" },
  { name: "loyalty", path: "/s/1/settings/automations/loyalty/house-points", as: "manager", shows: "House points" },
  { name: "bookkeeping", path: "/s/1/settings/automations/bookkeeping/quickbooks", as: "manager", shows: "QuickBooks" },
  { name: "contact-list", path: "/s/4/settings/automations/contact-list/mailchimp", as: "owner", shows: "Refused by" },
  {
    name: "constant-contact",
    path: "/s/3/settings/automations/contact-list/constant-contact",
    as: "owner",
    shows: "Refused by",
  },
  {
    name: "contact-list-connect",
    path: "/s/1/settings/automations/contact-list/mailchimp",
    as: "manager",
    shows: "Connect Mailchimp to",
  },
  {
    name: "nightly-report",
    path: "/s/1/settings/automations/nightly-reports",
    as: "manager",
    shows: "Who gets it",
  },
  { name: "billing", path: "/s/1/settings/billing", as: "owner", shows: "Payment method" },
  { name: "automation-log", path: "/s/1/settings/automations/log/homebase", as: "manager", shows: "Errors only" },
  { name: "history", path: "/s/1/settings/history", as: "manager", shows: "Settings changes" },
  { name: "devices", path: "/s/1/settings/device", as: "manager", shows: "This store's devices" },
  {
    name: "register-exports",
    path: "/s/3/settings/device",
    as: "owner",
    follows: "What it exports",
    shows: "Drop one day's export here",
  },
  { name: "settings-password", path: "/s/1/settings/change-password", as: "manager", shows: "Old password" },
  { name: "sessions", path: "/s/1/settings/sessions", as: "manager", shows: "Last used" },
  {
    name: "goal-preferences",
    path: "/s/1/goal/settings?activeSetup=0",
    as: "manager",
    shows: "Fair mix",
  },
  { name: "goal-month", path: "/s/1/goal/settings?activeSetup=1", as: "manager", shows: "Still to come" },
  {
    name: "goal-day",
    path: `/s/1/goal/settings?month=${aDayToCome.slice(0, 7)}&day=${aDayToCome}`,
    as: "manager",
    shows: "Average transaction",
  },
  { name: "stores", path: "/s/1/stores", as: "owner", shows: "Needs a person" },
  { name: "compare-stores", path: "/s/1/stores?span=compare", as: "owner", shows: "no real difference" },
  { name: "reports", path: "/s/1/reports", as: "manager", shows: "Aging backstock" },
  {
    name: "weekly-report",
    path: `/s/1/reports/weekly?d=${dayFromNow(-7)}&lastWeek=true`,
    as: "manager",
    shows: "Week total",
  },
  { name: "weekly-now", path: "/s/1/reports/weekly", as: "manager", shows: "Week total" },
  { name: "week-page", path: "/s/1/reports/weekly/page", as: "manager", shows: "Week on one page" },
  { name: "all-stores", path: `/s/1/reports/weekly?d=${dayFromNow(-7)}&stores=all`, as: "owner", shows: "Comp sales" },
  { name: "monthly-report", path: "/s/1/reports/monthly", as: "manager", shows: "vs last year" },
  { name: "day-close", path: "/s/1/reports/day_close", as: "manager", shows: "Closed" },
  { name: "second-hand-register", path: "/s/3/reports/second_hand", as: "owner", shows: "Second-hand register" },
  { name: "second-hand-rules", path: "/s/3/buys/settings/second_hand", as: "owner", shows: "Your lawyer decides" },
  { name: "seller-book", path: "/s/1/reports/sellers", as: "manager", shows: "sellers in" },
  { name: "register-numbers", path: "/s/1/customers/register", as: "manager", shows: "Last 28 days" },
  { name: "exceptions", path: "/s/1/reports/exceptions?show=discounts", as: "manager", shows: "Ticket " },
  {
    name: "day-close-day",
    path: `/s/1/reports/day_close?day=${dayFromNow(-2)}`,
    as: "manager",
    shows: "By register",
  },
  { name: "ledger", path: `/s/1/reports/ledger?d=${dayFromNow(-2)}`, as: "manager", shows: "Cash to deposit" },
  {
    name: "ledger-line",
    path: `/s/1/reports/ledger?d=${dayFromNow(-2)}&entry=SALES&line=cash_to_deposit`,
    as: "manager",
    shows: "What it's made of",
  },
  { name: "buy-log", path: `/s/1/reports/buylog?d=${dayFromNow(-1)}`, as: "manager", shows: "Top pass reason" },
  {
    name: "buy-log-buy",
    path: `/s/1/reports/buylog?d=${dayFromNow(-1)}`,
    as: "manager",
    follows: firstRow,
    shows: "Pass reasons",
  },
  { name: "buyer-craft", path: "/s/1/reports/buyer_craft", as: "manager", shows: "By chance" },
  { name: "buyer-craft-hours", path: "/s/1/reports/buyer_craft?by=hour", as: "manager", shows: "By chance" },
  { name: "report-settings", path: "/s/1/reports/settings", as: "manager", shows: "Figures and order" },
  { name: "aging-backstock", path: "/s/1/reports/backstock", as: "manager", shows: "Average age" },
  { name: "backstock-history", path: "/s/1/reports/backstock_history", as: "manager", shows: "Rows per page" },
  { name: "pull-list", path: "/s/1/backstock/pull-list", as: "manager", shows: "Floor it or store it?" },
  { name: "sections", path: "/s/1/backstock/sections", as: "manager", shows: "Tops and sweaters" },
  { name: "new-section", path: "/s/1/backstock/sections?edit=new", as: "manager", shows: "Bins that fill it" },
  { name: "seasons", path: "/s/1/backstock/seasons", as: "manager", shows: "In backstock" },
  { name: "transfers", path: "/s/1/backstock/transfers", as: "manager", shows: "On the way here" },
  { name: "sister-balance", path: "/s/1/backstock/balance", as: "owner", shows: "Shared categories" },
  {
    name: "send-to-sister",
    path: "/s/1/backstock/balance?send=1",
    as: "owner",
    shows: "Send a bin to a sister store",
  },
  { name: "campaigns", path: "/s/1/bounceback/settings", as: "manager", shows: "Rules for all campaigns" },
  { name: "coupon-conflicts", path: "/s/1/bounceback/conflicts", as: "manager", shows: "Taken offline" },
  { name: "new-campaign", path: "/s/1/bounceback/settings/campaigns/new", as: "manager", shows: "Launch calculator" },
  {
    name: "campaign",
    path: "/s/1/bounceback/settings",
    as: "manager",
    follows: "Fall thank-you",
    shows: "How they reached people",
  },
  { name: "bounceback-report", path: "/s/1/reports/bounceback", as: "manager", shows: "By campaign" },
  { name: "bounceback-stores", path: "/s/1/reports/bounceback?stores=all", as: "owner", shows: "By store" },
  {
    name: "pick-list",
    path: "/s/2/backstock",
    as: "owner",
    follows: "Pick list for Bring in",
    shows: "Notes",
  },
  {
    name: "transfer-slip",
    path: "/s/1/backstock/transfers",
    as: "manager",
    follows: "Print slip",
    shows: "Taken in by",
  },
  {
    name: "backstock-location",
    path: "/s/1/backstock/settings?tab=locations",
    as: "manager",
    follows: "Back room",
    shows: "New bins start here",
  },
  { name: "backstock-bins", path: "/s/1/backstock/settings", as: "manager", shows: "Filled" },
  {
    name: "backstock-categories",
    path: "/s/1/backstock/settings?tab=categories",
    as: "manager",
    shows: "Winter coats",
  },
  {
    name: "backstock-category",
    path: "/s/1/backstock/settings?tab=categories",
    as: "manager",
    follows: "Winter coats",
    shows: "Items per bin",
  },
  { name: "import-bins", path: "/s/1/backstock/settings/bins/import", as: "manager", shows: "Choose a CSV file" },
  { name: "backstock-locations", path: "/s/1/backstock/settings?tab=locations", as: "manager", shows: "Empties bins" },
  { name: "backstock-options", path: "/s/1/backstock/settings?tab=options", as: "manager", shows: "Age bands end at" },
  { name: "new-bins", path: "/s/1/backstock/settings/bins/new", as: "manager", shows: "First number" },
  {
    name: "make-categories",
    path: "/s/1/backstock/settings/category/generate",
    as: "manager",
    shows: "Preview",
  },
  { name: "support", path: "/s/1/support", as: "support", shows: "Failed jobs" },
  { name: "mailbox", path: "/s/1/support?tab=mailbox", as: "support", shows: "Mailbox" },
  { name: "support-contact", path: "/s/1/support?tab=contact", as: "support", shows: "Support address" },
  { name: "software-updates", path: "/s/1/softwareUpdates", as: "manager", shows: "25.9" },
  { name: "about", path: "/s/1/about", as: "manager", shows: "Built on open source" },
  { name: "missing", path: "/s/1/nothing-here", as: "manager", shows: "Page not found" },
  { name: "kit-controls", path: "/kit/controls", as: null, shows: "The kit" },
  { name: "kit-fields", path: "/kit/fields", as: null, shows: "The kit" },
  { name: "kit-form", path: "/kit/form", as: null, shows: "The kit" },
  { name: "kit-scanner", path: "/kit/scanner", as: null, shows: "The kit" },
  { name: "kit-table", path: "/kit/table", as: null, shows: "The kit" },
  { name: "kit-figures", path: "/kit/figures", as: null, shows: "The kit" },
  { name: "kit-feedback", path: "/kit/feedback", as: null, shows: "The kit" },
  { name: "kit-dialogs", path: "/kit/dialogs", as: null, shows: "The kit" },
];

/** Goes on by a link, where a screen is reached so. */
export async function follow(page: Page, link: string | undefined): Promise<void> {
  if (link === firstRow) {
    await page.locator("tbody").getByRole("button").first().click();
  } else if (link !== undefined) {
    await page.getByRole("link", { name: link }).first().click();
  }
}

export const sizes = {
  counter: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 700 },
} as const;

export const themes = ["light", "dark"] as const;

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
